import { type BucketRanks, rankBuckets, rankOf } from '../bucket-ranks.ts';

/** Buckets that signs are hashed into. A power of two. */
export const buckets = 1 << 18;

/** A linear model over hashed signs. Most buckets have no weight, the others one or two: those alone are kept. */
export interface HashedModel {
  readonly classes: number;
  /** Which buckets have weights; each has a row, in this order. */
  readonly ranks: BucketRanks;
  /** Where the weights of a row begin; those of the next follow. */
  readonly begins: Uint32Array;
  /** The class that each weight counts for. */
  readonly classOf: Uint8Array;
  readonly weights: Float32Array;
}

/**
 * What the generated file holds: base64 of, for every weight in ascending order of bucket times classes plus class, the gap to
 * it from the one before (one byte; 255 adds 255 and goes on), and as many half bytes, two a byte: a sign and an index into `levels`.
 */
export interface PackedHashedModel {
  readonly classes: number;
  readonly count: number;
  /** The eight sizes that a weight may have, ascending. */
  readonly levels: readonly number[];
  readonly gaps: string;
  readonly sizes: string;
}

/** Hashes the number of a template and up to three values into a bucket. */
export function bucketOf(template: number, a: number, b = 0, c = 0): number {
  let hash = Math.imul(template ^ 0x9e3779b9, 0x85ebca6b) ^ a;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ b;
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f) ^ c;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 14)) & (buckets - 1);
}

/** A number for a text: 32 bits of FNV-1a over its code units. */
export function codeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** Sets `scores` to those of each class for what has these signs. */
export function scoreClasses(model: HashedModel, signs: Int32Array, scores: Float64Array): void {
  const { ranks, begins, classOf, weights } = model;
  scores.fill(0);
  for (let place = 0; place < signs.length; place += 1) {
    const row = rankOf(ranks, signs[place] ?? 0);
    if (row < 0) continue;
    const end = begins[row + 1] ?? 0;
    for (let at = begins[row] ?? 0; at < end; at += 1) {
      const each = classOf[at] ?? 0;
      scores[each] = (scores[each] ?? 0) + (weights[at] ?? 0);
    }
  }
}

/** The class of the highest score among those that `allows` names by their bits; the first of equals. */
export function bestClass(scores: Float64Array, allows = -1): number {
  let best = -1;
  for (let each = 0; each < scores.length; each += 1) {
    if (allows !== -1 && (allows & (1 << each)) === 0) continue;
    if (best === -1 || (scores[each] ?? 0) > (scores[best] ?? 0)) best = each;
  }
  return best;
}

export function unpackHashedModel(packed: PackedHashedModel): HashedModel {
  const { classes, count, levels } = packed;
  const [gaps, sizes] = [bytesOf(packed.gaps), bytesOf(packed.sizes)];
  return hashedModel(classes, placesOf(gaps, count), (at) => {
    const code = at & 1 ? (sizes[at >> 1] ?? 0) >> 4 : (sizes[at >> 1] ?? 0) & 15;
    return (code & 8 ? -1 : 1) * (levels[code & 7] ?? 0);
  });
}

/** @param places of the weights, ascending: bucket times classes plus class. */
export function hashedModel(
  classes: number,
  places: readonly number[],
  weightAt: (at: number) => number,
): HashedModel {
  const held: number[] = [];
  const begins: number[] = [];
  places.forEach((place, at) => {
    const bucket = Math.floor(place / classes);
    if (held.at(-1) === bucket) return;
    held.push(bucket);
    begins.push(at);
  });
  return {
    classes,
    ranks: rankBuckets(buckets, held),
    begins: Uint32Array.from([...begins, places.length]),
    classOf: Uint8Array.from(places, (place) => place % classes),
    weights: Float32Array.from(places, (_, at) => weightAt(at)),
  };
}

function placesOf(gaps: Uint8Array, count: number): number[] {
  const places: number[] = [];
  let place = -1;
  let at = 0;
  while (places.length < count) {
    for (; gaps[at] === 255; at += 1) place += 255;
    place += gaps[at] ?? 0;
    at += 1;
    places.push(place);
  }
  return places;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
