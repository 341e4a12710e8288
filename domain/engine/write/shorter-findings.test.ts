import { describe, expect, it } from 'vitest';
import { buildSheet } from './fixtures/build-sheet.ts';
import { shorterFindings } from './shorter-findings.ts';

const shorter = (text: string): string[] =>
  shorterFindings({ ...buildSheet({ source: [text], finding: { text } }).finding, text, short: null });

const long =
  'on roofs of many kinds in the old town and along the river, with and without a layer of gravel, in two hot summers and in one wet year';

describe('a finding where it would not fit', () => {
  it.each([
    [
      `The authors show that: (i) moss has kept the rooms below cooler all summer; (ii) ferns do so ${long}.`,
      'Moss has kept the rooms below cooler all summer.',
    ],
    [
      `The analysis suggests that: (a) The moss may keep the rooms below cooler; (b) that ferns do so ${long}.`,
      'The analysis suggests that the moss may keep the rooms below cooler.',
    ],
    [
      `The authors lay moss beside fern ${long}, and show that moss keeps the rooms below cooler all summer long.`,
      'Moss keeps the rooms below cooler all summer long.',
    ],
    [
      `Moss keeps the rooms below cooler than gravel does ${long}, consistent with measurements on older roofs.`,
      `Moss keeps the rooms below cooler than gravel does ${long}.`,
    ],
  ])('%s', (text, told) => {
    expect(shorter(text)).toContain(told);
  });

  it.each([
    // In whom it was shown goes with it.
    `The authors give moss to mice ${long}, and show that moss keeps the nests below cooler all summer long.`,
    `The authors lay moss beside fern ${long}, and show that it keeps the rooms below cooler all summer long.`,
    `The authors add two parts: (i) a moss that keeps the rooms below cooler; (ii) a fern that does so ${long}.`,
  ])('is told whole: %s', (text) => {
    expect(shorter(text)).toEqual([text]);
  });
});
