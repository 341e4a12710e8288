import { type Token, tokens } from '../language/words.ts';
import { conceptOf, isFunctionWord } from './concepts.ts';
import { type DirectionWord, directionOf } from './directions.ts';

/** A direction word with what stands around it. */
export interface DirectedPlace {
  readonly word: string;
  readonly direction: DirectionWord;
  /** Concepts near it, with their distance in content words; negative before it. */
  readonly around: ReadonlyMap<string, number>;
  readonly start: number;
  readonly end: number;
}

/** The direction words of a text, in order. */
export function directedPlaces(text: string): DirectedPlace[] {
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

/** Content words on each side that say what a direction word is about. */
const reach = 5;

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

/** "More than 10", "at least", "what's more", "cross-entropy loss": quantity, a turn of phrase or a term, not direction. */
function isComparative(text: string, start: number, word: string): boolean {
  const after = text.slice(start + word.length, start + word.length + 14);
  const before = text.slice(Math.max(0, start - 10), start);
  if (/^(?:more|less|fewer)$/i.test(word) && /^ than \d/.test(after)) return true;
  if (
    /^loss(?:es)?$/i.test(word) &&
    /(?:entropy|training|validation|test|reconstruction) $/i.test(text.slice(Math.max(0, start - 16), start))
  )
    return true;
  if (/^(?:most|least)$/i.test(word) || /\bwhat['’]s $/i.test(before)) return true;
  return /\bat $/i.test(before) && /^(?:least|most|best|worst)$/i.test(word);
}
