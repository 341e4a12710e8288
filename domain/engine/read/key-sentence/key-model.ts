import type { Rarity } from './closeness.ts';

/** What the generated file holds: how rare words are, and the weights for abstracts without their title and with it. */
export interface PackedKeyModel {
  readonly rarity: PackedRarity;
  readonly bare: PackedKeyWeights;
  readonly titled: PackedKeyWeights;
}

/** Base64 of one byte for each bucket of stems, in units of `unit`. */
export interface PackedRarity {
  readonly unit: number;
  readonly buckets: string;
}

/** One weight a feature, and base64 of one signed byte a bucket, in units of `unit`. */
export interface PackedKeyWeights {
  readonly features: readonly number[];
  readonly unit: number;
  readonly buckets: string;
}

/** Buckets of hashed words: 2^14, as the weights were trained. */
export const keyBuckets = 1 << 14;

/** The bucket of a name: FNV-1a, cut to their number. */
export function keyBucket(name: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) state = Math.imul(state ^ name.charCodeAt(at), 0x01000193);
  return (state >>> 0) & (keyBuckets - 1);
}

export function unpackRarity({ unit, buckets }: PackedRarity): Rarity {
  const bytes = Uint8Array.from(atob(buckets), (character) => character.charCodeAt(0));
  return (stem) => (bytes[keyBucket(stem)] ?? 0) * unit;
}
