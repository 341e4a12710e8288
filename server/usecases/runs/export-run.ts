import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import type { Result } from '#domain/result.ts';
import type { RunStore, StoredRow } from '../../ports/runs.ts';
import type { StoredExportRow } from '../../ports/workshop.ts';
import { type AskingCaller, orderOf } from '../caller.ts';
import type { WorkDeps } from '../work-deps.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** A run's posts as a file. */
export async function exportRun(
  { runs, clock, workshop }: WorkDeps & { readonly runs: RunStore },
  { caller, signal }: AskingCaller,
  { params: { runId }, query }: ParsedInputOf<'exportRun'>,
): Promise<Result<OutputOf<'exportRun'>>> {
  const viewer = viewerOf(caller);
  if ((await runs.find(viewer, runId)) === null) return noSuchRun();
  const now = clock.now();
  const rows = await runs.allRows(viewer, runId, query.show);
  const from = query.from ?? now.toISOString().slice(0, 10);
  const plan = { runId, now, from, time: query.time };
  const asked = { format: query.format, rows: rows.map(exportRow), plan };
  return workshop.do('exportRun', asked, orderOf(caller, signal));
}

function exportRow({ line, label, asked, review, draft, problem }: StoredRow): StoredExportRow {
  return { line, label, asked, review, draft, problem: problem?.message ?? null };
}
