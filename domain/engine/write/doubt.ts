/** The words by which a claim as a whole is doubted. */
export const doubtWords = ['may', 'might', 'suggest', 'seem', 'appear', 'likely', 'probably'] as const;
export type Doubt = (typeof doubtWords)[number];

/** The first of these words that bounds a claim in `sentences`: not the month, no denial, nothing in passing or said of before. */
export function doubtOf(sentences: readonly string[]): Doubt | null {
  for (const sentence of sentences) {
    const claim = sentence.replace(inPassing, '');
    const found = doubtWords.find((word) => patterns[word].test(claim));
    if (found !== undefined) return found;
  }
  return null;
}

/** What hangs on a noun, or on an if. */
const inPassing = /\b(?:that|which|who|whose|where|if|when|because)\b.*$/u;

const patterns: Readonly<Record<Doubt, RegExp>> = {
  may: /\bmay (?!not\b|\d)/u,
  might: /\bmight (?!not\b)/u,
  suggest: /(?<!\b(?:was|were|been|is|are) (?:\p{Ll}+ )?)\bsuggest(?:s|ed)?(?: |$)/u,
  seem: /\bseem(?:s|ed)? /u,
  // "It appears where contacts are wide" shows itself there, and is doubted by nobody.
  appear:
    /\bappear(?:s|ed)? (?=to\b|(?!(?:in|at|on|as|from|after|before|under|over|near|between|among|where|with|within|without|when|whenever|once|if|only|for|during|provided|often|here|there|together|and|or|but)\b)\p{Ll})/u,
  likely: /\b(?:is|are|was|were) (?:more |most )?likely /u,
  probably: /\bprobably /u,
};
