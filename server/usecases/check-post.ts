import type { CheckAnswer, ParsedInputOf } from '#contract/types.ts';
import { concludeCheck, concludeSettled } from '#domain/grounding/conclude-check.ts';
import { ok, type Result } from '#domain/result.ts';
import { type AskingCaller, orderOf, runOfCaller } from './caller.ts';
import { type VerifyingDeps, verifySentences } from './verifying/verify-posts.ts';

/** Which source sentence supports each sentence of a post, and what the source does not support. */
export async function checkPost(
  deps: VerifyingDeps,
  { caller, signal }: AskingCaller,
  { source, articleInfo, post, verifier }: ParsedInputOf<'checkPost'>['body'],
): Promise<Result<CheckAnswer>> {
  const exact = await deps.workshop.do(
    'checkPost',
    { source, info: articleInfo, post },
    orderOf(caller, signal),
  );
  if (!exact.ok) return exact;
  const checked = exact.value;
  if (verifier === 'none') return ok(concludeCheck(checked));
  const run = runOfCaller({ caller, signal });
  const of = { inputText: source, articleInfo };
  const { value, by } = await verifySentences(deps, run, of, [checked.map(({ grounded }) => grounded)]);
  return ok({ ...concludeSettled(checked, value[0]), ...(by !== null && { verifiedBy: by }) });
}
