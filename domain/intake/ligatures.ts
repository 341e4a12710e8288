import { isKnownWord } from './known-word.ts';
import type { TracedText } from './traced-text.ts';

/** Signs of two or three letters that PDFs part a word at or leave out, the longest first. */
const ligatures = ['ffi', 'ffl', 'ff', 'fi', 'fl'] as const;

/**
 * Words that a ligature of a PDF parted ("signifi cant", "confl ict") or that lost it ("signi cant", "di erent"): two pieces, one of
 * them no word, that make one with it.
 */
export function joinLigatures(traced: TracedText): TracedText {
  if (traced.text.length > longestText) return traced;
  return traced.replace(
    /(?<![\p{L}\p{N}-])(\p{L}\p{Ll}{0,20}) (?=(\p{Ll}{2,20})(?!\p{L}))/gu,
    (whole, _, [first = '', second = '']) => {
      if (isKnownWord(second) && (second.length > 3 || isKnownWord(first))) return whole;
      const parted = ligatures.some((one) => first.endsWith(one));
      if (parted && !isKnownWord(first) && isKnownWord(first + second)) return first;
      const lost = ligatures.find((one) => isKnownWord(first + one + second));
      return lost === undefined || second.length < 3 ? whole : first + lost;
    },
  );
}

/** Characters: what is longer is no abstract, and its words would be many to look up. */
const longestText = 20_000;
