import type { FindingExample } from './finding-corpus.ts';
import { minimise } from './minimise.ts';

/**
 * Fits one weight for each feature so that, in a softmax over each abstract's sentences, the annotator's sentence gets most:
 * it counts `1 - alsoShare`, the acceptable ones share the rest. Features are scaled by their spread first, so that `penalty`
 * means the same for each; the weights given back are for the features as they are.
 */
export function fitFinding(
  examples: readonly FindingExample[],
  penalty: number,
  alsoShare: number,
): number[] {
  const scale = spreads(examples);
  const data = examples.map((example) => ({
    rows: example.features.map((row) => Float64Array.from(row, (value, at) => value / (scale[at] ?? 1))),
    wanted: wantedShares(example, alsoShare),
  }));
  const weights = new Float64Array(scale.length);
  minimise(
    (now, slope) => {
      let value = 0;
      for (let at = 0; at < now.length; at += 1) {
        value += (penalty / 2) * (now[at] ?? 0) ** 2;
        slope[at] = penalty * (now[at] ?? 0);
      }
      for (const { rows, wanted } of data) {
        const shares = softmax(
          rows.map((row) => row.reduce((sum, feature, at) => sum + feature * (now[at] ?? 0), 0)),
        );
        rows.forEach((row, place) => {
          const target = wanted[place] ?? 0;
          const share = shares[place] ?? 0;
          if (target > 0) value -= target * Math.log(share + 1e-12);
          row.forEach((feature, at) => {
            slope[at] = (slope[at] ?? 0) + (share - target) * feature;
          });
        });
      }
      return value;
    },
    weights,
    120,
  );
  return [...weights].map((weight, at) => weight / (scale[at] ?? 1));
}

export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function wantedShares(example: FindingExample, alsoShare: number): number[] {
  const also = example.also.filter((index) => index !== example.best);
  const part = also.length === 0 ? 0 : alsoShare;
  return example.features.map((_, index) =>
    index === example.best ? 1 - part : also.includes(index) ? part / also.length : 0,
  );
}

/** Standard deviation of each feature inside its abstract, which is all that a softmax can see; 1 for constants. */
function spreads(examples: readonly FindingExample[]): number[] {
  const count = examples[0]?.features[0]?.length ?? 0;
  const sums = new Array<number>(count).fill(0);
  let rows = 0;
  for (const { features } of examples) {
    rows += features.length;
    for (let at = 0; at < count; at += 1) {
      const mean = features.reduce((sum, row) => sum + (row[at] ?? 0), 0) / features.length;
      sums[at] = (sums[at] ?? 0) + features.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0);
    }
  }
  return sums.map((sum) => (sum > 0 ? Math.sqrt(sum / rows) : 1));
}
