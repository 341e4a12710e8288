import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RunStore } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** Puts failed rows back into the queue: the one named, or all. */
export async function retryRunRows(
  { runs, clock }: { readonly runs: RunStore; readonly clock: Clock },
  caller: Caller,
  { runId, order }: { readonly runId: string; readonly order: number | null },
): Promise<Result<{ readonly rows: number }>> {
  const viewer = viewerOf(caller);
  const run = await runs.find(viewer, runId);
  if (run === null) return noSuchRun();
  if (run.state === 'cancelled')
    return fail('conflict', 'This run was cancelled. Start a new one for the rows that are left.');
  return ok({ rows: await runs.retry(viewer, runId, order, clock.now()) });
}
