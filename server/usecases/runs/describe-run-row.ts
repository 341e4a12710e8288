import type { OutputOf } from '#contract/types.ts';
import type { RunRow } from '../../ports/runs.ts';

/** A row as the API tells it. */
export function describeRunRow({ asked, draft, ...head }: RunRow): OutputOf<'getRunRow'> {
  return {
    ...head,
    identifier: asked?.identifier ?? null,
    draft: draft === null ? null : { ...draft, evidence: draft.evidence.text },
  };
}
