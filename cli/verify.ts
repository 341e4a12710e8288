import type { CheckSource } from '#domain/grounding/check-post.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { ClaimToVerify } from '#domain/grounding/verdict.ts';
import { settleByClaim } from '#domain/guard/settle-by-claim.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Judge } from '#server/adapters/claim-verifier/judge.ts';

/** Which verifier stands beside the exact rules: the learned one unless the person wants none. */
export const verifierOption = { type: 'string', default: 'learned' } as const;
export const verifierHelp =
  '--verifier none      the exact rules alone: quicker, and nothing in other words than the source is proven';

/** Fails on the name of another one. */
export function readVerifier(name: string): Result<'learned' | 'none'> {
  return name === 'learned' || name === 'none'
    ? ok(name)
    : fail('invalid_request', `--verifier is "learned" or "none", not "${name}".`);
}

/** Read with the first claim: it takes a second. */
let opened: Promise<Judge> | null = null;

async function openJudge(): Promise<Judge> {
  const [{ createJudge }, { shippedWeights }] = await Promise.all([
    import('#server/adapters/claim-verifier/judge.ts'),
    import('#server/adapters/claim-verifier/weights.ts'),
  ]);
  return createJudge(shippedWeights);
}

/** Posts on one source with what the learned verifier says of their claims. */
export async function settleWithLearned(
  source: CheckSource,
  posts: readonly (readonly GroundedSentence[])[],
  claims: readonly ClaimToVerify[],
): Promise<readonly (readonly GroundedSentence[])[]> {
  if (claims.length === 0) return posts;
  opened ??= openJudge();
  const verdicts = await (await opened)(claims);
  const settle = settleByClaim(
    source,
    claims.flatMap(({ claim }, at) => {
      const verdict = verdicts[at] ?? null;
      return verdict === null ? [] : [[claim, verdict] as const];
    }),
  );
  return posts.map(settle);
}
