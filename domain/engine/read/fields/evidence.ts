import type { Genre, SourceSentence } from '../../fact-sheet.ts';
import { softmax } from '../softmax.ts';
import { factsModel } from '../weights/facts.generated.ts';
import { evidenceOptions } from './evidence-options.ts';
import { factScore } from './facts-model.ts';

/** A sentence, and how likely it is what an editor would print behind the finding as its evidence. */
export interface Evidence {
  readonly sentence: number;
  /** 0 to 1; with the share of "none of them" they sum to 1. */
  readonly share: number;
}

/** Works that measured an outcome: of these annotators said what carries the finding, of no others. */
export const hasOutcome: ReadonlySet<Genre> = new Set<Genre>([
  'trial',
  'observational',
  'diagnostic',
  'animal-or-lab',
  'field-study',
  'qualitative',
  'review',
]);

/**
 * The sentences that may carry the finding, likeliest first: the same outcome and groups, no baseline, side result or
 * subgroup. Learned from what annotators chose (`tools/train-facts.ts`), for whom "none" was one of the choices.
 */
export function readEvidence(
  sentences: readonly SourceSentence[],
  finding: number,
  title: string | null,
  weights: readonly number[] = factsModel.evidence.weights,
): Evidence[] {
  const options = evidenceOptions(sentences, finding, title);
  const [, ...shares] = softmax([0, ...options.map(({ signs }) => factScore(signs, weights))]);
  return options
    .map(({ sentence }, at) => ({ sentence, share: shares[at] ?? 0 }))
    .sort((a, b) => b.share - a.share);
}
