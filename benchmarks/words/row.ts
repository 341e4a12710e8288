import { randomOf } from '#testing/random.ts';

/** One line of the table: our figure beside the published one, and on what. */
export interface Row {
  readonly what: string;
  /** The set, its split and how many. */
  readonly data: string;
  readonly ours: string;
  /** What others reached, or what we hold ourselves to; with its source. */
  readonly beside: string;
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : ((100 * part) / whole).toFixed(1);
}

/** 95 % interval of the mean of paired differences, by 1,000 bootstrap samples with a fixed seed. */
export function pairedInterval(differences: readonly number[]): readonly [number, number] {
  const next = randomOf(1);
  const means = Array.from({ length: 1000 }, () => {
    let sum = 0;
    for (let at = 0; at < differences.length; at += 1)
      sum += differences[Math.floor(next() * differences.length)] ?? 0;
    return sum / differences.length;
  }).sort((a, b) => a - b);
  return [means[25] ?? 0, means[974] ?? 0];
}
