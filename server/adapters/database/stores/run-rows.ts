import { type Selectable, sql } from 'kysely';
import { readDraft } from '#domain/runs/draft.ts';
import type { AskedRow } from '#domain/runs/run-row.ts';
import type {
  RowFilter,
  RowHead,
  RowPage,
  Run,
  RunCounts,
  RunRow,
  RunViewer,
  StoredRow,
} from '../../../ports/runs.ts';
import type { Handle, RunRowsTable, RunsTable } from '../schema.ts';

/** The viewer's runs. */
export function runsOf(db: Handle, { userId, keyTeam }: RunViewer) {
  const runs = db.selectFrom('runs').where('user_id', '=', userId);
  return keyTeam === null ? runs : runs.where('key_team', '=', keyTeam);
}

const noCounts: RunCounts = {
  waiting: 0,
  working: 0,
  done: 0,
  failed: 0,
  cancelled: 0,
  retryable: 0,
  approved: 0,
  skipped: 0,
  flagged: 0,
};

/** Counted from the rows themselves: a counter beside them could be wrong after a crash. */
export async function countsOf(
  db: Handle,
  userId: string,
  runIds: readonly string[],
): Promise<Map<string, RunCounts>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('run_rows')
    .select(['run_id', 'state', 'review'])
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`(count(*) filter (where flagged > 0))::int`.as('flagged'))
    .select(sql<number>`(count(*) filter (where asked is not null))::int`.as('asking'))
    .where('user_id', '=', userId)
    .where('run_id', 'in', [...runIds])
    .groupBy(['run_id', 'state', 'review'])
    .execute();
  const counts = new Map<string, { -readonly [Name in keyof RunCounts]: number }>();
  for (const { run_id, state, review, count, flagged, asking } of rows) {
    const one = counts.get(run_id) ?? { ...noCounts };
    counts.set(run_id, one);
    one[state] += count;
    if (state === 'failed') one.retryable += asking;
    if (state !== 'done') continue;
    one.flagged += flagged;
    if (review !== 'open') one[review] += count;
  }
  return counts;
}

export function runOfRow(row: Selectable<RunsTable>, counts: RunCounts | undefined): Run {
  const { id, title, kind, state, pause, total, key_id, key_team } = row;
  return {
    id,
    userId: row.user_id,
    key: key_id === null || key_team === null ? null : { id: key_id, teamId: key_team },
    title,
    kind,
    state,
    pause,
    resumesAt: row.resumes_at,
    total,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    counts: counts ?? noCounts,
  };
}

/** The rows of one run that a list shows. */
export function shownRows(db: Handle, userId: string, runId: string, show: RowFilter) {
  const rows = db.selectFrom('run_rows').where('user_id', '=', userId).where('run_id', '=', runId);
  const drafts = rows.where('state', '=', 'done');
  switch (show) {
    case 'all':
      return rows;
    case 'drafts':
      return drafts;
    case 'flagged':
      return drafts.where('flagged', '>', 0);
    case 'open':
      return drafts.where('review', '=', 'open');
    case 'approved':
      return drafts.where('review', '=', 'approved');
    case 'failed':
      return rows.where('state', '=', 'failed');
  }
}

export async function pageOfRows(
  db: Handle,
  userId: string,
  runId: string,
  { show, offset, limit }: RowPage,
): Promise<{ rows: RowHead[]; total: number }> {
  const shown = shownRows(db, userId, runId, show);
  const { total } = await shown.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await shown
    .select(headColumns)
    .select(hasAsked)
    .orderBy('line_order')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows: rows.map(headOfRow), total };
}

const headColumns = [
  'line_order',
  'line',
  'label',
  'state',
  'review',
  'flagged',
  'problem_code',
  'problem',
] as const;

const hasAsked = sql<boolean>`asked is not null`.as('has_asked');

type HeadRow = Pick<Selectable<RunRowsTable>, (typeof headColumns)[number]> & { readonly has_asked: boolean };

function headOfRow(row: HeadRow): RowHead {
  const { line_order: order, line, label, state, review, flagged, problem_code: code, problem } = row;
  return {
    order,
    line,
    label,
    state,
    review,
    flagged,
    problem: code === null || problem === null ? null : { code, message: problem },
    canRetry: state === 'failed' && row.has_asked,
  };
}

export function storedRow(row: Selectable<RunRowsTable>): StoredRow {
  const { asked, draft } = row;
  return { ...headOfRow({ ...row, has_asked: asked !== null }), asked, draft };
}

export function wholeRow(row: Selectable<RunRowsTable>): RunRow {
  const stored = storedRow(row);
  return { ...stored, asked: parsed<AskedRow>(stored.asked), draft: readDraft(stored.draft) };
}

/** We wrote it ourselves. */
export function parsed<Value>(json: string | null): Value | null {
  return json === null ? null : JSON.parse(json);
}
