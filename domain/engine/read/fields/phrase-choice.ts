import type { Field } from '../../fact-sheet.ts';
import { softmax } from '../softmax.ts';
import type { PackedPhraseModel } from './facts-model.ts';
import type { PhraseOption } from './phrase-options.ts';
import { fieldAt } from './spans.ts';

/** What training found for one field: a weight for each bucket of signs, and the share from which a phrase is told. */
export interface PhraseModel {
  readonly weights: ArrayLike<number>;
  readonly from: number;
}

export function unpackPhraseModel({ unit, buckets, from }: PackedPhraseModel): PhraseModel {
  const bytes = Int8Array.from(atob(buckets), (character) => character.charCodeAt(0));
  return { weights: Float32Array.from(bytes, (byte) => byte * unit), from };
}

/** Of the likeliest so many are compared: phrases that share words speak for each other. */
const compared = 24;

/** The phrase that the likely ones have most in common with, with the share of belief that it has, 0 to 1; null where there is none. */
function choosePhrase(
  options: readonly PhraseOption[],
  weights: ArrayLike<number>,
): { readonly option: PhraseOption; readonly share: number } | null {
  const [, ...shares] = softmax([0, ...options.map((option) => scoreOf(option, weights))]);
  const likely = options
    .map((option, at) => ({ option, share: shares[at] ?? 0 }))
    .sort((a, b) => b.share - a.share)
    .slice(0, compared);
  let best: { readonly option: PhraseOption; readonly share: number } | null = null;
  for (const { option } of likely) {
    const share = likely.reduce((sum, other) => sum + other.share * likeness(option, other.option), 0);
    if (best === null || share > best.share) best = { option, share };
  }
  return best;
}

/** The field, where belief in it is strong enough. */
export function readPhrase(options: readonly PhraseOption[], { weights, from }: PhraseModel): Field | null {
  const best = choosePhrase(options, weights);
  if (best === null || best.share < from) return null;
  const { sentence, start, end } = best.option;
  // "(This) paper systematically studies (…)" is a clause.
  if (endsInVerb.test(sentence.text.slice(start, end))) return null;
  return fieldAt(sentence, start, endOfNames(sentence.text, end));
}

/** "Data from Brazil, India and Indonesia": a phrase that ends at the first of a list of names goes on to its last. */
function endOfNames(text: string, end: number): number {
  const more = /\p{Lu}[\p{L}-]+$/u.test(text.slice(0, end)) ? moreNames.exec(text.slice(end)) : null;
  return end + (more?.[0].length ?? 0);
}

const moreNames = /^(?:, (?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)*,? and (?:the )?\p{Lu}[\p{L}-]+/u;

const endsInVerb =
  /\b(?!(?:family|early|elderly|daily|weekly|monthly|yearly|hourly|only|assembly|anomaly|supply|fly|butterfly)\b)\p{Ll}{2,}ly \p{Ll}+s$/u;

export function scoreOf({ signs }: PhraseOption, weights: ArrayLike<number>): number {
  let score = 0;
  for (const sign of signs) score += weights[sign] ?? 0;
  return score;
}

/** The F1 of two phrases' words, by where they stand. */
function likeness(one: PhraseOption, other: PhraseOption): number {
  if (one.sentence.index !== other.sentence.index) return 0;
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return shared <= 0 ? 0 : (2 * shared) / (one.to - one.from + other.to - other.from);
}
