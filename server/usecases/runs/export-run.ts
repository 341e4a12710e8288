import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import type { Result } from '#domain/result.ts';
import type { StoredRow } from '../../ports/runs.ts';
import type { Database } from '../../ports/stores.ts';
import type { StoredExportRow } from '../../ports/workshop.ts';
import { type AskingCaller, orderOf } from '../caller.ts';
import type { ClearanceDeps } from '../sign-offs/clearance.ts';
import type { WorkDeps } from '../work-deps.ts';
import { rowsToExport } from './held-rows.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** A run's posts as a file. */
export async function exportRun(
  deps: WorkDeps & ClearanceDeps & { readonly database: Pick<Database, 'runs'> },
  { caller, signal }: AskingCaller,
  { params: { runId }, query }: ParsedInputOf<'exportRun'>,
): Promise<Result<OutputOf<'exportRun'>>> {
  const { database, clock, workshop } = deps;
  const { runs } = database;
  const viewer = viewerOf(caller);
  if ((await runs.find(viewer, runId)) === null) return noSuchRun();
  const now = clock.now();
  const rows = await runs.allRows(viewer, runId, query.show);
  const from = query.from ?? now.toISOString().slice(0, 10);
  const plan = { runId, now, from, time: query.time };
  const leaving = await rowsToExport(deps, caller, rows.map(exportRow), signal);
  const asked = { format: query.format, rows: leaving, plan };
  return workshop.do('exportRun', asked, orderOf(caller, signal));
}

function exportRow({ line, label, asked, review, draft, problem }: StoredRow): StoredExportRow {
  return { line, label, asked, review, draft, problem: problem?.message ?? null };
}
