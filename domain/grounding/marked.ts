import type { GroundedSentence } from './grounded-sentence.ts';
import type { Backing } from './mark.ts';

/** A sentence as the checks leave it, before it is known what may be said of it. */
export type UnmarkedSentence = Omit<GroundedSentence, 'mark' | 'by'>;

/**
 * The one place where a mark is given: flags come before all, the person's own words before what is proven, and a claim that nothing
 * proves is to be compared. `by` is what proves the whole sentence; null where nothing does.
 */
export function marked(sentence: UnmarkedSentence, by: Backing | null): GroundedSentence {
  const { text, kind, support, flags, given, notInText } = sentence;
  const plain = { text, kind, support, flags, ...(given && { given }), ...(notInText && { notInText }) };
  if (flags.length > 0) return { ...plain, mark: 'flagged' };
  if (given === true) return { ...plain, mark: 'yours' };
  if (kind === 'framing') return { ...plain, mark: 'wording' };
  return by === null ? { ...plain, mark: 'compare' } : { ...plain, mark: 'matches', by };
}

/** Sentences as they were kept somewhere, also before there were marks. */
export function withMarks(
  kept: readonly (UnmarkedSentence & Pick<GroundedSentence, 'by'>)[],
): readonly GroundedSentence[] {
  return kept.map((sentence) => marked(sentence, sentence.by ?? null));
}

/** How many sentences the text does not support: those with flags, and those that only the person's own words hold. */
export function countUnsupported(sentences: readonly Pick<GroundedSentence, 'mark'>[]): number {
  return sentences.filter(({ mark }) => mark === 'flagged' || mark === 'yours').length;
}
