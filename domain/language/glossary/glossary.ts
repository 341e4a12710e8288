import { finder } from '../finder.ts';
import { remembered } from '../remembered.ts';
import { fromAToB } from './from-a-to-b.ts';
import { fromCToD } from './from-c-to-d.ts';
import { fromEToH } from './from-e-to-h.ts';
import { fromIToM } from './from-i-to-m.ts';
import { fromNToP } from './from-n-to-p.ts';
import { fromQToS } from './from-q-to-s.ts';
import { fromTToZ } from './from-t-to-z.ts';

/** A term of a field in a text, and what it means to people outside, fit to stand in brackets behind it. */
export interface GlossedTerm {
  readonly term: string;
  readonly gloss: string;
  readonly start: number;
  readonly end: number;
}

const wordsIn = finder(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu);

/** The terms of the glossary in a text, in order; where one holds another, the longer. */
export const findGlossedTerms: (text: string) => readonly GlossedTerm[] = remembered((text) => {
  const places = wordsIn(text).map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const found: GlossedTerm[] = [];
  for (let first = 0; first < places.length; first++) {
    const start = places[first]?.start ?? 0;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    for (let last = Math.min(first + mostWords, places.length) - 1; last >= first; last--) {
      const end = places[last]?.end ?? start;
      const gloss = glosses().get(text.slice(start, end).toLowerCase());
      if (gloss === undefined) continue;
      found.push({ term: text.slice(start, end), gloss, start, end });
      break;
    }
  }
  return found;
});

/** Blanks "(an immune signaling protein)" behind "cytokine", keeping offsets: it says what a word means, and nothing of a result. */
export function blankGlosses(text: string): string {
  if (!text.includes('(')) return text;
  let blanked = text;
  for (const { gloss, end } of findGlossedTerms(text)) {
    const bracket = ` (${gloss})`;
    if (text.startsWith(bracket, end))
      blanked = `${blanked.slice(0, end)}${' '.repeat(bracket.length)}${blanked.slice(end + bracket.length)}`;
  }
  return blanked;
}

/** Words of the longest term. */
const mostWords = 4;

/**
 * "term | meaning of one | meaning of several", the last where there are several. Written and checked by hand, each line by two
 * readers: a term that means something else in another field has no place here, nor what judges or needs explaining itself.
 */
export const glossaryLines: readonly string[] = [
  fromAToB,
  fromCToD,
  fromEToH,
  fromIToM,
  fromNToP,
  fromQToS,
  fromTToZ,
].flatMap((terms) => terms.trim().split('\n'));

let known: ReadonlyMap<string, string> | undefined;

/** What each term means, and each plural: terms in lower case. */
function glosses(): ReadonlyMap<string, string> {
  known ??= new Map(glossaryLines.flatMap(entriesOf));
  return known;
}

/** "term | meaning of one | meaning of several"; the last is left out of what is not counted. */
function entriesOf(line: string): [string, string][] {
  const [term = '', one = '', many] = line.split(' | ');
  const plural = many === undefined ? [] : pluralsOf(term).map((form): [string, string] => [form, many]);
  return [[term.toLowerCase(), one], ...plural];
}

/** Every plural that the term may have. */
function pluralsOf(term: string): string[] {
  const plain = term.toLowerCase();
  const learned = endings.flatMap(([ending, plural]) =>
    plain.endsWith(ending) ? [plain.slice(0, -ending.length) + plural] : [],
  );
  if (/[^aeiou]y$/.test(plain)) return [plain.replace(/y$/, 'ies')];
  if (/(?:[sxz]|ch|sh)$/.test(plain)) return [...learned, `${plain}es`];
  return [...learned, `${plain}s`];
}

const endings = [
  ['is', 'es'],
  ['us', 'i'],
  ['um', 'a'],
  ['ix', 'ices'],
  ['ex', 'ices'],
  ['a', 'ae'],
] as const;
