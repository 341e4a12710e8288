import { platformIds } from '#domain/posts/platforms.ts';
import type { RowDraft } from '#domain/runs/draft.ts';
import { type AskingCaller, runOfCaller } from '../caller.ts';
import { mayVerify, type VerifyingDeps, verifySentences } from '../verifying/verify-posts.ts';

/** The posts of a draft that were changed, with what the verifier says of them. */
export async function verifyDraft(
  deps: VerifyingDeps,
  asking: AskingCaller,
  { before, draft }: { readonly before: RowDraft; readonly draft: RowDraft },
): Promise<RowDraft> {
  if (!mayVerify(deps, draft.made)) return draft;
  const changed = platformIds.filter((id) => draft.posts[id] !== before.posts[id]);
  const posts = changed.map((id) => draft.grounding[id] ?? []);
  const source = { inputText: draft.source, articleInfo: draft.info };
  const { value } = await verifySentences(deps, runOfCaller(asking), source, posts);
  const settled = changed.map((id, at) => [id, value[at] ?? []] as const);
  return { ...draft, grounding: { ...draft.grounding, ...Object.fromEntries(settled) } };
}
