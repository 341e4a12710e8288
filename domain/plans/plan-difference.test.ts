import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planKeys } from './catalogue.ts';
import { planDifference } from './plan-difference.ts';

describe('planDifference', () => {
  it('says what a larger plan gives, and a smaller one takes', () => {
    const { gains, losses } = planDifference('PRO', 'ADVANCED');
    expect(gains).toEqual([
      { of: 'posts', from: 200, to: 'unlimited' },
      { of: 'seats', from: 1, to: 10 },
      { of: 'keys', from: 0, to: 1 },
      { of: 'support' },
      { of: 'hashtags' },
    ]);
    expect(losses).toEqual([]);
    expect(planDifference('BUSINESS', 'FREE').losses).toContainEqual({ of: 'predict' });
  });

  it('takes on the way back what it gave on the way there, and nothing on the spot', () => {
    fc.assert(
      fc.property(fc.constantFrom(...planKeys), fc.constantFrom(...planKeys), (one, other) => {
        const [there, back] = [planDifference(one, other), planDifference(other, one)];
        expect(there.gains.map(({ of }) => of)).toEqual(back.losses.map(({ of }) => of));
        if (one === other) expect(there).toEqual({ gains: [], losses: [] });
      }),
    );
  });
});
