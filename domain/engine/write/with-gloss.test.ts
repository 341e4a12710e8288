import { describe, expect, it } from 'vitest';
import { checkPost } from '#domain/grounding/check-post.ts';
import { generatePosts } from '../generate.ts';
import { withGloss } from './with-gloss.ts';

describe('withGloss', () => {
  it('explains the first strange word of a sentence', () => {
    expect(withGloss('Stress enlarged the amygdala and raised cytokines.', '')).toBe(
      'Stress enlarged the amygdala (a brain area tied to emotion) and raised cytokines.',
    );
  });

  it.each([
    ['before a noun', 'Stress raised cytokine levels in mice.'],
    ['before a noun that it shares', 'Stress raised cytokine and chemokine levels in mice.'],
    ['in brackets', 'Stress raised signals (such as cytokines) in mice.'],
    ['in quotation marks', 'The authors say “cytokines rose” in mice.'],
    ['with a short form behind it', 'Stress raised cytokines (CK) in mice.'],
    ['as a part of a word', 'Stress raised cytokine-like proteins in mice.'],
    ['whose meaning the sentence tells', 'Stress raised cytokines and other signaling proteins in mice.'],
  ])('leaves a word %s alone', (_, text) => {
    expect(withGloss(text, '')).toBe(text);
  });

  it('explains no word twice, and nothing where it would make a sentence long', () => {
    const text = 'Stress raised cytokines in mice.';
    expect(withGloss(text, 'Cytokines are many.')).toBe(text);
    const long = `Stress raised cytokines in ${'the lungs and '.repeat(10)}the heart.`;
    expect(withGloss(long, '')).toContain('cytokines (immune signaling proteins)');
    const longer = `Stress raised cytokines in ${'the lungs and '.repeat(13)}the heart.`;
    expect(withGloss(longer, '')).toBe(longer);
  });
});

const inputText =
  'Fear is hard to measure. We scanned 40 healthy volunteers. Stress enlarged the amygdala in all volunteers. The result was the same in men and women.';

describe('a post in a plain voice', () => {
  const post = (tone: 'casual' | 'publisher', finding: number | string): string =>
    generatePosts({ inputText, tone, platforms: ['facebook'], finding }).generatedContent.facebook ?? '';

  it('explains a word of the source, and stays supported', () => {
    const text = post('casual', 2);
    expect(text).toContain('the amygdala (a brain area tied to emotion)');
    const source = generatePosts({ inputText, tone: 'casual', platforms: [] }).factSheet.sentences;
    expect(checkPost({ sentences: source, info: {} }, text).sentences.flatMap(({ flags }) => flags)).toEqual(
      [],
    );
  });

  it('leaves terms to professionals, and to who used them on purpose', () => {
    expect(post('publisher', 2)).not.toContain('(a brain area');
    expect(post('casual', 'Stress made the amygdala larger in all volunteers.')).not.toContain(
      '(a brain area',
    );
  });
});
