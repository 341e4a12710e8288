import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DropdownChoice } from '#web/ui/dropdown.tsx';
import { type Theme, useTheme } from './theme.ts';
import { words } from './words.ts';

/** The list of themes behind a button. */
export function ThemeMenu(): ReactElement {
  const [theme, setTheme] = useTheme();
  const Icon = icons[theme];
  return (
    <DropdownChoice
      label={words.theme}
      value={theme}
      onChange={setTheme}
      options={choices.map((value) => ({ value, label: words.themes[value], icon: iconOf(value) }))}
      trigger={
        <Button variant="ghost" size="icon" aria-label={words.theme}>
          <Icon aria-hidden="true" />
        </Button>
      }
    />
  );
}

const choices = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<Theme, unknown>;

function iconOf(theme: Theme): ReactElement {
  const Icon = icons[theme];
  return <Icon aria-hidden="true" />;
}
