/**
 * Trains the key-sentence model on SciTLDR-A (Apache-2.0, train part) and writes
 * domain/engine/read/weights/key-sentence.generated.ts. Same data, same bytes. Run train-roles.ts first.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/train-key-sentence.ts
 * A softmax over an abstract's candidates is fitted to the softmax of their mean ROUGE against the summary that the authors
 * wrote: for abstracts without a title on those, for abstracts with their title on both.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rarity } from '#domain/engine/read/key-sentence/closeness.ts';
import { type KeyCandidate, keyCandidates } from '#domain/engine/read/key-sentence/features.ts';
import {
  keyBucket,
  keyBuckets,
  type PackedKeyWeights,
  type PackedRarity,
  unpackRarity,
} from '#domain/engine/read/key-sentence/key-model.ts';
import { bucketValue } from '#domain/engine/read/key-sentence/key-sentence.ts';
import { readSentences } from '#domain/engine/read/read-sentences.ts';
import { softmax } from '#domain/engine/read/softmax.ts';
import { stem } from '#domain/language/stem.ts';
import { words } from '#domain/language/words.ts';
import { rouge } from '../benchmarks/words/rouge.ts';
import { readJsonLines, stringsOf } from './training/datasets.ts';
import { minimise, ridge } from './training/minimise.ts';

/** The penalty on every weight, and how sharply the best candidates are preferred; chosen on the dev part. */
interface Fit {
  readonly penalty: number;
  readonly temperature: number;
}
const fits: Readonly<Record<'bare' | 'titled', Fit>> = {
  bare: { penalty: 3, temperature: 0.08 },
  titled: { penalty: 20, temperature: 0.1 },
};
const steps = 120;

interface Example {
  readonly titled: boolean;
  readonly candidates: readonly KeyCandidate[];
  /** Mean of ROUGE-1, 2 and L of each. */
  readonly gains: readonly number[];
}

const records = readJsonLines('scitldr-a/train.jsonl');
const rarity = rarities(records.map((record) => stringsOf(record['source']).join(' ')));
const examples = records.flatMap((record) => examplesOf(record, unpackRarity(rarity)));
const width = examples[0]?.candidates[0]?.features.length ?? 0;
console.log(
  `${examples.length} showings, ${examples.reduce((sum, one) => sum + one.candidates.length, 0)} candidates`,
);
writeModel({
  rarity,
  bare: fitted(
    examples.filter(({ titled }) => !titled),
    fits.bare,
  ),
  titled: fitted(examples, fits.titled),
});

/** How many texts hold a stem of each bucket, as the logarithm of one over their share. */
function rarities(texts: readonly string[]): PackedRarity {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const one of new Set(words(text).map(stem))) counts.set(one, (counts.get(one) ?? 0) + 1);
  // Of the stems that share a bucket the commonest counts.
  const held = new Array<number>(keyBuckets).fill(0);
  for (const [one, count] of counts) held[keyBucket(one)] = Math.max(held[keyBucket(one)] ?? 0, count);
  const unit = Math.log(texts.length + 1) / 255;
  const bytes = Uint8Array.from(held, (count) =>
    Math.round(Math.log((texts.length + 1) / (count + 1)) / unit),
  );
  return { unit: Number(unit.toPrecision(6)), buckets: Buffer.from(bytes.buffer).toString('base64') };
}

function examplesOf(record: Readonly<Record<string, unknown>>, rare: Rarity): Example[] {
  const targets = stringsOf(record['target']);
  const title = String(record['title'] ?? '').trim();
  const { sentences } = readSentences(stringsOf(record['source']).join(' '));
  return [null, title]
    .filter((shown) => shown !== '')
    .map((shown) => {
      const candidates = keyCandidates({ sentences, title: shown }, rare);
      const gains = candidates.map(({ text }) => {
        const { one, two, l } = rouge(text, targets);
        return (one + two + l) / 3;
      });
      return { titled: shown !== null, candidates, gains };
    });
}

function fitted(shown: readonly Example[], { penalty, temperature }: Fit): PackedKeyWeights {
  const scale = spreads(shown);
  const wanted = shown.map(({ gains }) => softmax(gains.map((gain) => gain / temperature)));
  const weights = new Float64Array(width + keyBuckets);
  const scoreOf = ({ features, buckets }: KeyCandidate, now: Float64Array): number => {
    let score = 0;
    for (let at = 0; at < width; at += 1) score += ((features[at] ?? 0) / (scale[at] ?? 1)) * (now[at] ?? 0);
    for (const bucket of buckets) score += bucketValue * (now[width + bucket] ?? 0);
    return score;
  };
  /** Cross entropy with the wanted shares, and the penalty on every weight. */
  const objective = (now: Float64Array, slope: Float64Array): number => {
    let value = ridge(now, slope, penalty);
    shown.forEach(({ candidates }, at) => {
      const shares = softmax(candidates.map((candidate) => scoreOf(candidate, now)));
      candidates.forEach(({ features, buckets }, place) => {
        const share = shares[place] ?? 0;
        const target = wanted[at]?.[place] ?? 0;
        value -= target * Math.log(share + 1e-12);
        const difference = share - target;
        for (let one = 0; one < width; one += 1)
          slope[one] = (slope[one] ?? 0) + (difference * (features[one] ?? 0)) / (scale[one] ?? 1);
        for (const bucket of buckets)
          slope[width + bucket] = (slope[width + bucket] ?? 0) + difference * bucketValue;
      });
    });
    return value;
  };
  minimise(objective, weights, steps);
  return packed(weights, scale);
}

/** Standard deviation of each feature over all candidates; 1 for constants. */
function spreads(shown: readonly Example[]): number[] {
  const all = shown.flatMap(({ candidates }) => candidates);
  return Array.from({ length: width }, (_, at) => {
    const mean = all.reduce((sum, { features }) => sum + (features[at] ?? 0), 0) / all.length;
    const spread = all.reduce((sum, { features }) => sum + ((features[at] ?? 0) - mean) ** 2, 0) / all.length;
    return spread > 0 ? Math.sqrt(spread) : 1;
  });
}

function packed(weights: Float64Array, scale: readonly number[]): PackedKeyWeights {
  const features = Array.from(weights.subarray(0, width), (weight, at) =>
    Number((weight / (scale[at] ?? 1)).toPrecision(4)),
  );
  const hashed = weights.subarray(width);
  const unit = Math.max(...Array.from(hashed, Math.abs)) / 127;
  const bytes = Int8Array.from(hashed, (weight) => Math.round(weight / unit));
  return {
    features,
    unit: Number(unit.toPrecision(6)),
    buckets: Buffer.from(bytes.buffer).toString('base64'),
  };
}

function writeModel(model: object): void {
  writeFileSync(
    join(import.meta.dirname, '../domain/engine/read/weights/key-sentence.generated.ts'),
    `// Written by tools/train-key-sentence.ts. Do not edit.
import type { PackedKeyModel } from '../key-sentence/key-model.ts';

export const packedKeyModel: PackedKeyModel = ${JSON.stringify(model)};
`,
  );
}
