import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import type { RunStore } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';
import { describeRunRow } from './describe-run-row.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** One row with its draft. */
export async function getRunRow(
  runs: RunStore,
  caller: Caller,
  { runId, order }: ParsedInputOf<'getRunRow'>['params'],
): Promise<Result<OutputOf<'getRunRow'>>> {
  const row = await runs.row(viewerOf(caller), runId, order);
  return row === null ? noSuchRun() : ok(describeRunRow(row));
}
