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
  return traced.replace(pieces, (whole, _, [first = '', second = '']) => {
    if (ligatures.some((one) => first.endsWith(one)))
      return !isWord(first) && isKnownWord(first + second) ? first : whole;
    if (first.length > longestPiece || second.length > longestPiece || isWord(first) || isWord(second))
      return whole;
    const lost = ligatures.find((one) => isKnownWord(first + one + second));
    return lost === undefined ? whole : first + lost;
  });
}

/** Two words, the second in small letters. */
const pieces = /(?<![\p{L}\p{N}-])(\p{L}\p{Ll}{0,20}) (?=(\p{Ll}{2,20})(?!\p{L}))/gu;

/** Letters of a piece that lost its ligature: of the rest, "identi" is long. */
const longestPiece = 8;

function isWord(piece: string): boolean {
  return piece.length < 2 ? /^[aAI]$/.test(piece) : isKnownWord(piece);
}

/** Characters: what is longer is no abstract, and its words would be many to look up. */
const longestText = 20_000;
