import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { abstractOr } from '#domain/research/research-text.ts';
import { ok, type Result } from '#domain/result.ts';
import { type AskingCaller, orderOf, subjectOf } from './caller.ts';
import { type ClearanceDeps, keyMayHave } from './sign-offs/clearance.ts';
import type { WorkDeps } from './work-deps.ts';

/** A News & Views paragraph, for plans that have it. Counts no post. */
export async function writeHighlight(
  deps: WorkDeps & ClearanceDeps,
  { caller, signal }: AskingCaller,
  { inputText, abstract, articleInfo, tone }: ParsedInputOf<'writeHighlight'>['body'],
): Promise<Result<OutputOf<'writeHighlight'>>> {
  const { clock, workshop } = deps;
  const allowed = requireFeature(subjectOf(caller), 'highlight', clock.now());
  if (!allowed.ok) return allowed;
  const asked = { text: abstractOr(inputText, abstract), info: articleInfo, tone };
  // Both are of the work, whichever is written from.
  for (const text of [asked.text, inputText]) {
    const free = await keyMayHave(deps, caller, { text, info: articleInfo });
    if (!free.ok) return free;
  }
  const highlight = await workshop.do('writeHighlight', asked, orderOf(caller, signal));
  return highlight.ok ? ok({ highlight: highlight.value }) : highlight;
}
