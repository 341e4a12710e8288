import { ok, type Result } from '#domain/result.ts';
import type { RunStore } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** Deletes a run with its rows; what is being written for it is thrown away. */
export async function deleteRun(runs: RunStore, caller: Caller, runId: string): Promise<Result<null>> {
  return (await runs.remove(viewerOf(caller), runId)) ? ok(null) : noSuchRun();
}
