import { generatePosts, readRequest } from '#domain/engine/generate.ts';
import { faithfulBeside } from '#domain/engine/written.ts';
import { claimsToVerify } from '#domain/guard/claims-to-verify.ts';
import { settleByClaim } from '#domain/guard/settle-by-claim.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { verifyPrompts } from '#domain/prompts/verify-prompt.ts';
import { ok } from '#domain/result.ts';
import type { SourceOfPosts, Verdicts, Works } from '../../ports/workshop.ts';

/* Verifying posts, in steps that hold nothing between them: whoever works here still knows the source (`readRequest`). */

export const pickClaims: Works['pickClaims'] = ({ source, posts, verifier }) =>
  ok(claimsToVerify(readRequest(source), posts, verifier));

export const briefVerifier: Works['briefVerifier'] = ({ claims, ...asked }) =>
  ok(verifyPrompts(claims, asked));

export const settlePosts: Works['settlePosts'] = ({ source, posts, verdicts }) => {
  const settle = settlerOf(source, verdicts);
  return ok(posts.map(settle));
};

export const settleWritten: Works['settleWritten'] = ({ request, written, verdicts }) => {
  const settle = settlerOf(request, verdicts);
  const grounding = { ...written.grounding };
  for (const id of platformIds) {
    const sentences = grounding[id];
    if (sentences !== undefined) grounding[id] = [...settle(sentences)];
  }
  // The engine's own posts need none beside them.
  if (written.made.writer === 'embedded') return ok({ ...written, grounding });
  const flagged = platformIds.filter(
    (id) => !written.made.replaced.includes(id) && grounding[id]?.some(({ flags }) => flags.length > 0),
  );
  const isNew = flagged.some((id) => written.faithful[id] === undefined);
  const faithful = isNew
    ? faithfulBeside(
        generatePosts(request),
        flagged.map((platform) => ({ platform })),
      )
    : written.faithful;
  return ok({ ...written, grounding, faithful });
};

function settlerOf({ articleInfo, ...source }: SourceOfPosts, verdicts: Verdicts['verdicts']) {
  const { sentences } = readRequest({ ...source, articleInfo });
  return settleByClaim({ sentences, ...(articleInfo !== undefined && { info: articleInfo }) }, verdicts);
}
