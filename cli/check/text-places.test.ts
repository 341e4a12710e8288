import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesIn } from './text-places.ts';

it('every offset is found again by its line and column', () => {
  const parts = fc.array(fc.constantFrom('a', '\n', '\r\n', '\r', '\t', '😀', '\u2028'));
  fc.assert(
    fc.property(parts, fc.nat(30), (signs, at) => {
      const text = signs.join('');
      const start = Math.min(at, text.length);
      const { line, column } = placesIn(text)({ start, end: start });
      const before = text.split('\n').slice(0, line - 1);
      expect(before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1).toBe(start);
    }),
  );
});
