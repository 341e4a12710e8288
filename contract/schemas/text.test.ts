import { describe, expect, it } from 'vitest';
import { readInput } from '../read-input.ts';
import { inputText } from './text.ts';

describe('a name', () => {
  it.each(['\u202e', '\u202a', '\u2066', '\u2069', '\u200f', '\u061c'])(
    'keeps no sign that turns the writing beside it around: %j',
    (sign) => {
      expect(readInput(inputText(100), `Ada ${sign}evil`)).toEqual({ ok: true, value: 'Ada evil' });
      // Such signs alone are no name.
      expect(readInput(inputText(100), sign).ok).toBe(false);
    },
  );

  it('keeps what joins letters, and the scripts that are written from the right', () => {
    for (const name of ['کتاب\u200cخانه', 'עדה', 'Zoë 李'])
      expect(readInput(inputText(100), name)).toEqual({ ok: true, value: name });
  });
});
