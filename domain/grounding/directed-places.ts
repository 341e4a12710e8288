import { type Token, tokens } from '../language/words.ts';
import { conceptOf, conceptTokens, isFunctionWord } from './concepts.ts';
import { type DirectionWord, directionOf } from './directions.ts';

/** A direction word with what stands around it. */
export interface DirectedPlace {
  readonly word: string;
  readonly direction: DirectionWord;
  /** Concepts near it, with their distance in content words; negative before it. */
  readonly around: ReadonlyMap<string, number>;
  /** Concepts of the part of the sentence that it speaks of: up to the next word on its axis. */
  readonly part: ReadonlySet<string>;
  readonly start: number;
  readonly end: number;
}

/** The direction words of a text, in order. */
export function directedPlaces(text: string): DirectedPlace[] {
  const found = placesOf(text);
  return found.map((place) => ({ ...place, part: partOf(place, found, text) }));
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

type Place = Omit<DirectedPlace, 'part'>;

/** "A rose, whereas B fell": of two on one axis, each has its side of the last break between them. */
function partOf(place: Place, all: readonly Place[], text: string): ReadonlySet<string> {
  const rivals = all.filter(({ direction: { axis } }) => axis === place.direction.axis);
  const before = rivals.findLast(({ end }) => end <= place.start);
  const after = rivals.find(({ start }) => start >= place.end);
  const from = before === undefined ? 0 : before.end + lastBreak(text.slice(before.end, place.start));
  const to = after === undefined ? text.length : place.end + lastBreak(text.slice(place.end, after.start));
  const near = conceptTokens(text).filter((token) => token.start >= from && token.end <= to);
  return new Set(
    near
      .filter((token) => directionOf(token.text)?.axis !== place.direction.axis)
      .map(({ concept }) => concept),
  );
}

function lastBreak(between: string): number {
  const places = Array.from(between.matchAll(breaks), ({ index }) => index);
  return places.at(-1) ?? between.length;
}

const breaks = /[,;:](?=\s)|\b(?:and|but|or|whereas|while|following|than|compared|versus|vs)\b/gi;

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

const thanNumber = /^ than (?:\d|(?:half|twice|an? (?:third|quarter|half|hundred|dozen))\b)/;

/** "An increase rather than the observed decrease" says which of the two was not. */
const setAside = /\b(?:rather than|instead of|as opposed to)(?: [\p{L}-]+){0,3} $/iu;

/** "Spending growth was 38.4 % lower": the growth is what is measured. */
const quantity = /^(?:growth|increases?|decreases?|reductions?|rises?|falls?|drops?|declines?)$/i;
const measured =
  /^[^.;:]{0,160}?\b(?:was|were|is|are)\b (?:[\p{L}\d.%]+ ){0,3}(?:higher|lower|greater|larger|smaller|stronger|weaker)\b/iu;

/** "More than 10", "at least", "what's more", "cross-entropy loss": quantity, a turn of phrase or a term, not direction. */
function isComparative(text: string, start: number, word: string): boolean {
  const after = text.slice(start + word.length, start + word.length + 20);
  const before = text.slice(Math.max(0, start - 10), start);
  if (/^(?:more|less|fewer)$/i.test(word) && thanNumber.test(after)) return true;
  if (/^cuts?$/i.test(word) && /^-/.test(after)) return true;
  if (/^growth$/i.test(word) && /^ (?:hormone|factor|medium|media|plate|curve)/i.test(after)) return true;
  // "In-/decrease" points both ways.
  if (/\bin-\/$/i.test(before)) return true;
  if (/\bhow $/i.test(before) || setAside.test(text.slice(Math.max(0, start - 60), start))) return true;
  if (quantity.test(word) && measured.test(text.slice(start + word.length))) return true;
  if (
    /^loss(?:es)?$/i.test(word) &&
    /(?:entropy|training|validation|test|reconstruction) $/i.test(text.slice(Math.max(0, start - 16), start))
  )
    return true;
  if (/^(?:most|least)$/i.test(word) || /\bwhat['’]s $/i.test(before)) return true;
  return /\bat $/i.test(before) && /^(?:least|most|best|worst)$/i.test(word);
}
