import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { foldPosition, segmentsOf } from './segments.ts';

function sentence(text: string): GroundedSentence {
  return { text, kind: 'claim', mark: 'compare', support: [0], flags: [] };
}

describe('segmentsOf', () => {
  it('finds sentences with what stands between them', () => {
    const post = 'Sharks slap.\n\nThey stun sardines! #Sharks https://doi.org/10.1/x';
    const segments = segmentsOf(post, [sentence('Sharks slap.'), sentence('They stun\nsardines!')], null);
    expect(segments.map(({ text, sentence }) => [text, sentence])).toEqual([
      ['Sharks slap.', 0],
      ['\n\n', null],
      ['They stun sardines!', 1],
      [' #Sharks https://doi.org/10.1/x', null],
    ]);
  });

  it('cuts a sentence at the fold into two parts of the same sentence', () => {
    const segments = segmentsOf('One two three four.', [sentence('One two three four.')], 9);
    expect(segments).toEqual([
      { text: 'One two', start: 0, sentence: 0, first: true, startsFold: false },
      { text: ' three four.', start: 7, sentence: 0, first: false, startsFold: true },
    ]);
  });

  it('leaves a sentence that is not there unmarked', () => {
    expect(segmentsOf('One.', [sentence('Two.')], null)).toEqual([
      { text: 'One.', start: 0, sentence: null, first: true, startsFold: false },
    ]);
  });

  it('never loses or adds a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string()),
        fc.option(fc.nat(80)),
        (post, texts, fold) => {
          const segments = segmentsOf(
            post,
            texts.map((text) => sentence(text)),
            fold,
          );
          expect(segments.map((segment) => segment.text).join('')).toBe(post);
          expect(segments.filter((segment) => segment.startsFold).length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('foldPosition', () => {
  it('keeps whole words, and is nowhere for a short post', () => {
    expect(foldPosition('abc def', 7)).toBeNull();
    expect(foldPosition('abc def ghi', 5)).toBe(3);
    expect(foldPosition('abcdefgh', 5)).toBe(5);
  });
});
