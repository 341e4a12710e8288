import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { ok, type Result } from '#domain/result.ts';
import { type AskingCaller, orderOf, subjectOf } from './caller.ts';
import type { WorkDeps } from './work-deps.ts';

/** Hashtags from the words of the source, for plans that have them. Counts no post. */
export async function suggestHashtags(
  { clock, workshop }: WorkDeps,
  { caller, signal }: AskingCaller,
  { inputText, articleInfo }: ParsedInputOf<'suggestHashtags'>['body'],
): Promise<Result<OutputOf<'suggestHashtags'>>> {
  const allowed = requireFeature(subjectOf(caller), 'hashtags', clock.now());
  if (!allowed.ok) return allowed;
  const asked = { text: inputText, info: articleInfo };
  const hashtags = await workshop.do('suggestHashtags', asked, orderOf(caller, signal));
  return hashtags.ok ? ok({ hashtags: [...hashtags.value] }) : hashtags;
}
