import { describe, expect, it } from 'vitest';
import { findHype } from './hype.ts';
import { type PostProblemCode, postProblems } from './post-rules.ts';

describe('postProblems', () => {
  it('finds nothing wrong with a good post', () => {
    const post =
      'Pain did not differ significantly (2.6 vs 2.7 of 10) in 249 outpatients. Poke holes: https://doi.org/10.1000/a #Radiology';
    expect(postProblems('twitter', post)).toEqual([]);
  });

  it.each<[PostProblemCode, 'twitter' | 'instagram', string]>([
    ['too-long', 'twitter', 'word '.repeat(60)],
    ['too-many-tags', 'twitter', 'Pain did not differ. #Pain #Radiology'],
    ['too-many-tags', 'instagram', 'Pain did not differ. #A1 #B2 #C3 #D4 #E5 #F6'],
    ['dead-link', 'instagram', 'Read it: https://doi.org/10.1000/a'],
    ['long-dash', 'twitter', 'Pain did not differ \u2014 at all.'],
    ['hype', 'twitter', 'A groundbreaking result.'],
    ['unbalanced', 'twitter', 'Pain (2.6 of 10 did not differ.'],
    ['unbalanced', 'twitter', 'The abstract states: "Pain did not differ.'],
    ['doubled-word', 'twitter', 'Pain did did not differ.'],
    ['punctuation', 'twitter', 'Does it hurt?: no.'],
    ['punctuation', 'twitter', 'Pain did not differ..'],
    ['raw-markup', 'twitter', 'A mass of \\mathcal{O}(10).'],
    ['unfilled', 'twitter', 'In {p}, pain did not differ.'],
    ['empty', 'twitter', '  '],
  ])('reports %s', (code, platform, text) => {
    expect(postProblems(platform, text).map((one) => one.code)).toContain(code);
  });

  it('takes the half bracket of a list for no broken one', () => {
    expect(
      postProblems('linkedin', 'It can reach: 1) parity in error (e.g., odds); and 2) calibration.'),
    ).toEqual([]);
    expect(postProblems('linkedin', '“a) Parity held; b) calibration did not.”')).toEqual([]);
    expect(postProblems('linkedin', 'Parity was reached (as in 1) calibration.')).toEqual([]);
    expect(postProblems('linkedin', 'Parity held] in both.').map((one) => one.code)).toEqual(['unbalanced']);
    expect(postProblems('linkedin', 'Parity (in part held; b) calibration did not.')).toEqual([]);
    expect(postProblems('linkedin', 'Parity held 5) in both.').map((one) => one.code)).toEqual([]);
  });

  it('counts an issue number or an anchor in a link as no hashtag', () => {
    expect(postProblems('twitter', 'See https://example.org/a#part and #Pain for the rest.')).toEqual([]);
  });
});

describe('findHype', () => {
  it('lets a source use some words of itself, and praise never', () => {
    expect(findHype('A novel breakthrough.', 'A novel breakthrough in pain.').map((one) => one.word)).toEqual(
      ['breakthrough'],
    );
  });

  it('leaves ordinary words alone', () => {
    expect(
      findHype('Fish were kept in secure tanks on harness racks; landmarks were set on images.'),
    ).toEqual([]);
  });
});
