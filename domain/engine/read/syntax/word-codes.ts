import { remembered } from '#domain/language/remembered.ts';
import { codeOf } from './hashed-model.ts';

/** What the signs of tagger and parser know of a word, as numbers. */
export interface WordCodes {
  readonly word: number;
  /** Its beginning, up to six letters: "increase" of "increased" and "increases". */
  readonly stem: number;
  readonly suffix3: number;
  readonly suffix2: number;
  readonly suffix1: number;
  readonly prefix: number;
  /** Capitals, digits, hyphens, marks. */
  readonly shape: number;
}

export const wordCodes: (text: string) => WordCodes = remembered((text) => {
  const lower = text.toLowerCase();
  // A number is any number; which one decides nothing.
  const word = /\d/.test(lower) && !/\p{L}/u.test(lower) ? '#' : lower;
  return {
    word: codeOf(word),
    stem: codeOf(word.slice(0, 6)),
    suffix3: codeOf(word.slice(-3)),
    suffix2: codeOf(word.slice(-2)),
    suffix1: codeOf(word.slice(-1)),
    prefix: codeOf(word.slice(0, 2)),
    shape: shapeOf(text),
  };
}, 4096);

/** One bit for each of: begins with a capital, holds a second one, a digit, a hyphen, no letter, a small letter. */
function shapeOf(text: string): number {
  const traits = [/^\p{Lu}/u, /.\p{Lu}/u, /\d/, /[-‐‑]/, /^\P{L}*$/u, /\p{Ll}/u];
  return traits.reduce((bits, trait, at) => bits | (trait.test(text) ? 1 << at : 0), 0);
}

/** Stands before the first word, and behind the last. */
export const noWord: WordCodes = {
  word: 1,
  stem: 1,
  suffix3: 1,
  suffix2: 1,
  suffix1: 1,
  prefix: 1,
  shape: 63,
};

/** The word at a place, `noWord` where there is none: an array asked below its beginning is slow to answer. */
export function wordAt(words: readonly WordCodes[], place: number): WordCodes {
  return place < 0 ? noWord : (words[place] ?? noWord);
}
