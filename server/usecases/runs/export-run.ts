import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import { type ExportRow, exportRun as exportRows } from '#domain/runs/export-run.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RunRow, RunStore } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** A run's posts as a file. */
export async function exportRun(
  { runs, clock }: { readonly runs: RunStore; readonly clock: Clock },
  caller: Caller,
  { params: { runId }, query }: ParsedInputOf<'exportRun'>,
): Promise<Result<OutputOf<'exportRun'>>> {
  const viewer = viewerOf(caller);
  if ((await runs.find(viewer, runId)) === null) return noSuchRun();
  const now = clock.now();
  const rows = await runs.allRows(viewer, runId, query.show);
  const from = query.from ?? now.toISOString().slice(0, 10);
  return ok(exportRows(query.format, rows.map(exportRow), { runId, now, from, time: query.time }));
}

function exportRow({ line, label, asked, review, draft, problem }: RunRow): ExportRow {
  return {
    line,
    label,
    identifier: asked?.identifier ?? null,
    tone: asked?.tone ?? null,
    review,
    draft,
    problem: problem?.message ?? null,
  };
}
