import type { CheckAnswer, ParsedInputOf } from '#contract/types.ts';
import { concludeCheck, concludeSettled } from '#domain/grounding/conclude-check.ts';
import { ok, type Result } from '#domain/result.ts';
import type { VerifierRun } from '../ports/claim-verifier.ts';
import { type AskingCaller, runOfCaller } from './caller.ts';
import { type LookUpDeps, lookUpForAnybody, lookUpMetadata } from './look-up-metadata.ts';
import { type NamedSource, type SourceOfCheck, sourceOfCheck } from './source-of-check.ts';
import { type VerifyingDeps, verifySentences } from './verifying/verify-posts.ts';
import { orderOfRun } from './writing/order-of-run.ts';

type CheckDeps = VerifyingDeps & LookUpDeps;

/** What of a look-up counts as one more of whoever asks; fails where that is too many. */
export type TakeLookUp = () => Promise<Result<null>>;

/** Which source sentence supports each sentence of a post, and what the source does not support. */
export async function checkPost(
  deps: CheckDeps,
  asking: AskingCaller & { readonly takeLookUp: TakeLookUp },
  body: ParsedInputOf<'checkPost'>['body'],
): Promise<Result<CheckAnswer>> {
  const { caller, signal, takeLookUp } = asking;
  const source = await sourceOfCheck(body, async (asked) => {
    const taken = await takeLookUp();
    return taken.ok ? lookUpMetadata(deps, caller, { ...asked, signal }) : taken;
  });
  if (!source.ok) return source;
  const isVerified = body.verifier !== 'none';
  return checkAgainst(deps, runOfCaller(asking), source.value, { post: body.post, isVerified });
}

/** The same for whoever has no account. All of them take turns as one, and nothing of theirs goes to a model of others. */
export async function checkAsVisitor(
  {
    ownVerifier,
    ...deps
  }: LookUpDeps & Pick<VerifyingDeps, 'workshop'> & { readonly ownVerifier: VerifyingDeps['claimVerifier'] },
  { signal, takeLookUp }: { readonly signal: AbortSignal; readonly takeLookUp: TakeLookUp },
  { post, ...named }: NamedSource & { readonly post: string },
): Promise<Result<CheckAnswer>> {
  const source = await sourceOfCheck(named, async (asked) => {
    const taken = await takeLookUp();
    return taken.ok ? lookUpForAnybody(deps, { ...asked, signal }) : taken;
  });
  if (!source.ok) return source;
  const run = { signal, userId: 'visitors', priority: false, inBackground: false };
  return checkAgainst({ ...deps, claimVerifier: ownVerifier }, run, source.value, { post, isVerified: true });
}

async function checkAgainst(
  deps: VerifyingDeps,
  run: VerifierRun,
  { text, info, work }: SourceOfCheck,
  { post, isVerified }: { readonly post: string; readonly isVerified: boolean },
): Promise<Result<CheckAnswer>> {
  const order = orderOfRun(run);
  const exact = await deps.workshop.do('checkPost', { source: text, info, post }, order);
  if (!exact.ok) return exact;
  const checked = exact.value;
  const sentences = checked.map(({ grounded }) => grounded);
  const of = { inputText: text, articleInfo: info };
  const { value, by } = isVerified
    ? await verifySentences(deps, run, of, [sentences])
    : { value: [sentences], by: null };
  const concluded = by === null ? concludeCheck(checked) : concludeSettled(checked, value[0]);
  const report = await deps.workshop.do('reportCheck', { source: text, post, concluded }, order);
  if (!report.ok) return report;
  const source = { ...report.value.source, work };
  return ok({ ...report.value, source, ...(by !== null && { verifiedBy: by }) });
}
