import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing.ts';
import { areKeysOn } from './keys-on.ts';

/** Single keys of a screen, in lower case; they count where nothing is typed, no dialog is open and the person left them on. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, repeat, target } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || isTyping(target)) return;
    // A key that is held down decides once.
    if (repeat || !areKeysOn() || document.querySelector('dialog[open]') !== null) return;
    const action = Object.hasOwn(actions, key.toLowerCase()) ? actions[key.toLowerCase()] : undefined;
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
