import { Monitor } from 'lucide-react';
import { lazy, type ReactElement, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

// Its menu is the only one of the frame and would be a fifth of the first load.
const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu.tsx')).ThemeMenu }));

export function ThemeChoice(): ReactElement {
  return (
    <Suspense fallback={<Waiting />}>
      <ThemeMenu />
    </Suspense>
  );
}

function Waiting(): ReactElement {
  return (
    <Button variant="ghost" size="icon" aria-label={words.theme} disabled>
      <Monitor aria-hidden="true" />
    </Button>
  );
}
