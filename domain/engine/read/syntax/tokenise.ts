import { finder } from '#domain/language/finder.ts';
import type { Token } from '#domain/language/words.ts';

/**
 * The words, numbers and marks of a sentence, as a treebank parts them: "can't" gives "ca" and "n't", "patients'" and "'s"
 * part from their noun, a compound with hyphens is one word, every other mark stands alone.
 */
export function syntaxTokens(sentence: string): Token[] {
  return tokensIn(sentence).map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const tokensIn = finder(
  /\p{L}[\p{L}\p{M}]*(?=n['’]t\b)|n['’]t\b|['’](?:s|re|ve|ll|d|m)\b|\d+(?:[.,·]\d+)*(?:st|nd|rd|th)?(?![\p{L}\d])|(?:\p{Lu}\.){2,}|(?:e\.g\.|i\.e\.|vs\.|al\.|approx\.|cf\.|etc\.)|[\p{L}\p{N}_]+(?:[-‐‑.&/+*@'’_][\p{L}\p{N}]+)*\+?|\.\.\.|\S/gu,
);
