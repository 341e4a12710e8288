import { Keyboard } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isTyping } from '#web/features/keys/is-typing.ts';
import { areKeysOn, keepKeysOn } from '#web/features/keys/keys-on.ts';
import { Button } from '#web/ui/button.tsx';
import { moveToPost, pressInPost } from './act-on-post.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';
import { words } from './words.ts';

/** Fetched when somebody asks. */
const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }));

/** The keys of the desk, and the button that tells of them. */
export function Shortcuts({ onWrite }: { readonly onWrite: () => void }): ReactElement {
  const [help, setHelp] = useState(false);
  const [on, setOn] = useState(areKeysOn);
  const act: Readonly<Record<Shortcut, () => void>> = {
    write: onWrite,
    next: () => moveToPost(1),
    previous: () => moveToPost(-1),
    copy: () => pressInPost('copy'),
    edit: () => pressInPost('edit'),
    help: () => setHelp(true),
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog has keys of its own.
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const shortcut = shortcutOf(event, { typing: isTyping(event.target), on });
    if (shortcut === null) return;
    event.preventDefault();
    act[shortcut]();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="mt-6 hidden text-ink-soft pointer-fine:inline-flex"
        onClick={() => setHelp(true)}
      >
        <Keyboard aria-hidden="true" />
        {words.open}
      </Button>
      {help && (
        <Suspense>
          <ShortcutHelp
            on={on}
            onSwitch={(next) => {
              keepKeysOn(next);
              setOn(next);
            }}
            onClose={() => setHelp(false)}
          />
        </Suspense>
      )}
    </>
  );
}
