import { Monitor, Moon, Sun } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useTheme } from './theme.ts';
import { words } from './words.ts';

// Its menu is the only one of the frame and would be a fifth of the first load: it is fetched when someone reaches for it.
const ThemeMenu = lazy(async () => ({ default: (await loadMenu()).ThemeMenu }));

function loadMenu() {
  return import('./theme-menu.tsx');
}

/** The list of themes behind a button. */
export function ThemeChoice(): ReactElement {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <ThemeButton
      onPointerEnter={() => void loadMenu().catch(() => undefined)}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={<ThemeButton aria-busy="true" />}>
      <ThemeMenu trigger={<ThemeButton />} />
    </Suspense>
  );
}

function ThemeButton(props: Parameters<typeof Button>[0]): ReactElement {
  const [theme] = useTheme();
  const Icon = icons[theme];
  return (
    <Button variant="ghost" size="icon" aria-label={words.theme} aria-haspopup="menu" {...props}>
      <Icon aria-hidden="true" />
    </Button>
  );
}

const icons = { system: Monitor, light: Sun, dark: Moon };
