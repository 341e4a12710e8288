import { conceptOf } from './concepts.ts';
import type { DirectedPlace } from './directed-places.ts';

/** The place on the same axis that stands closest in matter; null where none shares any. */
export function closestTo(
  place: DirectedPlace,
  others: readonly DirectedPlace[],
): { other: DirectedPlace; closeness: number } | null {
  let best: { other: DirectedPlace; closeness: number } | null = null;
  for (const other of others) {
    if (other.direction.axis !== place.direction.axis) continue;
    const closeness = closenessOf(place, other);
    if (closeness > (best?.closeness ?? 0)) best = { other, closeness };
  }
  return best;
}

/** "Less common" and "more frequently" can be said of anything. */
const howOften = new Set(['common', 'commonly', 'frequent', 'frequently', 'often'].map(conceptOf));

/** "Rates fell" and "falling rates" turn the sides round. */
const otherSide = 0.5;

/** Shared concepts, the nearer to both words the heavier. */
export function closenessOf(one: DirectedPlace, other: DirectedPlace): number {
  let total = 0;
  for (const [concept, distance] of one.around) {
    const theirs = other.around.get(concept);
    if (theirs === undefined || howOften.has(concept)) continue;
    const sameSide = Math.sign(distance) === Math.sign(theirs) ? 1 : otherSide;
    total += (2 * sameSide) / (Math.abs(distance) + Math.abs(theirs));
  }
  return total;
}
