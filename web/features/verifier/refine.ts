import type { OutputOf } from '#contract/types.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { isOpenToVerdict, type VerifierKind } from '#domain/grounding/verdict.ts';

type Made = Pick<OutputOf<'generatePosts'>['data']['made'], 'writer'>;

/**
 * Whether the server may be asked to have posts looked at. A text goes to a model for checking only where it went to it for writing:
 * what was written by our own writer is not sent to one, and what was written on the device is sent nowhere.
 */
export function mayAsk(verifier: VerifierKind | null, { writer }: Made): boolean {
  if (verifier === null || writer === 'browser') return false;
  return verifier !== 'model' || writer !== 'embedded';
}

/**
 * Sentences as they were checked here, with what the server had found out about the same post: only where the check here has nothing
 * against a sentence. What was checked here with the person's own facts stays.
 */
export function refine(
  here: readonly GroundedSentence[],
  there: readonly GroundedSentence[],
): readonly GroundedSentence[] {
  return here.map((sentence, at) => {
    const settled = there[at];
    return settled?.text === sentence.text && isOpenToVerdict(sentence, 'model') ? settled : sentence;
  });
}
