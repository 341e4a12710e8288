import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { suggestHashtags as suggest } from '#domain/insights/hashtags.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import { type Caller, subjectOf } from './caller.ts';

/** Hashtags from the words of the source, for plans that have them. Counts no post. */
export function suggestHashtags(
  { clock }: { readonly clock: Clock },
  caller: Caller,
  { inputText, articleInfo }: ParsedInputOf<'suggestHashtags'>['body'],
): Result<OutputOf<'suggestHashtags'>> {
  const allowed = requireFeature(subjectOf(caller), 'hashtags', clock.now());
  if (!allowed.ok) return allowed;
  return ok({ hashtags: suggest(readSource({ text: inputText, info: articleInfo })) });
}
