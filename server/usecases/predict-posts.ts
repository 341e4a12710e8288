import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import type { Result } from '#domain/result.ts';
import { type AskingCaller, orderOf, subjectOf } from './caller.ts';
import type { WorkDeps } from './work-deps.ts';

/** What posts may get, for plans that have it. Counts no post and keeps none. */
export async function predictPosts(
  { clock, workshop }: WorkDeps,
  { caller, signal }: AskingCaller,
  { content, followers, inputText }: ParsedInputOf<'predictPosts'>['body'],
): Promise<Result<OutputOf<'predictPosts'>>> {
  const allowed = requireFeature(subjectOf(caller), 'predict', clock.now());
  if (!allowed.ok) return allowed;
  return workshop.do('predictPosts', { content, followers, source: inputText }, orderOf(caller, signal));
}
