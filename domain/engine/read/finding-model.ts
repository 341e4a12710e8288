/** What training found: one weight for each feature of a sentence, one for each sign of trust, and the trust that counts as sure. */
export interface FindingModel {
  readonly weights: readonly number[];
  readonly trust: readonly number[];
  readonly sureFrom: number;
}
