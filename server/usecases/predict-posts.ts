import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { predictPosts as predict } from '#domain/insights/predict.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import type { Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import { type Caller, subjectOf } from './caller.ts';

/** What posts may get, for plans that have it. Counts no post and keeps none. */
export function predictPosts(
  { clock }: { readonly clock: Clock },
  caller: Caller,
  { content, followers, inputText }: ParsedInputOf<'predictPosts'>['body'],
): Result<OutputOf<'predictPosts'>> {
  const allowed = requireFeature(subjectOf(caller), 'predict', clock.now());
  if (!allowed.ok) return allowed;
  return predict({ content, followers, source: inputText });
}
