import { type CheckSource, checkPost } from '../grounding/check-post.ts';
import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import { settleMarks, type Verdict } from '../grounding/verdict.ts';

/**
 * Settles the marks of posts on one source by the verdicts on their claims. A better wording is a claim too: it is shown only where
 * the exact rules have nothing against it.
 */
export function settleByClaim(
  source: CheckSource,
  verdicts: readonly (readonly [claim: string, verdict: Verdict])[],
): (sentences: readonly GroundedSentence[]) => readonly GroundedSentence[] {
  const byClaim = new Map(verdicts.map(([claim, verdict]) => [claim, withSoundWording(source, verdict)]));
  return (sentences) =>
    settleMarks(
      sentences,
      sentences.map(({ text }) => byClaim.get(text) ?? null),
    );
}

function withSoundWording(source: CheckSource, verdict: Verdict): Verdict {
  const { better } = verdict;
  if (better === null) return verdict;
  const isSound = checkPost(source, better).sentences.every(({ flags }) => flags.length === 0);
  return isSound ? verdict : { ...verdict, better: null };
}
