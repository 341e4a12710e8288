import type { OutputOf } from '#contract/types.ts';
import type { Run } from '../../ports/runs.ts';

/** A run as the API tells it. */
export function describeRun(run: Run): OutputOf<'getRun'> {
  const { id, title, kind, state, pause, resumesAt, total, counts, createdAt, updatedAt, key } = run;
  return {
    id,
    title,
    kind,
    state,
    pause,
    resumesAt: resumesAt?.toISOString() ?? null,
    total,
    counts,
    byKey: key !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
