import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokens, words } from './words.ts';

describe('words', () => {
  it('keeps decimals, thousands and formulas, and gives the parts of a compound', () => {
    expect(words('A state-of-the-art p53 test (P<.05) in 1,992 CO2-rich 0.5mg samples.')).toEqual([
      'a',
      'state',
      'of',
      'the',
      'art',
      'p53',
      'test',
      'p',
      '.05',
      'in',
      '1,992',
      'co2',
      'rich',
      '0.5',
      'mg',
      'samples',
    ]);
  });

  it('keeps an apostrophe inside a word only, in one form', () => {
    expect(words("the patients' don’t isn't")).toEqual(['the', 'patients', "don't", "isn't"]);
  });
});

describe('tokens', () => {
  it('point at their own text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let last = 0;
        for (const token of tokens(text)) {
          expect(text.slice(token.start, token.end)).toBe(token.text);
          expect(token.start).toBeGreaterThanOrEqual(last);
          last = token.end;
        }
      }),
    );
  });
});
