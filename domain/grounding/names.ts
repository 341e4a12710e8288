import { finder } from '../language/finder.ts';
import { unitAt } from '../language/units.ts';
import { isFunctionWord } from './concepts.ts';

/** A capitalised or coined word that is not merely the first of its sentence. */
export interface Name {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Names in a text: "Harvard", "IL-6", "mRNA", "GPT-4", "NHANES". */
export function findNames(text: string): Name[] {
  const found: Name[] = [];
  for (const match of wordsIn(text)) {
    const word = match[0].replace(/['’](?:s|d|ll|ve|re|m|t)?$|[-–.]+$/u, '');
    if (!isName(text, word, match.index)) continue;
    found.push({ text: word, start: match.index, end: match.index + word.length });
  }
  return found;
}

const wordsIn = finder(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’]|[-–/.+&](?=[\p{L}\p{N}]))*\+?/gu);
// Capitalised everywhere and naming nothing of the source.
const everydayNames = new Set(
  'i ok x i’m i’d i’ll i’ve english january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday instagram facebook linkedin twitter latin ph phd md dr prof earth sun moon universe'.split(
    ' ',
  ),
);

function isName(text: string, word: string, start: number): boolean {
  // "24,000K" and "5 mM" are numbers with their units.
  if (/\d[.,]$/.test(text.slice(Math.max(0, start - 2), start))) return false;
  if (
    /\d $/.test(text.slice(Math.max(0, start - 2), start)) &&
    unitAt(text, start - 1)?.end === start + word.length
  )
    return false;
  if (!/\p{Lu}/u.test(word) || everydayNames.has(word.toLowerCase().replace(/s$/, ''))) return false;
  if (isCoined(word)) return !isFunctionWord(word) || !/^\p{Lu}+$/u.test(word);
  if (!/^\p{Lu}/u.test(word) || word.length < 2) return false;
  return !opensSentence(text, start) && !isFunctionWord(word);
}

/** Capitals inside, or capitals with digits: nobody writes an ordinary word so. Hyphenated words are judged by their parts. */
function isCoined(word: string): boolean {
  return (
    word.split(/[-–/.&]/).some((part) => /\p{L}\p{Lu}|\p{Lu}\p{N}|\p{N}\p{Lu}/u.test(part)) ||
    /^\p{Lu}+[-–]\d/u.test(word)
  );
}

function opensSentence(text: string, start: number): boolean {
  const before = text.slice(0, start);
  return /^[\s"'“‘([{*•·–—-]*$|[:.!?…;/|][\s"'“‘([]*$|\n\s*$|["“‘([]$|[–—]\s?$/u.test(before);
}
