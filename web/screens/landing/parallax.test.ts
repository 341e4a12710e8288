import { describe, expect, it } from 'vitest';
import { parallaxOffset } from './parallax.ts';

describe('parallaxOffset', () => {
  it.each([
    [-80, 0],
    [0, 0],
    [250, -75],
    [500, -150],
    [5000, -150],
  ])('at %i px is %i px', (scrolled, offset) => {
    expect(parallaxOffset(scrolled)).toBe(offset);
  });
});
