import { SignList } from './sign-list.ts';
import { type WordCodes, wordAt } from './word-codes.ts';

const signs = new SignList(1, 25);

/** Signs by which a word's part of speech is told, from the words around it and the two tags before it (-1: none). Good until asked again. */
export function tagSigns(
  words: readonly WordCodes[],
  at: number,
  before: number,
  secondBefore: number,
): Int32Array {
  const one = wordAt(words, at);
  const last = wordAt(words, at - 1);
  const secondLast = wordAt(words, at - 2);
  const next = wordAt(words, at + 1);
  const secondNext = wordAt(words, at + 2);
  signs.begin();
  signs.add(0);
  signs.add(one.word);
  signs.add(one.stem);
  signs.add(one.suffix3);
  signs.add(one.suffix2);
  signs.add(one.suffix1);
  signs.add(one.prefix);
  signs.add(one.shape, at === 0 ? 1 : 0);
  signs.add(before);
  signs.add(before, secondBefore);
  signs.add(before, one.word);
  signs.add(before, one.suffix3);
  signs.add(last.word);
  signs.add(last.word, one.suffix3);
  signs.add(last.suffix3);
  signs.add(secondLast.word);
  signs.add(next.word);
  signs.add(next.word, one.suffix3);
  signs.add(next.suffix3);
  signs.add(next.suffix2, one.suffix2);
  signs.add(next.shape, one.shape);
  signs.add(secondNext.word);
  signs.add(before, next.word);
  signs.add(before, next.suffix2, one.suffix2);
  signs.add(one.word, next.word);
  return signs.buckets;
}
