import { describe, expect, it } from 'vitest';
import { shortcutOf, singleKeys } from './shortcuts.ts';

const bare = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false };
const reading = { typing: false, on: true };

describe('keys of the desk', () => {
  it.each(['ctrlKey', 'metaKey'] as const)('%s and Enter write, also while one types', (modifier) => {
    const pressed = { ...bare, key: 'Enter', [modifier]: true };
    expect(shortcutOf(pressed, { typing: true, on: false })).toBe('write');
    expect(shortcutOf({ ...pressed, isComposing: true }, reading)).toBeNull();
    expect(shortcutOf({ ...pressed, repeat: true }, reading)).toBeNull();
  });

  it.each(Object.entries(singleKeys))('%s asks for %s where nothing is typed', (key, shortcut) => {
    expect(shortcutOf({ ...bare, key }, reading)).toBe(shortcut);
    expect(shortcutOf({ ...bare, key: key.toUpperCase() }, reading)).toBe(shortcut);
    expect(shortcutOf({ ...bare, key }, { typing: true, on: true })).toBeNull();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(shortcutOf({ ...bare, key, [modifier]: true }, reading)).toBeNull();
  });

  it('can be switched off, but for the one that tells of them', () => {
    const off = { typing: false, on: false };
    expect(Object.keys(singleKeys).filter((key) => shortcutOf({ ...bare, key }, off) !== null)).toEqual([
      '?',
    ]);
  });

  it.each(['Enter', 'a', 'constructor', 'Tab'])('%s alone asks for nothing', (key) => {
    expect(shortcutOf({ ...bare, key }, reading)).toBeNull();
  });
});
