import { describe, expect, it } from 'vitest';
import { hostileParts, textOf } from '#testing/growth/hostile-parts.ts';
import { readers } from '#testing/growth/readers.ts';

/** Pairs of a reader and a part that took from a minute to years at the greatest length, or overflowed. */
const once: readonly (readonly [reader: string, part: string])[] = [
  ['a post checked', 'names'],
  ['a post checked', 'names that differ'],
  ['a post checked', 'denials'],
  ['a post checked', 'sign ","'],
  ['a post checked', 'sign "A"'],
  ['a post checked', 'sign "0"'],
  ['a post checked', 'sign "İ"'],
  ['a post checked and reported', 'hyphens at line ends'],
  ['a post checked against a source of its kind', 'names'],
  ['a share card', 'names'],
  ['predictions', 'names'],
  ['predictions', 'sign ","'],
  ['posts generated', 'compared directions'],
  ['an upload', 'sign "<"'],
  ['an upload', 'sign "\\r"'],
  ['an upload', 'sign "\\n"'],
  ['an upload of a JSON feed', 'hyphens at line ends'],
  ['a post of a model cleaned', 'sign "["'],
  ['a post of a model cleaned', 'sign "—"'],
  ['a post of a model cleaned', 'part "a."'],
  ['posts of a model held to the source', 'short sentences'],
  ['text of a record', 'comments'],
  ['text of a record', 'tags in tags'],
  ['text of a record', 'sign " "'],
  ['a name of a record', 'sign "-"'],
  ['a name of a record', 'sign "."'],
];

describe('the longest texts that the contract lets through', () => {
  it.each(once)('are read to their end: %s, made of %s', (readerName, partName) => {
    const reader = readers[readerName];
    const part = hostileParts[partName];
    if (reader === undefined || part === undefined)
      throw new Error(`There is no ${readerName} or ${partName}.`);
    expect(() => reader.read(textOf(part, reader.most))).not.toThrow();
  });
});
