import { pruneBuckets } from '#domain/engine/write/draft/prune-units.ts';
import { easeOf } from '#domain/engine/write/draft/prunings.ts';
import { minimise, ridge } from './minimise.ts';
import type { PruneExample } from './prune-corpus.ts';

/** Logistic regression over hashed signs: how readily an editor leaves a piece out. The same examples give the same numbers. */
export function fitPrune(examples: readonly Pick<PruneExample, 'units'>[], penalty: number): Float64Array {
  const weights = new Float64Array(pruneBuckets);
  const pieces = examples.flatMap(({ units }) => units);
  minimise(
    (now, slope) => {
      let value = ridge(now, slope, penalty);
      for (const { unit, went } of pieces) {
        const chance = easeOf(unit, now);
        value -= Math.log((went ? chance : 1 - chance) + 1e-12);
        for (const sign of unit.signs) slope[sign] = (slope[sign] ?? 0) + chance - (went ? 1 : 0);
      }
      return value;
    },
    weights,
    60,
  );
  return weights;
}
