import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { ok, type Result } from '#domain/result.ts';
import type { SignedWork } from '#domain/sign-off/sign-off.ts';
import type { VerifierRun } from '../../ports/claim-verifier.ts';
import { type VerifyingDeps, verifySentences } from '../verifying/verify-posts.ts';
import { orderOfRun } from '../writing/order-of-run.ts';

/** The sentences of posts as they stand beside the work, with all that the product knows to say of them. */
export async function holdToSource(
  deps: VerifyingDeps,
  run: VerifierRun,
  { text, info }: Pick<SignedWork, 'text' | 'info'>,
  posts: readonly string[],
): Promise<Result<readonly (readonly GroundedSentence[])[]>> {
  const exact: (readonly GroundedSentence[])[] = [];
  for (const post of posts) {
    const checked = await deps.workshop.do('checkPost', { source: text, info, post }, orderOfRun(run));
    if (!checked.ok) return checked;
    exact.push(checked.value.map(({ grounded }) => grounded));
  }
  const { value } = await verifySentences(deps, run, { inputText: text, articleInfo: info }, exact);
  return ok(value);
}
