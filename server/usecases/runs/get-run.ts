import type { OutputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import type { RunStore } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';
import { describeRun } from './describe-run.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** One run of the caller. */
export async function getRun(
  runs: RunStore,
  caller: Caller,
  runId: string,
): Promise<Result<OutputOf<'getRun'>>> {
  const run = await runs.find(viewerOf(caller), runId);
  return run === null ? noSuchRun() : ok(describeRun(run));
}
