import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import type { ClearanceDeps } from '../sign-offs/clearance.ts';
import { describeRunRow } from './describe-run-row.ts';
import { rowForKey } from './held-rows.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** One row with its draft. */
export async function getRunRow(
  deps: ClearanceDeps & { readonly database: Pick<Database, 'runs'> },
  caller: Caller,
  { runId, order }: ParsedInputOf<'getRunRow'>['params'],
): Promise<Result<OutputOf<'getRunRow'>>> {
  const row = await deps.database.runs.row(viewerOf(caller), runId, order);
  return row === null ? noSuchRun() : ok(describeRunRow(await rowForKey(deps, caller, row)));
}
