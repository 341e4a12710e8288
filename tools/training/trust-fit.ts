import { minimise, ridge } from './minimise.ts';

export interface TrustExample {
  readonly features: readonly number[];
  readonly accepted: boolean;
}

/** Logistic regression: weights so that `trust` gives the probability of being accepted. */
export function fitTrust(examples: readonly TrustExample[], penalty: number): number[] {
  const weights = new Float64Array(examples[0]?.features.length ?? 0);
  minimise(
    (now, slope) => {
      let value = ridge(now, slope, penalty);
      for (const { features, accepted } of examples) {
        const score = features.reduce((sum, feature, at) => sum + feature * (now[at] ?? 0), 0);
        const chance = 1 / (1 + Math.exp(-score));
        value -= Math.log((accepted ? chance : 1 - chance) + 1e-12);
        features.forEach((feature, at) => {
          slope[at] = (slope[at] ?? 0) + (chance - (accepted ? 1 : 0)) * feature;
        });
      }
      return value;
    },
    weights,
    100,
  );
  return [...weights];
}
