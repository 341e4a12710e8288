import { finder } from '../../language/finder.ts';
import { countShared } from '../clauses.ts';
import { conceptTokens } from '../concepts.ts';

/** "A was lower than B" for "B was higher than A": true where two comparisons have their sides exchanged. */
export function isTurnedRound(one: string, other: string): boolean {
  const [first, second] = [sidesOf(one), sidesOf(other)];
  if (first === null || second === null) return false;
  const straight = countShared(first.before, second.before) + countShared(first.after, second.after);
  const there = countShared(first.before, second.after);
  const back = countShared(first.after, second.before);
  return there > 0 && back > 0 && there + back >= straight + 2;
}

interface Sides {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

const comparatorsIn = finder(/\b(?:than|compared (?:with|to)|relative to|versus|vs)\b/gi);

/** What stands on one side only; null where nothing, or more than one thing, is compared. */
function sidesOf(text: string): Sides | null {
  const places = comparatorsIn(text);
  const [place] = places;
  if (place === undefined || places.length > 1) return null;
  const before = conceptsOf(text.slice(0, place.index));
  const after = conceptsOf(text.slice(place.index + place[0].length));
  return {
    before: new Set([...before].filter((concept) => !after.has(concept))),
    after: new Set([...after].filter((concept) => !before.has(concept))),
  };
}

function conceptsOf(text: string): Set<string> {
  return new Set(conceptTokens(text).map(({ concept }) => concept));
}
