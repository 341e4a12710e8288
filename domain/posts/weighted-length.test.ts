import fc from 'fast-check';
import twitterText from 'twitter-text';
import { describe, expect, it } from 'vitest';
import conformance from './fixtures/twitter-text-weighted.json' with { type: 'json' };
import { weightedLength } from './weighted-length.ts';

describe('weightedLength', () => {
  it('holds every weighted case of the conformance suite', () => {
    const wrong = conformance.cases.filter((one) => weightedLength(one.text) !== one.weightedLength);
    expect(wrong).toEqual([]);
    expect(conformance.cases.length).toBeGreaterThan(20);
  });

  it.each([
    ['', 0],
    ['Pain did not differ. https://doi.org/10.1186/s12891-018-2262-7', 44],
    ['doi.org/10.1000/xyz(2024)', 23],
    ['2.6 − 2.7 → ≥', 16],
    ['p=.960, e.g. this.', 18],
    ['e\u0301', 1],
    ['👩🏽‍🔬', 2],
    ['1️⃣', 2],
    ['⭐\uFE0F⚡\uFE0F☕\uFE0F', 6],
    ['👩🏽\uFE0F', 2],
    ['🇩🇪 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 9],
    ['研究', 4],
    ['µg and ±', 8],
  ])('weighs %j as %i', (text, expected) => {
    expect(weightedLength(text)).toBe(expected);
  });

  it('agrees with twitter-text on texts made of realistic pieces', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        // The library's table has fewer signs that may stand with U+FE0F than Unicode; the network counts every emoji as two.
        const bare = text.replace(/(?<=\p{Emoji_Presentation})\uFE0F/gu, '');
        expect(weightedLength(text)).toBe(twitterText.parseTweet(bare).weightedLength);
      }),
      { numRuns: 10_000, seed: 20_261_121 },
    );
  });
});

const hosts = [
  'doi.org',
  'www.nature.com',
  'arxiv.org',
  'foo_bar.example.co.uk',
  't.co',
  'bücher.de',
  'müller.com',
  'a-b.io',
  '-a.com',
  'a_b.com',
  'test.한국',
  'xn--bcher-kva.example',
  'xn--p1ai.xn--p1ai',
  'example.invalidtld',
  '10.1000',
  'U.S.A',
  'e.g',
  'Dr.Smith.me',
  'un.org',
];
const paths = [
  '',
  '/',
  '/10.1038/s41586-020-2649-2',
  '/abs/2101.00001v2',
  '/a_(b)',
  '/a(b(c))d',
  '/a.',
  '/ü-straße',
  '/x?y=1&z=%20',
  '?q=a.b#c',
  '/#!/x',
  ':8080/x',
  '/(',
  '/a)',
  '/@me/',
  "/it's!",
  '/a–b',
  '/статья',
];
const glue = [
  ' ',
  ' ',
  '\n',
  '\n\n',
  '',
  '.',
  ',',
  ': ',
  '(',
  ')',
  '@',
  '#',
  '“',
  '”',
  '…',
  '—',
  '-',
  '_',
  '/',
  "'",
  '\u200E',
  '\uFEFF',
  '、',
  '日本',
  'é',
];
const words = [
  'Finding',
  'pain',
  '2.6',
  '5%',
  'p<.001',
  'n=249',
  'µg',
  'CO₂',
  'α-synuclein',
  'naïve',
  '≥',
  '→',
  '−',
  '±',
  '#Radiology',
  '@someone',
  '$TSLA',
  '研究',
  'исследование',
  'مرحبا',
  'A.B',
  'v1.2.3',
  'end.Next',
];
const signs = [
  '🙂',
  '👏🏽',
  '👩‍🔬',
  '🔭',
  '✨',
  '1️⃣',
  '🇫🇷',
  '❤️',
  '❤',
  '☺',
  '©',
  '™',
  '👨‍👩‍👧‍👦',
  '\uFE0F',
  '\u200D',
  '🏴‍☠️',
  '🏽',
  '\uD83D',
];

const piece: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom('', 'http://', 'https://', 'HTTPS://', 'ftp://'),
        fc.constantFrom(...hosts),
        fc.constantFrom(...paths),
      )
      .map((parts) => parts.join('')),
  },
  { weight: 6, arbitrary: fc.constantFrom(...glue) },
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.constantFrom(...signs) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);
