/** What training found for fields of the fact sheet. */
export interface FactsModel {
  /** Is a count the whole sample? A weight for each sign, and the score from which it is told. */
  readonly sample: FactModel;
  /** Would an editor print a sentence behind the finding? `from` is a probability, 0 to 1. */
  readonly evidence: FactModel;
  /** Which phrase of the title would an editor name as the topic? `from` is a probability, 0 to 1. */
  readonly topic: FactModel;
  /** Which phrase names what was studied, where nothing is counted? And which how it was done? */
  readonly studied: PackedPhraseModel;
  readonly design: PackedPhraseModel;
}

/** `buckets` is base64 of one signed byte for each bucket of signs, in units of `unit`; `from` is a share of belief, 0 to 1. */
export interface PackedPhraseModel {
  readonly unit: number;
  readonly buckets: string;
  readonly from: number;
}

export interface FactModel {
  readonly weights: readonly number[];
  readonly from: number;
}

/** The weighted sum of a candidate's signs. */
export function factScore(signs: readonly number[], weights: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
}
