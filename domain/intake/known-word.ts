import { rarityClasses, rarityOf } from '../language/familiar.ts';

/** True for a word, in any of its forms, that readers of news meet: a list that knows no terms of a field, and no pieces of words. */
export function isKnownWord(word: string): boolean {
  return rarityOf(word) < rarityClasses - 1;
}
