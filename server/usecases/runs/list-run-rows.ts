import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import type { RunStore } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** A page of a run's rows. */
export async function listRunRows(
  runs: RunStore,
  caller: Caller,
  { params, query }: ParsedInputOf<'listRunRows'>,
): Promise<Result<OutputOf<'listRunRows'>>> {
  const viewer = viewerOf(caller);
  if ((await runs.find(viewer, params.runId)) === null) return noSuchRun();
  return ok(await runs.rows(viewer, params.runId, query));
}
