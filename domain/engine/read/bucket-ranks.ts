/**
 * Which buckets hold something: of every 32, one bit each and how many hold something before them. Models ask for buckets all
 * over their tables; this one is small enough to stay near the processor, where a number for each bucket is not.
 */
export type BucketRanks = Int32Array;

/** @param held the buckets that hold something, ascending. */
export function rankBuckets(buckets: number, held: readonly number[]): BucketRanks {
  const ranks = new Int32Array((buckets / 32) * 2);
  for (const bucket of held) {
    const block = (bucket >>> 5) * 2;
    ranks[block] = (ranks[block] ?? 0) | (1 << (bucket & 31));
  }
  for (let block = 2; block < ranks.length; block += 2)
    ranks[block + 1] = (ranks[block - 1] ?? 0) + bitsIn(ranks[block - 2] ?? 0);
  return ranks;
}

/** The place of a bucket among those that hold something; -1 where it holds nothing. */
export function rankOf(ranks: BucketRanks, bucket: number): number {
  const block = (bucket >>> 5) * 2;
  const bits = ranks[block] ?? 0;
  const bit = 1 << (bucket & 31);
  return (bits & bit) === 0 ? -1 : (ranks[block + 1] ?? 0) + bitsIn(bits & (bit - 1));
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
