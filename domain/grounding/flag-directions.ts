import { tokens } from '../language/words.ts';
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
    return isAligned ? placesOf(sentence.text) : [];
  });
  const elsewhere = source.sentences.flatMap((sentence) => placesOf(sentence.text));
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
const reach = 4;

interface Place {
  readonly word: string;
  readonly direction: DirectionWord;
  readonly around: ReadonlySet<string>;
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
    const around = content
      .slice(Math.max(0, at - reach), at + reach + 1)
      .filter((other) => other !== token && directionOf(other.text)?.axis !== direction.axis);
    return [
      {
        word: token.text,
        direction,
        around: new Set(around.map((other) => conceptOf(other.text.toLowerCase()))),
        start: token.start,
        end: token.end,
      },
    ];
  });
}

/** "More than", "most patients", "at least", "more likely to differ": quantity, not direction. */
function isComparative(text: string, start: number, word: string): boolean {
  const after = text.slice(start + word.length, start + word.length + 14);
  const before = text.slice(Math.max(0, start - 10), start);
  if (/^(?:more|less|fewer)$/i.test(word) && /^ than \d/.test(after)) return true;
  if (/^(?:most|least)$/i.test(word)) return true;
  return /\bat $/i.test(before) && /^(?:least|most|best|worst)$/i.test(word);
}

/** The opposite word of the source that stands closest in matter, unless the same direction stands as close. */
function contradicting(place: Place, about: readonly Place[], elsewhere: readonly Place[]): Place | null {
  const sameAxis = (other: Place) => other.direction.axis === place.direction.axis;
  const overlap = (other: Place) => [...place.around].filter((concept) => other.around.has(concept)).length;
  const opposite = about
    .filter((other) => sameAxis(other) && other.direction.sign !== place.direction.sign)
    .sort((a, b) => overlap(b) - overlap(a))[0];
  if (opposite === undefined) return null;
  const against = overlap(opposite);
  const forIt = Math.max(
    -1,
    ...elsewhere
      .filter((other) => sameAxis(other) && other.direction.sign === place.direction.sign)
      .map(overlap),
  );
  return against >= 1 && against > forIt ? opposite : null;
}
