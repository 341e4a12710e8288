import { describe, expect, it } from 'vitest';
import { designBits } from './design-bits.ts';

describe('designBits', () => {
  it.each([
    ['a randomized, double-blind trial', 'Randomized. Double-blind.'],
    ['randomised placebo-controlled crossover study', 'Randomised. Placebo-controlled. Crossover.'],
    ['Retrospective cohort study', 'Retrospective.'],
    ['a non-randomized, open-label study', 'Non-randomized. Open-label.'],
    ['a Monte Carlo simulation', null],
    ['structured interviews', null],
  ])('of %j', (design, bits) => {
    expect(designBits(design)).toBe(bits);
  });
});
