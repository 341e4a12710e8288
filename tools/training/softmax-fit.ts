import { minimise, ridge } from './minimise.ts';

/** What one text has: places of its features, each with how much of it. */
export type Row = readonly (readonly [feature: number, value: number])[];

export interface SoftmaxData {
  readonly rows: readonly Row[];
  /** The place of each row's own label among `labels`. */
  readonly wanted: readonly number[];
  readonly features: number;
  readonly labels: number;
}

/**
 * Multinomial logistic regression with a ridge penalty: for each feature, one weight per label. The same data give the same
 * numbers.
 */
export function fitSoftmax({ rows, wanted, features, labels }: SoftmaxData, penalty: number): Float64Array {
  const weights = new Float64Array(features * labels);
  const scores = new Float64Array(labels);
  minimise(
    (now, slope) => {
      let value = ridge(now, slope, penalty);
      rows.forEach((row, index) => {
        scores.fill(0);
        for (const [feature, amount] of row) add(scores, 0, now, feature * labels, labels, amount);
        value += unlikelihood(scores, wanted[index] ?? 0);
        for (const [feature, amount] of row) add(slope, feature * labels, scores, 0, labels, amount);
      });
      return value;
    },
    weights,
    60,
  );
  return weights;
}

/** Adds `count` numbers of one list, each times `amount`, to as many of another. */
function add(
  target: Float64Array,
  to: number,
  source: Float64Array,
  from: number,
  count: number,
  amount: number,
): void {
  for (let at = 0; at < count; at += 1)
    target[to + at] = (target[to + at] ?? 0) + amount * (source[from + at] ?? 0);
}

/** How unlikely the wanted label is; `scores` become by how much each label is thought too likely. */
function unlikelihood(scores: Float64Array, wanted: number): number {
  const top = Math.max(...scores);
  let total = 0;
  for (const score of scores) total += Math.exp(score - top);
  for (let label = 0; label < scores.length; label += 1)
    scores[label] = Math.exp((scores[label] ?? 0) - top) / total;
  const share = scores[wanted] ?? 0;
  scores[wanted] = share - 1;
  return -Math.log(share + 1e-12);
}

/** The features that at least `fewest` texts have, each with its place. */
export function frequentFeatures(texts: readonly Iterable<string>[], fewest: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const name of text) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
  return new Map(names.map((name, at) => [name, at]));
}
