import { findEmoji } from './find-emoji.ts';
import { utf8Length } from './utf8-length.ts';

/**
 * How Threads counts a post: characters, an emoji at its bytes of UTF-8 (Meta's documentation of its API). It does not say what a
 * character is; UTF-16 code units are counted, of which no text has fewer than of anything else that the word could mean.
 */
export function threadsLength(text: string): number {
  return findEmoji(text).reduce(
    (length, { start, end }) => length + utf8Length(text.slice(start, end)) - (end - start),
    text.length,
  );
}
