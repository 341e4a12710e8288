import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { sourceSentences } from '../engine/read/source-sentences.ts';
import { platforms } from '../posts/platforms.ts';
import { checkPost } from './check-post.ts';
import { flagNames } from './flag-names.ts';
import { longestClaim, partClaim } from './part-claim.ts';
import { indexSource } from './source-index.ts';

const source = { sentences: sourceSentences(trialAbstract.repeat(9).slice(0, 2500)) };
const longest = platforms.facebook.limit;
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Texts without an end that took minutes as one claim, each as long as a post may be. */
const endless: Readonly<Record<string, (at: number) => string>> = {
  names: () => 'NASA EU WHO ',
  'names that differ': (at) => `Name${at} `,
  acronyms: (at) =>
    `${at.toString(26).replace(/\d/g, (digit) => 'QRSTUVWXYZ'[Number(digit)] ?? '')}X `.toUpperCase(),
  'short forms behind a long name': () => 'NMI (NMI) ',
  denials: () => 'no effect not improve ',
  numbers: (at) => `${(at * 7) % 997} `,
  'numbers with units': (at) => `${(at * 7) % 997} mg and `,
  'parts of a whole': () => '1 of 2 of 3 of ',
  intervals: () => '(OR 1.2, 95% CI 0.8-1.9) ',
  directions: () => 'increased lower higher fewer ',
  certainty: () => 'proves always never causes cures ',
  'one sign': () => ',',
  'one capital': () => 'A',
  'one digit': () => '0',
  'a letter with a mark': () => 'İ',
};

function postOf(part: (at: number) => string): string {
  let post = '';
  for (let at = 1; post.length < longest; at += 1) post += part(at);
  return post.slice(0, longest);
}

describe('a post that never ends a sentence', () => {
  it.each(Object.keys(endless))('is checked to its end, in claims that stay short: %s', (name) => {
    const post = postOf(endless[name] ?? (() => 'a'));
    const { sentences } = checkPost(source, post);
    expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(longestClaim);
    // Nothing was left out.
    expect(withoutSpaces(sentences.map(({ text }) => text).join(''))).toBe(withoutSpaces(post));
  });

  it('keeps its flags where they stand', () => {
    const post = `${'Pain fell with exercise and '.repeat(60)}NASA paid for it.`;
    const flagged = checkPost(source, post).sentences.flatMap(({ text, flags }) =>
      flags.filter(({ type }) => type === 'name').map(({ start, end }) => text.slice(start, end)),
    );
    expect(flagged).toEqual(['NASA']);
  });
});

describe('partClaim', () => {
  it('leaves what people write whole', () => {
    expect(partClaim(trialAbstract)).toEqual([trialAbstract]);
  });

  it('loses nothing, makes no half characters and no part that is too long (property)', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(' ', '; ', ', ', 'word ', '🙂'.repeat(400), 'a'.repeat(999), 'é '.repeat(300)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('').toWellFormed();
        const parts = partClaim(text);
        expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(text));
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(longestClaim);
          expect(part.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

describe('names of a post', () => {
  /** How often the source's text is read for a post of so many names. */
  function readsFor(names: number): number {
    const index = indexSource({ sentences: sourceSentences(trialAbstract) });
    let reads = 0;
    const counted = {
      ...index,
      get text() {
        reads += 1;
        return index.text;
      },
    };
    const post = Array.from({ length: names }, (_, at) => `went to Zq${at}x and ABQ`).join(' ');
    flagNames(post, counted);
    return reads;
  }

  it('are looked up in a source that is read once, however many they are', () => {
    expect(readsFor(400)).toBe(readsFor(4));
  });
});
