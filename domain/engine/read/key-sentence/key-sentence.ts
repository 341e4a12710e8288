import { stem } from '../../../language/stem.ts';
import { words } from '../../../language/words.ts';
import { softmax } from '../softmax.ts';
import { packedKeyModel } from '../weights/key-sentence.generated.ts';
import type { Rarity } from './closeness.ts';
import { type KeyCandidate, type KeySource, keyCandidates } from './features.ts';
import { type PackedKeyWeights, unpackRarity } from './key-model.ts';

/** A bucket counts this much of a feature: there are many of them. */
export const bucketValue = 0.3;

/**
 * The text that says best in one sentence what a work is and does; null where there is no sentence. Of candidates that are
 * about as likely, the one leads that shares most with all likely ones: what several of them say is what a summary says
 * (least expected loss, as in minimum Bayes risk decoding, Kumar and Byrne 2004).
 */
export function keySentence(source: KeySource): Pick<KeyCandidate, 'text' | 'sentence'> | null {
  const { score, rarity, likelihood } = source.title === null ? models().bare : models().titled;
  const candidates = keyCandidates(source, rarity);
  if (candidates.length === 0) return null;
  const shares = softmax(candidates.map(score));
  const ranked = candidates
    .map((candidate, at) => ({ candidate, share: shares[at] ?? 0 }))
    .sort((a, b) => b.share - a.share);
  const likely = ranked
    .filter(({ share }, place) => place === 0 || share >= leastShare)
    .map(({ candidate, share }) => ({ candidate, share, parts: partsOf(candidate.text) }));
  const worths = likely.map(({ share, parts }) =>
    likely.reduce(
      (sum, other) => sum + other.share * overlap(parts, other.parts),
      likelihood * Math.log(share),
    ),
  );
  const best = likely[worths.indexOf(Math.max(...worths))]?.candidate;
  return best === undefined ? null : { text: best.text, sentence: best.sentence };
}

/**
 * What a candidate's own likelihood counts beside what it shares; chosen on SciTLDR's dev part. A title says again what the best
 * sentence says, so that beside one agreement counts for more.
 */
const likelihoodWorth = { bare: 0.7, titled: 0.3 } as const;
/** Less likely candidates neither lead nor count, the likeliest of many aside: at most a hundred are compared. */
const leastShare = 0.01;

/** How often each stem, and each pair of them in a row, stands in a text. */
interface Parts {
  readonly stems: ReadonlyMap<string, number>;
  readonly pairs: ReadonlyMap<string, number>;
}

function partsOf(text: string): Parts {
  const stems = words(text).map(stem);
  return {
    stems: counted(stems),
    pairs: counted(stems.slice(1).map((each, at) => `${stems[at]} ${each}`)),
  };
}

function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The mean of the F1 of stems and of pairs, 0..1. */
function overlap(one: Parts, other: Parts): number {
  return (sharedOf(one.stems, other.stems) + sharedOf(one.pairs, other.pairs)) / 2;
}

function sharedOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let total = 0;
  let shared = 0;
  for (const count of one.values()) total += count;
  for (const [item, count] of other) {
    total += count;
    shared += Math.min(count, one.get(item) ?? 0);
  }
  return total === 0 ? 0 : (2 * shared) / total;
}

interface Model {
  readonly score: (candidate: KeyCandidate) => number;
  readonly rarity: Rarity;
  readonly likelihood: number;
}

let unpacked: { readonly bare: Model; readonly titled: Model } | null = null;

function models(): { readonly bare: Model; readonly titled: Model } {
  if (unpacked !== null) return unpacked;
  const rarity = unpackRarity(packedKeyModel.rarity);
  const model = (part: 'bare' | 'titled'): Model => ({
    score: scoreBy(packedKeyModel[part]),
    rarity,
    likelihood: likelihoodWorth[part],
  });
  unpacked = { bare: model('bare'), titled: model('titled') };
  return unpacked;
}

function scoreBy({ features: weights, unit, buckets: packed }: PackedKeyWeights): Model['score'] {
  const bytes = Int8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return ({ features, buckets }) => {
    const dense = features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
    return dense + bucketValue * unit * buckets.reduce((sum, bucket) => sum + (bytes[bucket] ?? 0), 0);
  };
}
