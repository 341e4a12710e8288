import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abstracts } from '../engine/fixtures/abstracts.ts';
import { findingCues } from '../engine/read/finding-cues.ts';
import { quickScreen, quickTest, wordStartsOf } from './quick-test.ts';

describe('wordStartsOf', () => {
  it.each([
    [/\b(?:cancers?|carcinomas?)\b/i, ['canc', 'carc']],
    [/\b(?:CT scans?|MRI)\b/, ['ct', 'mri']],
    [/\bp(?:a)?ediatric\w*/i, ['p']],
    [/\ban(?:a)?esthe\w+/i, ['an']],
    [/\bbone?s\b/, ['bon']],
    [/\b(?:no (?:effect|harm)|non-?significant)\b/, ['no', 'non']],
    [/\b(?:(?:re|un)view|in vitro)\b/, ['re', 'un', 'in']],
    [/(?<!\bthe )\bgain\w*|\bp ?[<=>]/i, ['gain', 'p']],
    [/\b(?!not\b)lo+t\b/, ['lo']],
    [/\ba\b|\bab\b/, ['a', 'ab']],
    [/\bx{2}y/, ['']],
    [/\bwe \w+/, ['we']],
  ])('tells how words of %s begin', (pattern, starts) => {
    expect(wordStartsOf(pattern)).toEqual(starts.includes('') ? null : starts);
  });

  it.each([/\d/, /^However\b/, /cancer/, /\b\w+ly\b/, /\b(?:|x)y/, /\bcan\b|%/, /\b[a-c]at\b/, /\bcan\b/u])(
    'does not guess where %s may match without a known word',
    (pattern) => {
      expect(wordStartsOf(pattern)).toBeNull();
    },
  );
});

describe('quickTest', () => {
  const patterns = findingCues.map(({ pattern }) => pattern);
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
