import { type RowDraft, readDraft } from '#domain/runs/draft.ts';
import type { RunRow } from '../../ports/runs.ts';
import type { StoredExportRow } from '../../ports/workshop.ts';
import type { Caller } from '../caller.ts';
import { type ClearanceDeps, holdsPosts, mayLeave } from '../sign-offs/clearance.ts';

/** Rows as they may leave: one whose posts are not approved, or whose work is under embargo, says why in place of its posts. */
export async function rowsToExport(
  deps: ClearanceDeps,
  caller: Caller,
  rows: readonly StoredExportRow[],
  signal: AbortSignal,
): Promise<readonly StoredExportRow[]> {
  if (!(await holdsPosts(deps, caller))) return rows;
  const leaving: StoredExportRow[] = [];
  // One after the other: each is read and looked up, and others are answered in between.
  for (const row of rows) {
    // Nobody waits any more: what comes of it is not sent.
    if (signal.aborted) return [];
    const draft = readDraft(row.draft);
    const problem = draft === null ? null : await whyHeld(deps, caller, draft);
    leaving.push(problem === null ? row : { ...row, draft: null, problem });
  }
  return leaving;
}

/** A row as a key sees it: posts come with the approval of a person, where the team demands one. */
export async function rowForKey(deps: ClearanceDeps, caller: Caller, row: RunRow): Promise<RunRow> {
  if (caller.key === null || row.draft === null) return row;
  const why = await whyHeld(deps, caller, row.draft);
  if (why === null) return row;
  return {
    ...row,
    draft: { ...row.draft, posts: {}, grounding: {}, warnings: [...row.draft.warnings, why] },
  };
}

async function whyHeld(deps: ClearanceDeps, caller: Caller, draft: RowDraft): Promise<string | null> {
  const free = await mayLeave(deps, caller, { text: draft.source, info: draft.info }, draft.posts);
  return free.ok ? null : free.failure.message;
}
