import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { DropdownChoice } from '#web/ui/dropdown.tsx';
import { type Theme, useTheme } from './theme.ts';
import { words } from './words.ts';

/** The list of themes, open: it is drawn when its button was pressed for the first time. */
export function ThemeMenu({ trigger }: { readonly trigger: ReactNode }): ReactElement {
  const [theme, setTheme] = useTheme();
  return (
    <DropdownChoice
      label={words.theme}
      value={theme}
      onChange={setTheme}
      startsOpen
      options={choices.map((value) => {
        const Icon = icons[value];
        return { value, label: words.themes[value], icon: <Icon aria-hidden="true" /> };
      })}
      trigger={trigger}
    />
  );
}

const choices = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<Theme, unknown>;
