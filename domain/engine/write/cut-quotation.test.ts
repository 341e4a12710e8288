import { describe, expect, it } from 'vitest';
import { cutQuotation, quotedClaim } from './cut-quotation.ts';

describe('cutQuotation', () => {
  it('stops at a clause that only adds', () => {
    expect(
      cutQuotation(
        'We present a package for fitting quantile models of river floods in large basins, which is written in R.',
        120,
      ),
    ).toBe('"We present a package for fitting quantile models of river floods in large basins …".');
  });

  it('never stops before a verb that "that" waits for, in a list, or before what takes back', () => {
    const open =
      'We show here that the successful detection of one or more of them by radio searches (with an array) would set limits.';
    expect(cutQuotation(open, 200)).toBeNull();
    const listed =
      'We show that gas motions in the cluster can (i) carry the bubble rays to large radii, and (ii) spread the seeds.';
    expect(cutQuotation(listed, 200)).toBeNull();
    const taken =
      'The method reaches the accuracy of all earlier approaches on every set that we tried, which holds only for small images.';
    expect(cutQuotation(taken, 200)).toBeNull();
  });

  it('stops where a result only goes on to be praised', () => {
    expect(
      cutQuotation(
        'our way of laying moss improves the climate of four kinds of rooms, offering more favorable trade-offs between weight and heat.',
        100,
      ),
    ).toBe('"our way of laying moss improves the climate of four kinds of rooms …".');
  });

  it('never keeps only in what something was tried', () => {
    const scene =
      'In a series of experiments with roofs of slate and of tile in the old and the new town, and also with flat ones, we show that moss cools the rooms.';
    expect(cutQuotation(scene, 110)).toBeNull();
  });
});

describe('a quotation of what was shown', () => {
  it('goes before what was done', () => {
    expect(quotedClaim('We measured ten roofs, and show that moss cools roofs in summer.', 200)).toBe(
      '"moss cools roofs in summer".',
    );
  });

  it.each([
    'We do not find that moss cools roofs in summer.',
    'Unless it rains, we show that moss cools roofs in summer.',
    'Assuming a flat earth, we prove that moss cools roofs in summer.',
    'In mice, we show that moss cools roofs in summer.',
  ])('never goes without what limits it: %j', (source) => {
    expect(quotedClaim(source, 200) ?? '').not.toMatch(/^"moss/);
  });
});
