import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { Case } from './cases.ts';

/** What the check said of a case as a whole. */
export interface Judged extends Pick<Case, 'kind' | 'supported'> {
  /** One sentence of it is flagged at least. */
  readonly flagged: boolean;
  /** Each sentence that claims something is marked as matching the source. */
  readonly matches: boolean;
}

export function judgeCase({ kind, supported }: Case, sentences: readonly GroundedSentence[]): Judged {
  const marks = sentences.filter((one) => one.kind === 'claim').map(({ mark }) => mark);
  return {
    kind,
    supported,
    flagged: sentences.some(({ flags }) => flags.length > 0),
    matches: marks.length > 0 && marks.every((mark) => mark === 'matches'),
  };
}
