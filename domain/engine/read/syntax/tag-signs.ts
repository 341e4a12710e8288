import { bucketOf } from './hashed-model.ts';
import { noWord, type WordCodes } from './word-codes.ts';

/** Signs by which a word's part of speech is told, from the words around it and the two tags before it (-1: none). */
export function tagSigns(
  words: readonly WordCodes[],
  at: number,
  before: number,
  secondBefore: number,
): number[] {
  const one = words[at] ?? noWord;
  const last = words[at - 1] ?? noWord;
  const secondLast = words[at - 2] ?? noWord;
  const next = words[at + 1] ?? noWord;
  const secondNext = words[at + 2] ?? noWord;
  const values: readonly (readonly [number, number?, number?])[] = [
    [0],
    [one.word],
    [one.stem],
    [one.suffix3],
    [one.suffix2],
    [one.suffix1],
    [one.prefix],
    [one.shape, at === 0 ? 1 : 0],
    [before],
    [before, secondBefore],
    [before, one.word],
    [before, one.suffix3],
    [last.word],
    [last.word, one.suffix3],
    [last.suffix3],
    [secondLast.word],
    [next.word],
    [next.word, one.suffix3],
    [next.suffix3],
    [next.suffix2, one.suffix2],
    [next.shape, one.shape],
    [secondNext.word],
    [before, next.word],
    [before, next.suffix2, one.suffix2],
    [one.word, next.word],
  ];
  return values.map(([a, b, c], template) => bucketOf(template + 1, a, b, c));
}
