import { rarityClasses, rarityOf } from '../language/familiar.ts';
import { sameAmount } from '../language/numbers.ts';
import type { AlignedClaim } from './align.ts';
import type { SourceIndex } from './source-index.ts';
import { supportModel } from './support.generated.ts';

/**
 * Whether the source holds so much of a claim that it can be its own. Who tells something in their own words leaves the common words of
 * the source and keeps its rare ones, so that how rare the words are that it has, and has not, says more than their share.
 */
export function isSupported(claim: AlignedClaim, source: SourceIndex, model = supportModel): boolean {
  return supportScore(supportSigns(claim, source), model.weights) >= model.from;
}

/**
 * True of a claim of so few concepts that the signs say little of it, where the source has some of them: that it is not the source's
 * cannot be told, and that it is neither. It is to be compared.
 */
export function isTooShortToTell({ tokens, covered }: AlignedClaim): boolean {
  return covered >= leastShared && new Set(tokens.map(({ concept }) => concept)).size <= short;
}

const short = 5;
const leastShared = 1 / 3;

export function supportScore(signs: readonly number[], weights: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
}

/**
 * For each class of rarity how many of the claim's concepts stand in the sentence that holds most of it, elsewhere in the source, and
 * nowhere; the same as shares; what `alignClaim` found; its numbers, and those of them that the sentence has; its length.
 */
export function supportSigns(claim: AlignedClaim, source: SourceIndex): number[] {
  const home = claim.sentences[0];
  const counts = Array.from({ length: 3 * rarityClasses }, () => 0);
  const rarity = new Map(claim.tokens.map(({ concept, text }) => [concept, rarityOf(text)]));
  for (const [concept, rare] of rarity) {
    const where = home?.sentence.concepts.has(concept) === true ? 0 : source.has(concept) ? 1 : 2;
    const at = where * rarityClasses + rare;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const size = Math.max(1, rarity.size);
  const held = claim.numbers.filter((number) =>
    home?.sentence.numbers.some((other) => sameAmount(number, other)),
  );
  return [
    1,
    ...counts,
    // Shares count for as much as a handful of words.
    ...counts.map((count) => (3 * count) / size),
    4 * claim.covered,
    4 * (home?.share ?? 0),
    claim.numbers.length,
    held.length,
    Math.log(size),
  ];
}
