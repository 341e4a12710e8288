import { type Token, tokens } from '../language/words.ts';
import type { AlignedClaim } from './align.ts';
import { conceptOf, isFunctionWord } from './concepts.ts';
import { type DirectionWord, directionOf } from './directions.ts';
import type { Flag } from './grounded-sentence.ts';
import type { SourceIndex } from './source-index.ts';

/** Direction words that point the other way than the source does about the same thing. */
export function flagDirections(claim: AlignedClaim, source: SourceIndex): Flag[] {
  const best = claim.sentences[0];
  if (best === undefined || best.share < leastShare) return [];
  const own = placesOf(claim.text);
  const about = source.sentences.flatMap((sentence) => {
    const isAligned = claim.sentences.some((one) => one.sentence === sentence);
    return isAligned ? placesOf(sentence.meaning) : [];
  });
  const elsewhere = source.sentences.flatMap((sentence) => placesOf(sentence.meaning));
  return own.flatMap((place) => {
    const against = contradicting(place, about, elsewhere);
    if (against === null) return [];
    return [
      {
        type: 'direction' as const,
        detail: `The source says "${against.word}", not "${place.word}".`,
        start: place.start,
        end: place.end,
      },
    ];
  });
}

/** Below this a claim is not close enough to any sentence to contradict it. */
const leastShare = 0.4;
/** Content words on each side that say what a direction word is about. */
const reach = 5;

interface Place {
  readonly word: string;
  readonly direction: DirectionWord;
  /** Concepts near it, with their distance in content words; negative before it. */
  readonly around: ReadonlyMap<string, number>;
  readonly start: number;
  readonly end: number;
}

function placesOf(text: string): Place[] {
  const content = tokens(text).filter(
    (token) => !isFunctionWord(token.text) || directionOf(token.text) !== null,
  );
  return content.flatMap((token, at) => {
    const direction = directionOf(token.text);
    if (direction === null || isComparative(text, token.start, token.text)) return [];
    return [
      {
        word: token.text,
        direction,
        around: contextOf(content, at, direction),
        start: token.start,
        end: token.end,
      },
    ];
  });
}

function contextOf(content: readonly Token[], at: number, direction: DirectionWord): Map<string, number> {
  const around = new Map<string, number>();
  content.forEach((other, place) => {
    const distance = place - at;
    if (distance === 0 || Math.abs(distance) > reach || directionOf(other.text)?.axis === direction.axis)
      return;
    const concept = conceptOf(other.text.toLowerCase());
    const known = around.get(concept);
    if (known === undefined || Math.abs(distance) < Math.abs(known)) around.set(concept, distance);
  });
  return around;
}

/** "More than 10", "at least", "what's more": quantity or a turn of phrase, not direction. */
function isComparative(text: string, start: number, word: string): boolean {
  const after = text.slice(start + word.length, start + word.length + 14);
  const before = text.slice(Math.max(0, start - 10), start);
  if (/^(?:more|less|fewer)$/i.test(word) && /^ than \d/.test(after)) return true;
  if (/^(?:most|least)$/i.test(word) || /\bwhat['’]s $/i.test(before)) return true;
  return /\bat $/i.test(before) && /^(?:least|most|best|worst)$/i.test(word);
}

/** The opposite word of the source that stands closest in matter, unless the same direction stands as close. */
function contradicting(place: Place, about: readonly Place[], elsewhere: readonly Place[]): Place | null {
  const opposite = closestTo(
    place,
    about.filter((other) => other.direction.sign !== place.direction.sign),
  );
  const same = closestTo(
    place,
    elsewhere.filter((other) => other.direction.sign === place.direction.sign),
  );
  if (opposite === null || opposite.closeness < leastCloseness) return null;
  return opposite.closeness > (same?.closeness ?? 0) ? opposite.other : null;
}

function closestTo(place: Place, others: readonly Place[]): { other: Place; closeness: number } | null {
  let best: { other: Place; closeness: number } | null = null;
  for (const other of others) {
    if (other.direction.axis !== place.direction.axis) continue;
    const closeness = closenessOf(place, other);
    if (closeness > (best?.closeness ?? 0)) best = { other, closeness };
  }
  return best;
}

/** "Rates fell" and "falling rates" turn the sides round. */
const otherSide = 0.5;

/** Shared concepts, the nearer to both words the heavier. */
function closenessOf(one: Place, other: Place): number {
  let total = 0;
  for (const [concept, distance] of one.around) {
    const theirs = other.around.get(concept);
    if (theirs === undefined) continue;
    const sameSide = Math.sign(distance) === Math.sign(theirs) ? 1 : otherSide;
    total += (2 * sameSide) / (Math.abs(distance) + Math.abs(theirs));
  }
  return total;
}

/** One shared concept two words away from both. */
const leastCloseness = 0.5;
