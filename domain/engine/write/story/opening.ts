/** How a post may begin: the finding, with what a reader must know first before it. */
export interface Opening {
  /** Empty where the finding stands alone. */
  readonly before: string;
  /** What `before` is: the title as a sentence, the work's question, a sentence on the work, or one on what was known. 'made': nothing, and in whom it was found stands in the finding. */
  readonly kind: 'alone' | 'made' | 'title' | 'asked' | 'introduced' | 'background';
  /** A form of the finding; empty where something else says it. */
  readonly finding: string;
  readonly quoted: boolean;
  /** What the source sets against the finding, where `finding` ends with it. */
  readonly other?: string;
  /** False where a reader of nothing else would ask "which?". */
  readonly clear: boolean;
}

export function plain(finding: string): Opening {
  return { before: '', kind: 'alone', finding, quoted: false, clear: true };
}

/** Begins with what only an earlier sentence can tell. */
export const pointsBack =
  /^(?:It|They|This|These|Those|Such|Both|He|She|Its|Their|Similar|The (?:former|latter|same))\b/;
