import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RunStore } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** Approves every open draft in which nothing says more than its source. */
export async function approveRunDrafts(
  { runs, clock }: { readonly runs: RunStore; readonly clock: Clock },
  caller: Caller,
  runId: string,
): Promise<Result<{ readonly rows: number }>> {
  const viewer = viewerOf(caller);
  if ((await runs.find(viewer, runId)) === null) return noSuchRun();
  return ok({ rows: await runs.approveUnflagged(viewer, runId, clock.now()) });
}
