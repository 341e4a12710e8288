/** What tells whether a claim is the source's: a weight for each of its signs, and from which score on it is. */
export interface SupportModel {
  readonly weights: readonly number[];
  readonly from: number;
}
