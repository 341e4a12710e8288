import { familiarStems } from './familiar.generated.ts';
import { remembered } from './remembered.ts';
import { stem } from './stem.ts';

let classes: ReadonlyMap<string, number> | undefined;

/** The class of each stem, the most frequent 0. */
function known(): ReadonlyMap<string, number> {
  classes ??= new Map(
    familiarStems.flatMap((stems, at) => stems.split(' ').map((one) => [one, at] as const)),
  );
  return classes;
}

/** True for a word, or the stem of one, that readers of news meet often; of hyphened words each part must be so. */
export const isFamiliar: (word: string) => boolean = remembered((word) => {
  const stems = known();
  return word
    .toLowerCase()
    .split(/[-'’]/)
    .every((part) => part.length < 4 || !/\p{L}/u.test(part) || stems.has(part) || stems.has(stem(part)));
}, 4096);

/** How many classes of words there are: five of familiar ones, and all others. */
export const rarityClasses = 6;

/** How rare a word is in the news: 0 for "year" and "new" to 5 for what is not in the list. */
export const rarityOf: (word: string) => number = remembered((word) => {
  const lower = word.toLowerCase().replace(/['’]s?$/, '');
  return known().get(stem(lower)) ?? known().get(lower) ?? rarityClasses - 1;
}, 8192);
