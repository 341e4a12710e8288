import { inUnitOf, type NumberMention, sameAmount } from '../language/numbers.ts';
import { countShared } from './clauses.ts';
import { conceptTokens } from './concepts.ts';
import { type HousedNumber, housedIn } from './housed-numbers.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/**
 * The amount that the source gives to what a number of the claim is said of, where the source prints the number of something else:
 * "four groups and three nights" for three groups and four nights. Null where the number stands well, or nothing stands clearly better.
 */
export function betterHome(number: NumberMention, text: string, source: SourceIndex): NumberMention | null {
  if (number.role !== 'value' || number.normalised === 0 || isOneOfMany(number) || isLabel(number, text))
    return null;
  const spelled = source.spellOut(text);
  const own = housedIn(spelled).find((one) => one.number.text === number.text);
  if (own === undefined) return null;
  const said = new Set(conceptTokens(spelled).map(({ concept }) => concept));
  const fits = homesOf(source).flatMap(({ sentence, homes }) => {
    const share = countShared(said, sentence.concepts) / said.size;
    return homes.map((home) => readFit(own, home, share, source));
  });
  const right = largest(fits.filter((fit) => sameAmount(number, fit.number)));
  const rivals = fits.filter(
    (fit) => fit.total >= leastFit && isRival(own, fit.number) && !sameAmount(number, fit.number),
  );
  const found = rivals.filter((rival) => isClearlyBetter(rival, right));
  return largest(found)?.number ?? null;
}

/**
 * How well a number of the source must stand in the claim's place (two words in common right beside both make 2), and by how much
 * better than the claim's own; from 4,096 claims of 512 abstracts.
 */
const leastFit = 0.75;
const leastGain = 0.1;
const clearlyMore = 2;

/** A number of the source and what the claim's number shares with its surroundings, concept by concept. */
interface Fit {
  readonly number: NumberMention;
  readonly shared: ReadonlyMap<string, number>;
  readonly total: number;
}

function largest(fits: readonly Fit[]): Fit | null {
  return fits.reduce<Fit | null>((best, fit) => (fit.total > (best?.total ?? 0) ? fit : best), null);
}

/** What stands about both alike tells nothing: what only the one has is weighed against what only the other has. */
function isClearlyBetter(rival: Fit, right: Fit | null): boolean {
  const [gain, loss] = [excess(rival, right), right === null ? 0 : excess(right, rival)];
  return gain >= leastGain && gain >= loss * clearlyMore;
}

function excess({ shared }: Fit, other: Fit | null): number {
  let total = 0;
  for (const [concept, weight] of shared) total += Math.max(0, weight - (other?.shared.get(concept) ?? 0));
  return total;
}

/** "One of them", "one day". */
function isOneOfMany({ worded, normalised }: NumberMention): boolean {
  return worded && normalised === 1;
}

/** "NGC 2110" counts nothing. */
function isLabel({ start }: NumberMention, text: string): boolean {
  return /\p{Lu}{2}[- ]$/u.test(text.slice(Math.max(0, start - 3), start));
}

interface HousedSentence {
  readonly sentence: IndexedSentence;
  readonly homes: readonly HousedNumber[];
}

const housedBySource = new WeakMap<SourceIndex, readonly HousedSentence[]>();

/** Read once a source. */
function homesOf(source: SourceIndex): readonly HousedSentence[] {
  const known =
    housedBySource.get(source) ??
    source.sentences.map((sentence) => ({ sentence, homes: housedIn(sentence.text) }));
  housedBySource.set(source, known);
  return known;
}

/** Shared concepts, the nearer to both numbers and the rarer in the source the heavier. */
function readFit(
  own: HousedNumber,
  { number, around }: HousedNumber,
  share: number,
  source: SourceIndex,
): Fit {
  const shared = new Map<string, number>();
  let total = 0;
  for (const [concept, distance] of own.around) {
    const theirs = around.get(concept);
    if (theirs === undefined) continue;
    const side = Math.sign(distance) === Math.sign(theirs) ? 2 : 2 * otherSide;
    const rarity = source.weightOf(concept) / source.weightOf(onceHere);
    const weight = (share * rarity * side) / (Math.abs(distance) + Math.abs(theirs));
    shared.set(concept, weight);
    total += weight;
  }
  return { number, shared, total };
}

const otherSide = 0.5;
/** Any concept that the source has once weighs as much as one that it does not have. */
const onceHere = '';

/** Another amount of the same kind that the claim does not give beside its own: "from 16 to 19" has both ends. */
function isRival({ number, beside }: HousedNumber, other: NumberMention): boolean {
  if (other.role !== 'value' && other.role !== 'sample') return false;
  // "One" and "x = 1" count nothing that another number would.
  if (other.normalised === 1 && other.unit === null) return false;
  const isOfKind =
    number.unit === null
      ? other.unit === null && Number.isInteger(number.normalised) === Number.isInteger(other.normalised)
      : inUnitOf(number, other) !== null;
  return isOfKind && !beside.some((one) => sameAmount(one, other));
}
