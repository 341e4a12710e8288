import { describe, expect, it } from 'vitest';
import { checkPost } from '#domain/grounding/check-post.ts';

/** A source, its sentences parted by " | ", a post that says the same otherwise, and one that says something else. */
type Case = readonly [source: string, same: string, other: string];

/** The check lets pass what is told otherwise, and finds a fault of the type where something else is told. */
export function tellsOtherwise(what: string, type: string, cases: readonly Case[]): void {
  describe(what, () => {
    it.each(cases)('%s', (source, same, other) => {
      expect(flagsOf(source, same), same).toEqual([]);
      expect(flagsOf(source, other), other).toContain(type);
    });
  });
}

function flagsOf(source: string, post: string): string[] {
  const sentences = source.split(' | ').map((text) => ({ text }));
  return checkPost({ sentences }, post).sentences.flatMap(({ flags }) => flags.map(({ type }) => type));
}
