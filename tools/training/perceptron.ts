import {
  buckets,
  type HashedModel,
  hashedModel,
  type PackedHashedModel,
} from '#domain/engine/read/syntax/hashed-model.ts';

/** A perceptron over hashed signs whose weights are averaged over all steps, so that the last examples count no more than the first. */
export class AveragedPerceptron {
  readonly classes: number;
  private readonly now: Float64Array;
  private readonly sums: Float64Array;
  private step = 0;

  constructor(classes: number) {
    this.classes = classes;
    this.now = new Float64Array(buckets * classes);
    this.sums = new Float64Array(buckets * classes);
  }

  score(signs: Int32Array, scores: Float64Array): void {
    scores.fill(0);
    for (const sign of signs) {
      const row = sign * this.classes;
      for (let each = 0; each < this.classes; each += 1)
        scores[each] = (scores[each] ?? 0) + (this.now[row + each] ?? 0);
    }
  }

  /** One step: towards `wanted` and away from `guessed`, nothing where they are one. */
  learn(signs: Int32Array, wanted: number, guessed: number): void {
    this.step += 1;
    if (wanted === guessed) return;
    for (const sign of signs) {
      this.add(sign * this.classes + wanted, 1);
      this.add(sign * this.classes + guessed, -1);
    }
  }

  private add(place: number, amount: number): void {
    this.now[place] = (this.now[place] ?? 0) + amount;
    this.sums[place] = (this.sums[place] ?? 0) + amount * this.step;
  }

  /** The mean weight over all steps. */
  averaged(): Float64Array {
    return this.now.map((weight, place) => weight - (this.sums[place] ?? 0) / Math.max(1, this.step));
  }
}

/** Keeps the `most` largest weights and rounds each to one of seven sizes of its kind. */
export function packHashed(classes: number, weights: Float64Array, most: number): PackedHashedModel {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const least = sizes[Math.max(0, sizes.length - most)] ?? 0;
  const kept = sizes.subarray(Math.max(0, sizes.length - most));
  const levels = [0, ...levelsOf(kept)];
  const gaps: number[] = [];
  const codes: number[] = [];
  let before = -1;
  weights.forEach((weight, place) => {
    if (weight === 0 || Math.abs(weight) < least) return;
    for (let gap = place - before; gap >= 0; gap -= 255) gaps.push(Math.min(255, gap));
    before = place;
    codes.push(nearest(levels, Math.abs(weight)) | (weight < 0 ? 8 : 0));
  });
  const halves = Array.from(
    { length: Math.ceil(codes.length / 2) },
    (_, at) => (codes[2 * at] ?? 0) | ((codes[2 * at + 1] ?? 0) << 4),
  );
  return { classes, count: codes.length, levels, gaps: base64(gaps), sizes: base64(halves) };
}

/** The seven sizes that are nearest to all that is kept: from seven quantiles by Lloyd's steps. */
function levelsOf(sorted: Float64Array): number[] {
  let levels = Array.from(
    { length: 7 },
    (_, at) => sorted[Math.floor(((at + 0.5) / 7) * sorted.length)] ?? 0,
  );
  for (let step = 0; step < 40; step += 1) {
    const sums = levels.map(() => ({ sum: 0, count: 0 }));
    let at = 0;
    for (const size of sorted) {
      while (at < 6 && size > ((levels[at] ?? 0) + (levels[at + 1] ?? 0)) / 2) at += 1;
      const one = sums[at];
      if (one !== undefined) {
        one.sum += size;
        one.count += 1;
      }
    }
    levels = levels.map((level, place) => {
      const { sum, count } = sums[place] ?? { sum: 0, count: 0 };
      return count === 0 ? level : sum / count;
    });
  }
  return levels.map((level) => Number(level.toPrecision(4)));
}

function nearest(levels: readonly number[], size: number): number {
  let best = 1;
  levels.forEach((level, at) => {
    if (at > 0 && Math.abs(level - size) < Math.abs((levels[best] ?? 0) - size)) best = at;
  });
  return best;
}

function base64(bytes: readonly number[]): string {
  return Buffer.from(Uint8Array.from(bytes)).toString('base64');
}

/** The model with all its weights, as it is before packing. */
export function asModel(classes: number, weights: Float64Array): HashedModel {
  const kept: number[] = [];
  weights.forEach((weight, place) => {
    if (weight !== 0) kept.push(place);
  });
  return hashedModel(classes, kept, (at) => weights[kept[at] ?? 0] ?? 0);
}
