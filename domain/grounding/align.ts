import { findNumbers, type NumberMention, sameAmount } from '../language/numbers.ts';
import { words } from '../language/words.ts';
import { countShared } from './clauses.ts';
import { type ConceptToken, conceptTokens } from './concepts.ts';
import { isFrameWord, isLightWord } from './frame-word.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/** A claim beside the source sentences that speak of the same thing. */
export interface AlignedClaim {
  readonly text: string;
  readonly tokens: readonly ConceptToken[];
  readonly numbers: readonly NumberMention[];
  /** Best first, at most three; may be empty. */
  readonly sentences: readonly AlignedSentence[];
  /** Share of the claim's content, by weight, that stands anywhere in the source: 0..1. */
  readonly covered: number;
}

export interface AlignedSentence {
  readonly sentence: IndexedSentence;
  /** Share of the claim's content that this sentence holds: 0..1. */
  readonly share: number;
}

/** Finds the one to three source sentences that a claim rests on: shared concepts by weight, shared numbers strongly. */
export function alignClaim(text: string, source: SourceIndex): AlignedClaim {
  const tokens = conceptTokens(source.spellOut(text)).filter(
    (token) => !(isFrameWord(token.text) || isLightWord(token.text)) || source.has(token.concept),
  );
  const numbers = findNumbers(text).filter((number) => !isOrdinaryCount(number));
  const content: Content = { weights: weightsOf(tokens, source), numbers, text };
  return {
    text,
    tokens,
    numbers,
    sentences: pickSupport(content, source),
    covered: coverage(content, source),
  };
}

/** "One study", "two groups": small numbers in words mostly structure a text. */
function isOrdinaryCount(number: NumberMention): boolean {
  return number.worded && number.unit === null && (number.normalised === 1 || number.normalised === 2);
}

/** What of a claim is still to be found. */
interface Content {
  readonly weights: ReadonlyMap<string, number>;
  readonly numbers: readonly NumberMention[];
  readonly text: string;
}

const numberWeight = 2.5;
const mostSentences = 3;
/** A second or third sentence must bring at least this share of the claim that the first ones lack. */
const newShare = 0.12;

function weightsOf(tokens: readonly ConceptToken[], source: SourceIndex): Map<string, number> {
  const weights = new Map<string, number>();
  // Frame words that the source has too count little: "study" and "result" stand everywhere.
  for (const token of tokens) {
    weights.set(token.concept, source.weightOf(token.concept) * (isFrameWord(token.text) ? 0.3 : 1));
  }
  return weights;
}

function pickSupport(content: Content, source: SourceIndex): AlignedSentence[] {
  const total = size(content);
  if (total === 0) return [];
  const picked: AlignedSentence[] = [];
  let open = content;
  while (picked.length < mostSentences) {
    const next = mostNew(open, source, picked);
    if (next === null || next.gain / total < (picked.length === 0 ? 0.01 : newShare)) break;
    picked.push({ sentence: next.sentence, share: sharedSize(content, next.sentence) / total });
    open = without(open, next.sentence);
  }
  return picked;
}

function mostNew(open: Content, source: SourceIndex, picked: readonly AlignedSentence[]): Gain | null {
  return source.sentences
    .filter((sentence) => !picked.some((one) => one.sentence === sentence))
    .map((sentence) => ({ sentence, gain: sharedSize(open, sentence) }))
    .reduce<Gain | null>((best, next) => (isBetter(next, best, open.text) ? next : best), null);
}

function isBetter(next: Gain, best: Gain | null, text: string): boolean {
  if (best === null || next.gain !== best.gain) return next.gain > (best?.gain ?? 0);
  return sharesMore(text, next.sentence, best.sentence);
}

interface Gain {
  readonly sentence: IndexedSentence;
  readonly gain: number;
}

/** Of two sentences that hold as much, one has more of the words as they stand: "whether it lasts" is no "lasted". */
function sharesMore(text: string, one: IndexedSentence, other: IndexedSentence): boolean {
  const said = new Set(words(text.toLowerCase()));
  return countShared(one.printed(), said) > countShared(other.printed(), said) + 1;
}

/** The size of what of the content a sentence holds. */
function sharedSize({ weights, numbers }: Content, sentence: IndexedSentence): number {
  let total = 0;
  for (const [concept, weight] of weights) if (sentence.concepts.has(concept)) total += weight;
  let found = 0;
  for (const number of numbers) if (holds(sentence, number)) found += 1;
  return total + found * numberWeight;
}

function without(content: Content, sentence: IndexedSentence): Content {
  return {
    weights: new Map([...content.weights].filter(([concept]) => !sentence.concepts.has(concept))),
    numbers: content.numbers.filter((number) => !holds(sentence, number)),
    text: content.text,
  };
}

function holds(sentence: IndexedSentence, number: NumberMention): boolean {
  return sentence.numbers.some((other) => sameAmount(number, other));
}

function size(content: Content): number {
  return sum(content.weights.values()) + content.numbers.length * numberWeight;
}

function coverage(content: Content, source: SourceIndex): number {
  const total = size(content);
  const found = size({
    text: content.text,
    weights: new Map([...content.weights].filter(([concept]) => source.has(concept))),
    numbers: content.numbers.filter((number) => source.numbers.some((other) => sameAmount(number, other))),
  });
  return total === 0 ? 1 : found / total;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
