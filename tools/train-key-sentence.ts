/**
 * Trains the key-sentence model on SciTLDR-A (Apache-2.0, train part) and writes
 * domain/engine/read/weights/key-sentence.generated.ts. Same data, same bytes. Run train-roles.ts first.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/train-key-sentence.ts
 * Each abstract is shown without and with its title. A softmax over an abstract's candidates is fitted to the softmax of
 * their mean ROUGE against the summary that the authors wrote.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeyCandidate, keyBuckets, keyCandidates } from '#domain/engine/read/key-sentence/features.ts';
import { bucketValue } from '#domain/engine/read/key-sentence/key-sentence.ts';
import { readSentences } from '#domain/engine/read/read-sentences.ts';
import { softmax } from '#domain/engine/read/softmax.ts';
import { rouge } from '../benchmarks/words/rouge.ts';
import { readJsonLines, stringsOf } from './training/datasets.ts';
import { minimise, ridge } from './training/minimise.ts';

const penalty = 10;
/** How sharply the best candidates are preferred. */
const temperature = 0.08;
const steps = 120;

interface Example {
  readonly candidates: readonly KeyCandidate[];
  readonly wanted: readonly number[];
}

const examples = readJsonLines('scitldr-a/train.jsonl').flatMap((record): Example[] => {
  const text = stringsOf(record['source']).join(' ');
  const targets = stringsOf(record['target']);
  const title = String(record['title'] ?? '').trim();
  const { sentences } = readSentences(text);
  return [null, title]
    .filter((shown) => shown !== '')
    .map((shown) => {
      const candidates = keyCandidates({ sentences, title: shown });
      const gains = candidates.map((candidate) => {
        const { one, two, l } = rouge(candidate.text, targets);
        return (one + two + l) / 3 / temperature;
      });
      return { candidates, wanted: softmax(gains) };
    });
});
console.log(
  `${examples.length} showings, ${examples.reduce((sum, one) => sum + one.candidates.length, 0)} candidates`,
);

const width = examples[0]?.candidates[0]?.features.length ?? 0;
const scale = spreads();
const weights = new Float64Array(width + keyBuckets);
minimise(objective, weights, steps);
writeModel();

/** Cross entropy with the wanted shares, and the penalty on every weight. */
function objective(now: Float64Array, slope: Float64Array): number {
  let value = ridge(now, slope, penalty);
  for (const { candidates, wanted } of examples) {
    const shares = softmax(candidates.map((candidate) => scoreOf(candidate, now)));
    candidates.forEach(({ features, buckets }, place) => {
      const share = shares[place] ?? 0;
      const target = wanted[place] ?? 0;
      value -= target * Math.log(share + 1e-12);
      const difference = share - target;
      for (let at = 0; at < width; at += 1)
        slope[at] = (slope[at] ?? 0) + (difference * (features[at] ?? 0)) / (scale[at] ?? 1);
      for (const bucket of buckets)
        slope[width + bucket] = (slope[width + bucket] ?? 0) + difference * bucketValue;
    });
  }
  return value;
}

function scoreOf({ features, buckets }: KeyCandidate, now: Float64Array): number {
  let score = 0;
  for (let at = 0; at < width; at += 1) score += ((features[at] ?? 0) / (scale[at] ?? 1)) * (now[at] ?? 0);
  for (const bucket of buckets) score += bucketValue * (now[width + bucket] ?? 0);
  return score;
}

/** Standard deviation of each feature over all candidates; 1 for constants. */
function spreads(): number[] {
  const all = examples.flatMap(({ candidates }) => candidates);
  return Array.from({ length: width }, (_, at) => {
    const mean = all.reduce((sum, { features }) => sum + (features[at] ?? 0), 0) / all.length;
    const spread = all.reduce((sum, { features }) => sum + ((features[at] ?? 0) - mean) ** 2, 0) / all.length;
    return spread > 0 ? Math.sqrt(spread) : 1;
  });
}

function writeModel(): void {
  const features = Array.from(weights.subarray(0, width), (weight, at) =>
    Number((weight / (scale[at] ?? 1)).toPrecision(4)),
  );
  const hashed = weights.subarray(width);
  const unit = Math.max(...Array.from(hashed, Math.abs)) / 127;
  const bytes = Int8Array.from(hashed, (weight) => Math.round(weight / unit));
  const model = {
    features,
    unit: Number(unit.toPrecision(6)),
    buckets: Buffer.from(bytes.buffer).toString('base64'),
  };
  writeFileSync(
    join(import.meta.dirname, '../domain/engine/read/weights/key-sentence.generated.ts'),
    `// Written by tools/train-key-sentence.ts. Do not edit.
import type { PackedKeyModel } from '../key-sentence/key-model.ts';

export const packedKeyModel: PackedKeyModel = ${JSON.stringify(model)};
`,
  );
}
