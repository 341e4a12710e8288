import { findHedges, findSofteners } from '../language/hedges.ts';
import { isNegated } from '../language/negation.ts';
import { isNotSignificant, isSignificant } from '../language/significance.ts';
import type { AlignedClaim } from './align.ts';
import { countShared } from './clauses.ts';
import { directedPlaces } from './directed-places.ts';
import type { Flag } from './grounded-sentence.ts';
import type { SourceIndex } from './source-index.ts';

/** A difference that the source calls not significant, told as one; and one that it calls significant, told as none. */
export function flagSignificance({ text, tokens, sentences }: AlignedClaim, source: SourceIndex): Flag[] {
  const [home] = sentences;
  if (home === undefined || home.share < leastShare) return [];
  const contrary = isNotSignificant(text)
    ? isPlainlySignificant
    : tellsDifference(text)
      ? isNotSignificant
      : null;
  if (contrary === null || !contrary(home.sentence.meaning)) return [];
  const said = new Set(tokens.map(({ concept }) => concept));
  const least = countShared(said, home.sentence.concepts) * nearlyAsMuch;
  if (source.sentences.some((one) => countShared(said, one.concepts) >= least && !contrary(one.meaning)))
    return [];
  const is = contrary === isPlainlySignificant ? 'was significant' : 'was not significant';
  const start = text.length - text.trimStart().length;
  return [
    { type: 'negation', detail: `The source says that this ${is}.`, start, end: text.trimEnd().length },
  ];
}

/** Share of the claim that a sentence must hold, and another one to count as saying otherwise. */
const leastShare = 0.5;
const nearlyAsMuch = 0.75;

/** Not of one thing alone, and of all that the sentence tells. */
function isPlainlySignificant(text: string): boolean {
  return isSignificant(text) && !isNegated(text) && !/\bonly\b/i.test(text);
}

/** A direction or difference that nothing in the sentence denies or weakens. */
function tellsDifference(text: string): boolean {
  if (isNegated(text) || findHedges(text).length > 0 || findSofteners(text).length > 0) return false;
  if (/\b(?:trend|tend(?:s|ed)?|numerical(?:ly)?|similar(?:ly)?|chance)\b/i.test(text)) return false;
  return directedPlaces(text).length > 0 || /\bdiffer/i.test(text);
}
