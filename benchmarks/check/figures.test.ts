import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, shareOf } from './figures.ts';

describe('shares', () => {
  it('have the interval that Wilson gives', () => {
    // Newcombe (1998), table I: 81 of 263 and 15 of 148, 0 of 20.
    expect(shareOf(81, 263)).toMatchObject({ low: expect.closeTo(25.53, 2), high: expect.closeTo(36.62, 2) });
    expect(shareOf(15, 148)).toMatchObject({ low: expect.closeTo(6.24, 2), high: expect.closeTo(16.05, 2) });
    expect(shareOf(0, 20)).toMatchObject({ low: 0, high: expect.closeTo(16.11, 2) });
  });

  it('lie within their interval, whatever is counted', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (part, rest) => {
        const { low, high } = shareOf(part, part + rest);
        const share = part + rest === 0 ? 50 : (100 * part) / (part + rest);
        return low <= share + 1e-9 && share <= high + 1e-9 && low >= 0 && high <= 100;
      }),
    );
  });
});

describe('a line', () => {
  const one = (supported: boolean, flagged: boolean, matches: boolean) => ({
    kind: supported ? null : 'number',
    supported,
    flagged,
    matches,
  });

  it('says how many wrong ones were found, how many right ones were flagged, and what matches are worth', () => {
    const line = lineOf('set', 'all', [
      one(false, true, false),
      one(false, false, true),
      one(true, false, true),
      one(true, true, false),
    ]);
    expect(line.match(/[\d.]+ \(|\| 50\.0 \|/g)).toEqual([
      '50.0 (',
      '50.0 (',
      '| 50.0 |',
      '50.0 (',
      '50.0 (',
    ]);
  });

  it('leaves out what a set cannot say', () => {
    expect(lineOf('set', 'all', [one(true, false, false)])).toMatch(
      /^\| set \| all \| 1 \| {2}\| 0\.0 \(0\.0 to 79\.3\) \| {2}\| 0\.0 \(0\.0 to 79\.3\) \| {2}\|$/,
    );
  });
});
