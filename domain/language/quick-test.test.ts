import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abstracts } from '../engine/fixtures/abstracts.ts';
import { findingCues } from '../engine/read/finding-cues.ts';
import { quickExec, quickScreen, quickTest } from './quick-test.ts';

describe('quickTest', () => {
  const patterns = [
    ...findingCues.map(({ pattern }) => pattern),
    /\b(?:skin|ſoft) (?:tissues?|kelvin)/iu,
    /^(?:In|At) (?:\p{Ll}+ ){0,2}(?:the|an?) (?:first|second) (?:trial|study)/u,
    /(?:^|[.!?] )(?:[Tt]hey|[Ww]e) (?:also )?(?<verb>find|found)\b/u,
  ];
  const tests = patterns.map((pattern) => ({ pattern, quick: quickTest(pattern) }));
  const differing = (text: string): string[] =>
    tests
      .filter(({ pattern, quick }) => quick(text) !== pattern.test(text))
      .map(({ pattern }) => pattern.source);

  it('answers as the pattern does, on real sentences', () => {
    for (const { text, title } of abstracts)
      for (const sentence of [title, text, ...text.split('. ')]) expect(differing(sentence)).toEqual([]);
  });

  it('answers as the pattern does, on anything', () => {
    const words = [
      ...abstracts.slice(0, 12).flatMap(({ text }) => text.split(' ')),
      'CANCERS',
      'p<',
      '3D',
      'MRI/CT',
      'x_ray',
      'œdema',
      'ſkin',
      '5 \u212A',
      '\u212Aelvin',
      'In the first trial',
    ];
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((all) => all.join(' ')),
      fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        expect(differing(given)).toEqual([]);
      }),
    );
  });

  it('finds what the pattern finds', () => {
    const pattern = /\b(?<noun>cancers?) of\b/;
    expect(quickExec(pattern)('A study of bees')).toBeNull();
    expect(quickExec(pattern)('Of cancers of bees')).toEqual(pattern.exec('Of cancers of bees'));
  });

  it('passes over a text without the beginnings, and only such a text', () => {
    const mayStandIn = quickScreen(/\b(?:cancers?|tumou?rs?)\b/i);
    expect(['A study of bees', '', 'precancer', 'a candle'].map(mayStandIn)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['Cancer', 'of TUMORS', 'a (tumo', '-cancel'].map(mayStandIn)).toEqual([true, true, true, true]);
  });
});
