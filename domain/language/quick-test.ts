import { remembered } from './remembered.ts';
import { longestStart, wordStartsOf } from './word-starts.ts';

/**
 * The same answer as `pattern.test`, sooner where hundreds of patterns are asked of one text: most of them look for words of
 * which the text holds not even the beginning, and that is known from one reading of it. For patterns without the flags "g"
 * and "y"; where its words cannot be told from a pattern, it is always asked.
 */
export function quickTest(pattern: RegExp): (text: string) => boolean {
  const mayMatch = quickScreen(pattern);
  return (text) => mayMatch(text) && pattern.test(text);
}

/** The same answer as `pattern.exec`, as soon. */
export function quickExec(pattern: RegExp): (text: string) => RegExpExecArray | null {
  const mayMatch = quickScreen(pattern);
  return (text) => (mayMatch(text) ? pattern.exec(text) : null);
}

/** False only where the pattern surely matches nowhere in the text. */
export function quickScreen(pattern: RegExp): (text: string) => boolean {
  // Read at the first text: a start of the program reads hundreds of patterns, and asks none.
  let alternatives: Alternatives | undefined;
  return (text) => {
    alternatives ??= alternativesOf(pattern);
    if (alternatives.length === 0) return true;
    const known = startsIn(text);
    for (const sets of alternatives) if (holdsOfEach(known, sets)) return true;
    return false;
  };
}

/** For each alternative of a pattern its sets of words and signs, by their bits; none where they cannot be told. */
type Alternatives = readonly (readonly Int32Array[])[];

function alternativesOf(pattern: RegExp): Alternatives {
  return (wordStartsOf(pattern) ?? []).map((sets) => sets.map((starts) => Int32Array.from(starts, placeOf)));
}

function holdsOfEach(known: Int32Array, sets: readonly Int32Array[]): boolean {
  for (const places of sets) if (!holdsOne(known, places)) return false;
  return true;
}

function holdsOne(known: Int32Array, places: Int32Array): boolean {
  for (const place of places) if (((known[place >>> 5] ?? 0) >>> (place & 31)) & 1) return true;
  return false;
}

/** Bits for the beginnings of a text's words: so many that few are set by another beginning. A power of two. */
const bits = 1 << 13;

/** The beginnings of all words of a text, of one letter to the longest, and its signs, a bit each. */
const startsIn: (text: string) => Int32Array = remembered((text) => {
  const found = new Int32Array(bits / 32);
  // Long s and the sign for kelvin are letters to patterns that ignore case by Unicode, and to no others.
  if (/[\u017f\u212a]/.test(text)) return found.fill(-1);
  const add = (code: number): void => {
    const place = placeOfCode(code);
    found[place >>> 5] = (found[place >>> 5] ?? 0) | (1 << (place & 31));
  };
  let length = 0;
  let code = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const value = letterOf(unit);
    if (value === 0) {
      length = 0;
      add(signs + unit);
    } else if (length < longestStart) {
      code = length === 0 ? value : code * base + value;
      length += 1;
      add(code);
    }
  }
  return found;
});

const base = 64;
/** Beyond all beginnings. */
const signs = base ** longestStart;

function placeOf(start: string): number {
  const first = start.charCodeAt(0);
  if (letterOf(first) === 0) return placeOfCode(signs + first);
  let code = 0;
  for (let at = 0; at < start.length; at += 1) code = code * base + letterOf(start.charCodeAt(at));
  return placeOfCode(code);
}

function placeOfCode(code: number): number {
  return (Math.imul(code, 0x9e3779b1) >>> 16) & (bits - 1);
}

/** 1 to 37 for what "\w" matches, in lower case; 0 for everything else. */
function letterOf(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 96;
  if (unit >= 65 && unit <= 90) return unit - 64;
  if (unit >= 48 && unit <= 57) return unit - 48 + 27;
  return unit === 95 ? 37 : 0;
}
