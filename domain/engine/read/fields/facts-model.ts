/** What training found for three fields of the fact sheet. */
export interface FactsModel {
  /** Is a count the whole sample? A weight for each sign, and the score from which it is told. */
  readonly sample: FactModel;
  /** Would an editor print a sentence behind the finding? `from` is a probability, 0 to 1. */
  readonly evidence: FactModel;
  /** Which phrase of the title does a reader of the finding miss most? The best is always told. */
  readonly topic: Pick<FactModel, 'weights'>;
}

export interface FactModel {
  readonly weights: readonly number[];
  readonly from: number;
}

/** The weighted sum of a candidate's signs. */
export function factScore(signs: readonly number[], weights: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
}
