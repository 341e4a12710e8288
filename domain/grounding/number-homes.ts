import { type NumberMention, sameAmount } from '../language/numbers.ts';
import { type HousedNumber, housedIn } from './housed-numbers.ts';
import { isLabel, isPartOfFigure } from './number-labels.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/**
 * The amount that the source gives to what a number of the claim is said of, where the source prints that number once, of something
 * else: "four groups and three nights" for three groups and four nights. Null where the number stands well, and wherever several
 * readings are possible.
 */
export function betterHome(number: NumberMention, text: string, source: SourceIndex): NumberMention | null {
  const rival = rivalOf(number, text, source);
  if (rival === null) return null;
  // Who also gives the other figure has exchanged both, or neither.
  const partner = housedIn(source.spellOut(text)).find((one) => sameAmount(one.number, rival));
  const isExchanged =
    partner === undefined || rivalOf(partner.number, source.spellOut(text), source) !== null;
  return isExchanged ? rival : null;
}

function rivalOf(number: NumberMention, text: string, source: SourceIndex): NumberMention | null {
  const spelled = source.spellOut(text);
  const own = housedIn(spelled).find((one) => one.number.text === number.text);
  if (own === undefined || own.isLoose || !isComparable(number, text)) return null;
  const printed = homesOf(source).filter(({ home }) => sameAmount(number, home.number));
  const [right] = printed;
  if (right === undefined || printed.length > 1 || !isComparable(right.home.number, right.sentence.meaning))
    return null;
  const rivals = homesOf(source).filter(
    (place) => isRival(own, right, place) && isClearlyBetter(own, place, right, source),
  );
  const [rival] = rivals;
  // Several figures of one thing: which of them is meant, nothing here tells.
  return rival !== undefined && rivals.every((one) => sameAmount(one.home.number, rival.home.number))
    ? rival.home.number
    : null;
}

/** A number of the source in its sentence. */
interface Place {
  readonly sentence: IndexedSentence;
  readonly home: HousedNumber;
}

const homesBySource = new WeakMap<SourceIndex, readonly Place[]>();

/** Read once a source. */
function homesOf(source: SourceIndex): readonly Place[] {
  const known =
    homesBySource.get(source) ??
    source.sentences.flatMap((sentence) => housedIn(sentence.meaning).map((home) => ({ sentence, home })));
  homesBySource.set(source, known);
  return known;
}

/** A figure of its own: not "one of them", no name ("tier 3"), no bound or spread of another figure. */
function isComparable(number: NumberMention, text: string): boolean {
  if (number.role !== 'value' || number.normalised === 0) return false;
  const isOneOfMany = number.normalised === 1 && number.unit === null;
  return !isOneOfMany && !isLabel(number, text) && !isPartOfFigure(number, text);
}

/**
 * Another amount of the same kind in the same sentence, which the claim does not give beside its own ("from 16 to 19" has both ends);
 * of counts, a count of the very thing that the claim counts.
 */
function isRival(own: HousedNumber, right: Place, { sentence, home }: Place): boolean {
  const other = home.number;
  if (home.isLoose || right.home.isLoose) return false;
  if (sentence !== right.sentence || sameAmount(own.number, other)) return false;
  if (!isComparable(other, sentence.meaning) || own.beside.some((one) => sameAmount(one, other)))
    return false;
  if (right.home.number.unit !== other.unit) return false;
  if (other.unit !== null) return true;
  const isWhole = Number.isInteger(other.normalised);
  if (isWhole !== Number.isInteger(right.home.number.normalised)) return false;
  const counted = nextOf(own);
  return !isWhole || (counted !== null && counted === nextOf(home));
}

/** The content word behind a number, which it counts. */
function nextOf({ around }: HousedNumber): string | null {
  for (const [concept, distance] of around) if (distance === 1) return concept;
  return null;
}

/**
 * The claim names beside its number what the source has beside the rival and nowhere else in its sentence, and nothing that stands
 * beside the right one alone.
 */
function isClearlyBetter(own: HousedNumber, rival: Place, right: Place, source: SourceIndex): boolean {
  let gain = 0;
  for (const [concept, distance] of own.around) {
    const [near, far] = [rival.home.around.get(concept), right.home.around.get(concept)];
    if (far !== undefined && near === undefined) return false;
    if (near === undefined || far !== undefined || own.inherited.has(concept)) continue;
    if (isElsewhere(concept, rival)) continue;
    gain += source.weightOf(concept) / (Math.abs(distance) + Math.abs(near));
  }
  return gain >= leastGain * source.weightOf(onceHere);
}

/** One word that is rare in the source, five content words away from both numbers or nearer. */
const leastGain = 0.1;
/** Any concept that the source has once weighs as much as one that it does not have. */
const onceHere = '';

/** The sentence has the word outside of the rival's part too. */
function isElsewhere(concept: string, { sentence, home: { from, to } }: Place): boolean {
  return sentence.tokens.some((token) => token.concept === concept && (token.start < from || token.end > to));
}
