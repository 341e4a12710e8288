import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPost } from './split-post.ts';

const texts = (post: string) => splitPost(post).map(({ text }) => text);

describe('splitPost', () => {
  it('parts links, tags and signs from a sentence that has ended', () => {
    expect(texts('Pain fell to 2.6 of 10. https://doi.org/10.1/x #Radiology')).toEqual([
      'Pain fell to 2.6 of 10.',
      'https://doi.org/10.1/x #Radiology',
    ]);
    expect(texts('Hats off to the team! 👏')).toEqual(['Hats off to the team!', '👏']);
    expect(texts('No results yet. ✨ From “Walking”. Read on.')).toEqual([
      'No results yet.',
      '✨',
      'From “Walking”.',
      'Read on.',
    ]);
  });

  it('keeps a link with the words that lead to it', () => {
    expect(texts('Methods are here: https://doi.org/10.1/x')).toEqual([
      'Methods are here: https://doi.org/10.1/x',
    ]);
  });

  it('keeps a title in quotation marks whole, whatever stands inside', () => {
    expect(texts('A was linked to B. From “Why do we not? An analysis. Part 2”. #Pain')).toEqual([
      'A was linked to B.',
      'From “Why do we not? An analysis. Part 2”.',
      '#Pain',
    ]);
  });

  it('parts lines', () => {
    expect(texts('Finding: A was linked to B.\n\nLimits: one centre.')).toEqual([
      'Finding: A was linked to B.',
      'Limits: one centre.',
    ]);
  });

  it('loses no word of any post', () => {
    fc.assert(
      fc.property(fc.string(), (post) => {
        // The mark of a list item is no word of it.
        const flat = (text: string) => text.replace(/[\s•●▪◦‣*–—-]+/gu, '');
        expect(flat(texts(post).join(''))).toBe(flat(post));
      }),
    );
  });
});
