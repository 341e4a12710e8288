/**
 * What training found: for each feature of a sentence a weight of its own and one in each hidden unit, one for each sign of
 * trust, and the trust that counts as sure.
 */
export interface FindingModel {
  readonly weights: readonly number[];
  readonly units: readonly HiddenUnit[];
  readonly trust: readonly number[];
  readonly sureFrom: number;
}

/** A weighted sum of features, squashed to -1..1, that counts `worth`: signs that mean more together. */
export interface HiddenUnit {
  readonly bias: number;
  readonly weights: readonly number[];
  readonly worth: number;
}

/** How likely a sentence with these features is the finding: comparable inside one abstract only. */
export function findingScore(
  features: readonly number[],
  { weights, units }: Pick<FindingModel, 'weights' | 'units'>,
): number {
  let score = weighed(features, weights);
  for (const unit of units) score += unit.worth * Math.tanh(unit.bias + weighed(features, unit.weights));
  return score;
}

function weighed(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}
