import { scoreOf } from '#domain/engine/read/fields/phrase-choice.ts';
import { type PhraseOption, phraseBuckets } from '#domain/engine/read/fields/phrase-options.ts';
import { softmax } from '#domain/engine/read/softmax.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { wordF1 } from './facts-score.ts';
import { minimise, ridge } from './minimise.ts';

/** The phrases of an abstract, and the words that an annotator marked; null where the abstract does not say. */
export interface PhraseExample {
  readonly options: readonly PhraseOption[];
  readonly wanted: string | null;
}

/** Least likeness to the marked words of a phrase that is taught; how far behind the likest one others may lie. */
const leastLike = 0.4;
const nearly = 0.1;

/**
 * Weights that make the phrases nearest to the marked words likely beside the others, "none" being one more, whose score is 0.
 * Abstracts whose marked words no phrase comes near teach nothing. The same examples give the same numbers.
 */
export function fitPhrase(examples: readonly PhraseExample[], penalty: number): Float64Array {
  const taught = examples.flatMap(({ options, wanted }) => {
    const chosen = nearest(options, wanted);
    return wanted !== null && chosen.size === 0 ? [] : [{ options, chosen }];
  });
  const weights = new Float64Array(phraseBuckets);
  minimise(
    (now, slope) => {
      let value = ridge(now, slope, penalty);
      for (const { options, chosen } of taught) value += unlikelihood(options, chosen, now, slope);
      return value;
    },
    weights,
    60,
  );
  return weights;
}

function nearest(options: readonly PhraseOption[], wanted: string | null): ReadonlySet<number> {
  if (wanted === null) return new Set();
  const likenesses = options.map((option) => wordF1(wordsOf(option), wanted));
  const top = Math.max(0, ...likenesses);
  return new Set(top < leastLike ? [] : likenesses.flatMap((like, at) => (like >= top - nearly ? [at] : [])));
}

function wordsOf({ sentence, start, end }: PhraseOption): string {
  return sentence.text.slice(start, end);
}

function unlikelihood(
  options: readonly PhraseOption[],
  chosen: ReadonlySet<number>,
  now: Float64Array,
  slope: Float64Array,
): number {
  const [none = 0, ...shares] = softmax([0, ...options.map((option) => scoreOf(option, now))]);
  const chosenShare = shares.reduce((sum, share, at) => sum + (chosen.has(at) ? share : 0), 0);
  const wanted = chosen.size === 0 ? none : chosenShare;
  options.forEach(({ signs }, at) => {
    const share = shares[at] ?? 0;
    const pull = share - (chosen.has(at) ? share / (wanted + 1e-12) : 0);
    if (Math.abs(pull) < 1e-9) return;
    for (const sign of signs) slope[sign] = (slope[sign] ?? 0) + pull;
  });
  return -Math.log(wanted + 1e-12);
}

/** Right where our words stand in the marked ones, or share half of theirs. */
export function isSamePhrase(made: string, wanted: string | null): boolean {
  const text = cleanText(wanted ?? '');
  return text !== '' && (text.includes(made) || wordF1(made, text) >= 0.5);
}

/** Weights as they ship: one byte each, in units of `unit`, what is nearly nothing left out. */
export function packWeights(weights: Float64Array): { readonly unit: number; readonly buckets: string } {
  const unit = Number((Math.max(...weights.map(Math.abs)) / 127).toPrecision(6));
  const bytes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < leastWeight ? 0 : Math.round(weight / unit),
  );
  return { unit, buckets: Buffer.from(bytes.buffer).toString('base64') };
}

const leastWeight = 0.02;
