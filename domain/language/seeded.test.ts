import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededChoice, seededIndex, seededOrder } from './seeded.ts';

const items = ['a', 'b', 'c', 'd', 'e'];

describe('seededChoice', () => {
  it('gives the same item for the same seed and key', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (seed, key) => {
        expect(seededChoice(seed, key, items)).toBe(seededChoice(seed, key, items));
      }),
    );
  });

  it('spreads evenly over neighbouring seeds', () => {
    const counts = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 5000; seed += 1) {
      const index = seededIndex(seed, 'hook', 5);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('refuses an empty list', () => {
    expect(() => seededChoice(1, 'hook', [])).toThrow(RangeError);
  });
});

describe('seededOrder', () => {
  it('keeps every item once', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, list) => {
        expect([...seededOrder(seed, 'x', list)].sort()).toEqual([...list].sort());
      }),
    );
  });
});
