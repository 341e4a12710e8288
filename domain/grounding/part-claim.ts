/**
 * Longer than any sentence that people write: of 7,683 of abstracts the longest has 780 characters. Whatever goes on without an
 * end is checked in parts of this length, so that what a check asks of a claim as a whole is asked of a bounded one.
 */
export const longestClaim = 1000;

/** A sentence as claims of a length that can be checked: itself, or its parts, cut behind a clause or at least between words. */
export function partClaim(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (sentence.length - from > longestClaim) {
    const end = from + lengthOfPart(sentence.slice(from, from + longestClaim));
    parts.push(sentence.slice(from, end).trim());
    from = end;
  }
  return [...parts, sentence.slice(from).trim()];
}

/** Up to the last clause of the second half, or the last space, or all of it but half a character. */
function lengthOfPart(text: string): number {
  const least = text.length / 2;
  for (const end of ['; ', ', ', ' ']) {
    const at = text.lastIndexOf(end);
    if (at >= least) return at + 1;
  }
  return text.isWellFormed() ? text.length : text.length - 1;
}
