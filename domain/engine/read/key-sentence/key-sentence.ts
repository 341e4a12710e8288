import { packedKeyModel } from '../weights/key-sentence.generated.ts';
import { type KeyCandidate, type KeySource, keyCandidates } from './features.ts';

/** A bucket counts this much of a feature: there are many of them. */
export const bucketValue = 0.3;

/** The text that says best in one sentence what a work is and does; null where there is no sentence. */
export function keySentence(source: KeySource): Pick<KeyCandidate, 'text' | 'sentence'> | null {
  let best: { readonly candidate: KeyCandidate; readonly score: number } | null = null;
  for (const candidate of keyCandidates(source)) {
    const score = scoreOf(candidate);
    if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { candidate, score };
  }
  return best === null ? null : { text: best.candidate.text, sentence: best.candidate.sentence };
}

function scoreOf({ features, buckets }: KeyCandidate): number {
  const dense = features.reduce((sum, value, at) => sum + value * (packedKeyModel.features[at] ?? 0), 0);
  const weights = bucketWeights();
  const hashed = buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0);
  return dense + bucketValue * packedKeyModel.unit * hashed;
}

let unpacked: Int8Array | null = null;

function bucketWeights(): Int8Array {
  unpacked ??= Int8Array.from(atob(packedKeyModel.buckets), (character) => character.charCodeAt(0));
  return unpacked;
}
