import { roles } from '../fact-sheet.ts';
import { type BucketRanks, rankBuckets, rankOf } from './bucket-ranks.ts';
import type { Chain } from './label-chain.ts';
import { roleBuckets } from './role-features.ts';
import type { FieldGate } from './role-field.ts';

/** The trained weights: for each active feature bucket, one number per role; and the chain over roles. */
export interface RoleModel {
  readonly gate: FieldGate;
  readonly chain: Chain;
  /** Which buckets have weights; each has a row of them, in this order. */
  readonly ranks: BucketRanks;
  readonly weights: Float32Array;
}

/**
 * What the generated file holds. `rows` is base64 of, for every active bucket in ascending order, the gap to it from the one
 * before (one byte; 255 adds 255 and goes on) and three bytes with six weights of four bits: a sign and an index into `levels`.
 */
export interface PackedRoleModel {
  /** What speaks for each of `fields`, in hundredths: no word at all, and each word. */
  readonly gate: {
    readonly start: readonly number[];
    readonly words: Readonly<Record<string, readonly number[]>>;
  };
  readonly count: number;
  /** The eight sizes that a weight may have, ascending from 0. */
  readonly levels: readonly number[];
  readonly steps: readonly number[];
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly rows: string;
}

export function unpackRoleModel(packed: PackedRoleModel): RoleModel {
  const size = roles.length;
  const bytes = Uint8Array.from(atob(packed.rows), (character) => character.charCodeAt(0));
  const held: number[] = [];
  const weights = new Float32Array(packed.count * size);
  let bucket = -1;
  let at = 0;
  for (let row = 0; row < packed.count; row += 1) {
    for (; bytes[at] === 255; at += 1) bucket += 255;
    bucket += bytes[at] ?? 0;
    held.push(bucket);
    for (let label = 0; label < size; label += 1) {
      const pair = bytes[at + 1 + (label >> 1)] ?? 0;
      const code = label & 1 ? pair >> 4 : pair & 15;
      weights[row * size + label] = (code & 8 ? -1 : 1) * (packed.levels[code & 7] ?? 0);
    }
    at += 1 + size / 2;
  }
  const chain = {
    labels: size,
    steps: Float64Array.from(packed.steps),
    first: Float64Array.from(packed.first),
    last: Float64Array.from(packed.last),
  };
  const parts = (hundredths: readonly number[]): number[] => hundredths.map((each) => each / 100);
  const gate = {
    start: parts(packed.gate.start),
    words: new Map(Object.entries(packed.gate.words).map(([word, weights]) => [word, parts(weights)])),
  };
  return { gate, chain, ranks: rankBuckets(roleBuckets, held), weights };
}

/** The score of each role for each sentence, row by row. */
export function emissions(model: RoleModel, features: readonly Uint32Array[]): Float64Array {
  const size = model.chain.labels;
  const scores = new Float64Array(features.length * size);
  features.forEach((buckets, place) => {
    for (const bucket of buckets) {
      const rank = rankOf(model.ranks, bucket);
      if (rank < 0) continue;
      const row = rank * size;
      for (let label = 0; label < size; label += 1) {
        scores[place * size + label] =
          (scores[place * size + label] ?? 0) + (model.weights[row + label] ?? 0);
      }
    }
  });
  return scores;
}
