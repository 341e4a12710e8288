import { remembered } from '#domain/language/remembered.ts';
import { stem } from '#domain/language/stem.ts';
import { familiarStems } from '../read/weights/familiar.generated.ts';

let stems: ReadonlySet<string> | undefined;

/** True for a word, or the stem of one, that readers of news meet often; of hyphened words each part must be so. */
export const isFamiliar: (word: string) => boolean = remembered((word) => {
  stems ??= new Set(familiarStems.split(' '));
  const known = stems;
  return word
    .toLowerCase()
    .split(/[-'’]/)
    .every((part) => part.length < 4 || !/\p{L}/u.test(part) || known.has(part) || known.has(stem(part)));
}, 4096);
