import { finder } from '../language/finder.ts';
import { setPhrases } from './set-phrases.ts';

/** Blanks stock phrases that state nothing ("Argue with this.", "Something I'd want to know about"), keeping offsets. */
export function blankSetPhrases(text: string): string {
  const plain = plainQuotes(text);
  let blanked = text;
  for (const match of wordsIn(plain)) {
    const phrase = phrasesByWord
      .get(match[0].toLowerCase())
      ?.find((one) => standsAt(plain, one, match.index));
    if (phrase === undefined || blanked.charAt(match.index) === ' ') continue;
    blanked =
      blanked.slice(0, match.index) + ' '.repeat(phrase.length) + blanked.slice(match.index + phrase.length);
  }
  return blanked;
}

const wordsIn = finder(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu);

/** By their first word, longest first. */
const phrasesByWord: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  setPhrases
    .trim()
    .split('\n')
    .toSorted((a, b) => b.length - a.length),
  (phrase) => wordsIn(phrase)[0]?.[0] ?? '',
);

function standsAt(text: string, phrase: string, at: number): boolean {
  const end = at + phrase.length;
  if (text.slice(at, end).toLowerCase() !== phrase) return false;
  const next = text.charAt(end);
  return next.toLowerCase() === next.toUpperCase() && (next < '0' || next > '9');
}

/** Of the same length, so that offsets agree. */
function plainQuotes(text: string): string {
  return text.replaceAll('’', "'").replaceAll('‘', "'").replaceAll('“', '"').replaceAll('”', '"');
}
