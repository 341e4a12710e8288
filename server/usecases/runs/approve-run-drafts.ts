import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { noKeyBeforeApproval } from '../sign-offs/clearance.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** Approves every open draft in which nothing says more than its source. */
export async function approveRunDrafts(
  deps: { readonly database: Pick<Database, 'runs' | 'teamSignOffs'>; readonly clock: Clock },
  caller: Caller,
  runId: string,
): Promise<Result<{ readonly rows: number }>> {
  const free = await noKeyBeforeApproval(deps, caller);
  if (!free.ok) return free;
  const { runs } = deps.database;
  const viewer = viewerOf(caller);
  if ((await runs.find(viewer, runId)) === null) return noSuchRun();
  return ok({ rows: await runs.approveUnflagged(viewer, runId, deps.clock.now()) });
}
