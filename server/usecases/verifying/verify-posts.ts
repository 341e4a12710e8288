import type { GenerateRequest } from '#domain/engine/generate.ts';
import type { Made, Written } from '#domain/engine/written.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { Verdict, VerifierKind } from '#domain/grounding/verdict.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import type { ClaimVerifier, VerifierRun } from '../../ports/claim-verifier.ts';
import type { SourceOfPosts, Workshop } from '../../ports/workshop.ts';
import { orderOfRun } from '../writing/order-of-run.ts';

export interface VerifyingDeps {
  readonly workshop: Workshop;
  /** Null where there is none: then the exact rules have the only word. */
  readonly claimVerifier: ClaimVerifier | null;
}

/** What came of verifying, and whose word stands behind it; `by` is null where no verdict was had. */
export interface Verified<Value> {
  readonly value: Value;
  readonly by: VerifierKind | null;
}

/**
 * Posts of one source with what the verifier says of them, beside the exact rules. Where it says nothing they come back as they were:
 * it makes posts better known, and none of them fail.
 */
export async function verifySentences(
  deps: VerifyingDeps,
  run: VerifierRun,
  source: SourceOfPosts,
  posts: readonly (readonly GroundedSentence[])[],
): Promise<Verified<readonly (readonly GroundedSentence[])[]>> {
  const verdicts = await askFor(deps, run, source, posts);
  if (verdicts === null) return { value: posts, by: null };
  const settled = await deps.workshop
    .do('settlePosts', { source, posts, verdicts: verdicts.found }, orderOfRun(run))
    .catch(() => null);
  return settled?.ok === true ? { value: settled.value, by: verdicts.by } : { value: posts, by: null };
}

/** A text goes to a model for checking only where it went to one for writing: what our own writer wrote is not shown to a model. */
export function mayVerify({ claimVerifier }: VerifyingDeps, { writer }: Pick<Made, 'writer'>): boolean {
  return claimVerifier !== null && (claimVerifier.by !== 'model' || writer !== 'embedded');
}

/** The same for a whole generation. */
export async function verifyWritten(
  deps: VerifyingDeps,
  run: VerifierRun,
  request: GenerateRequest,
  written: Written,
): Promise<Verified<Written>> {
  const unverified = { value: written, by: null };
  if (!mayVerify(deps, written.made)) return unverified;
  const posts = platformIds.flatMap((id) =>
    written.grounding[id] === undefined ? [] : [written.grounding[id]],
  );
  const verdicts = await askFor(deps, run, request, posts);
  if (verdicts === null) return unverified;
  const settled = await deps.workshop
    .do('settleWritten', { request, written, verdicts: verdicts.found }, orderOfRun(run))
    .catch(() => null);
  return settled?.ok === true ? { value: settled.value, by: verdicts.by } : unverified;
}

interface Said {
  readonly found: readonly (readonly [claim: string, verdict: Verdict])[];
  readonly by: VerifierKind;
}

async function askFor(
  { workshop, claimVerifier }: VerifyingDeps,
  run: VerifierRun,
  source: SourceOfPosts,
  posts: readonly (readonly GroundedSentence[])[],
): Promise<Said | null> {
  if (claimVerifier === null) return null;
  const picked = await workshop
    .do('pickClaims', { source, posts, verifier: claimVerifier.by }, orderOfRun(run))
    .catch(() => null);
  if (picked?.ok !== true) return null;
  const verdicts = await claimVerifier.entails(picked.value, run);
  const found = picked.value.flatMap(({ claim }, at) => {
    const verdict = verdicts[at] ?? null;
    return verdict === null ? [] : [[claim, verdict] as const];
  });
  if (found.length === 0) return null;
  return { found, by: found.some(([, { by }]) => by === 'model') ? 'model' : 'learned' };
}
