import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { writeHighlight as write } from '#domain/insights/highlight.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import { type Caller, subjectOf } from './caller.ts';

/** A News & Views paragraph, for plans that have it. Counts no post. */
export function writeHighlight(
  { clock }: { readonly clock: Clock },
  caller: Caller,
  { inputText, abstract, articleInfo }: ParsedInputOf<'writeHighlight'>['body'],
): Result<OutputOf<'writeHighlight'>> {
  const allowed = requireFeature(subjectOf(caller), 'highlight', clock.now());
  if (!allowed.ok) return allowed;
  const sheet = readSource({ text: abstract ?? inputText, info: articleInfo });
  return ok({ highlight: write(sheet, articleInfo) });
}
