import type { ReactElement } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { type Shortcut, singleKeys } from './shortcuts.ts';
import { words } from './words.ts';

interface ShortcutHelpProps {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onClose: () => void;
}

export function ShortcutHelp({ on, onSwitch, onClose }: ShortcutHelpProps): ReactElement {
  const keys: readonly (readonly [string, Shortcut])[] = [
    [words.writeKeys, 'write'],
    ...Object.entries(singleKeys).map(([key, does]) => [key.toUpperCase(), does] as const),
  ];
  return (
    <Dialog open onOpenChange={onClose} title={words.title} closeLabel={words.close}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {keys.map(([key, does]) => (
          <div key={does} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-wash px-2 py-0.5 font-sans text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{words.does[does]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <Switch label={words.single} checked={on} onChange={onSwitch} />
      </div>
    </Dialog>
  );
}
