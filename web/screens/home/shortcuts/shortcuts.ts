/** What a key does at the desk. */
export type Shortcut = 'write' | 'next' | 'previous' | 'copy' | 'edit' | 'help';

/** Keys without a modifier, in the order in which they are told. */
export const singleKeys: Readonly<Record<string, Shortcut>> = {
  j: 'next',
  k: 'previous',
  c: 'copy',
  e: 'edit',
  '?': 'help',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>;

/**
 * What a pressed key asks for; null for nothing. Ctrl or Cmd with Enter writes from anywhere; single keys count where no text is typed,
 * and only where the person left them on (WCAG 2.2, 2.1.4).
 */
export function shortcutOf(
  pressed: Pressed,
  where: { readonly typing: boolean; readonly on: boolean },
): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, isComposing, repeat } = pressed;
  // A key that is held down asks once.
  if (isComposing || altKey || repeat) return null;
  if (ctrlKey || metaKey) return key === 'Enter' ? 'write' : null;
  if (where.typing || !(where.on || key === '?')) return null;
  return Object.hasOwn(singleKeys, key.toLowerCase()) ? (singleKeys[key.toLowerCase()] ?? null) : null;
}
