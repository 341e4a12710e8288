import { type Insertable, sql } from 'kysely';
import type { AddedRun, NewRun, RunStore, RunViewer } from '../../../ports/runs.ts';
import type { Handle, RunRowsTable } from '../schema.ts';
import { lockKept } from './kept.ts';
import { countsOf, pageOfRows, runOfRow, runsOf, shownRows, storedRow, wholeRow } from './run-rows.ts';

type Atomically = <T>(work: (tx: Handle) => Promise<T>) => Promise<T>;

/** `atomically` runs steps together: in a transaction of their own, or in the one already open. */
export function createRunStore(db: Handle, atomically: Atomically): RunStore {
  const isThere = async (tx: Handle, viewer: RunViewer, runId: string): Promise<boolean> =>
    (await runsOf(tx, viewer).select('id').where('id', '=', runId).executeTakeFirst()) !== undefined;
  return {
    add: (run, now) => atomically((tx) => addRun(tx, run, now)),

    async list(viewer, limit) {
      const runs = await runsOf(db, viewer).selectAll().orderBy('created_at', 'desc').limit(limit).execute();
      const ids = runs.map(({ id }) => id);
      const counts = await countsOf(db, viewer.userId, ids);
      return runs.map((run) => runOfRow(run, counts.get(run.id)));
    },

    async find(viewer, runId) {
      const run = await runsOf(db, viewer).selectAll().where('id', '=', runId).executeTakeFirst();
      if (run === undefined) return null;
      return runOfRow(run, (await countsOf(db, viewer.userId, [runId])).get(runId));
    },

    async rows(viewer, runId, page) {
      if (!(await isThere(db, viewer, runId))) return { rows: [], total: 0 };
      return pageOfRows(db, viewer.userId, runId, page);
    },

    async row(viewer, runId, order) {
      if (!(await isThere(db, viewer, runId))) return null;
      const row = await shownRows(db, viewer.userId, runId, 'all')
        .selectAll()
        .where('line_order', '=', order)
        .executeTakeFirst();
      return row === undefined ? null : wholeRow(row);
    },

    async allRows(viewer, runId, show) {
      if (!(await isThere(db, viewer, runId))) return [];
      const rows = await shownRows(db, viewer.userId, runId, show)
        .selectAll()
        .orderBy('line_order')
        .execute();
      return rows.map(storedRow);
    },

    change: (viewer, runId, to, now) => atomically((tx) => changeRun(tx, viewer, runId, { to, now })),

    retry: (viewer, runId, order, now) =>
      atomically(async (tx) => {
        if (!(await isThere(tx, viewer, runId))) return 0;
        await tx
          .updateTable('runs')
          .set({ state: 'running', updated_at: now })
          .where('user_id', '=', viewer.userId)
          .where('id', '=', runId)
          .where('state', '=', 'done')
          .execute();
        const rows = await tx
          .updateTable('run_rows')
          .set({
            state: 'waiting',
            tries: 0,
            due_at: now,
            problem: null,
            problem_code: null,
            updated_at: now,
          })
          .where('user_id', '=', viewer.userId)
          .where('run_id', '=', runId)
          .where('state', '=', 'failed')
          .where('asked', 'is not', null)
          .$if(order !== null, (query) => query.where('line_order', '=', order ?? 0))
          .returning('line_order')
          .execute();
        return rows.length;
      }),

    async saveRow(viewer, runId, row, now) {
      if (!(await isThere(db, viewer, runId))) return false;
      const saved = await db
        .updateTable('run_rows')
        .set({
          review: row.review,
          draft: JSON.stringify(row.draft),
          flagged: row.flagged,
          updated_at: now,
        })
        .where('user_id', '=', viewer.userId)
        .where('run_id', '=', runId)
        .where('line_order', '=', row.order)
        .where('state', '=', 'done')
        .returning('line_order')
        .executeTakeFirst();
      return saved !== undefined;
    },

    async approveUnflagged(viewer, runId, now) {
      if (!(await isThere(db, viewer, runId))) return 0;
      const rows = await db
        .updateTable('run_rows')
        .set({ review: 'approved', updated_at: now })
        .where('user_id', '=', viewer.userId)
        .where('run_id', '=', runId)
        .where('state', '=', 'done')
        .where('review', '=', 'open')
        .where('flagged', '=', 0)
        .returning('line_order')
        .execute();
      return rows.length;
    },

    remove: (viewer, runId) =>
      atomically(async (tx) => {
        if (!(await isThere(tx, viewer, runId))) return false;
        await lockKept(tx, viewer.userId);
        const removed = await tx
          .deleteFrom('runs')
          .where('user_id', '=', viewer.userId)
          .where('id', '=', runId)
          .returning('id')
          .executeTakeFirst();
        return removed !== undefined;
      }),
  };
}

/** Rows of one statement: its parameters are limited, and so is what it should hold in memory. */
const rowsAtOnce = 250;

async function addRun(tx: Handle, run: NewRun, now: Date): Promise<AddedRun> {
  // Runs of one owner are added one at a time: each sees how many there are.
  await sql`select pg_advisory_xact_lock(hashtext(${`runs ${run.owner}`}))`.execute(tx);
  const there = await runOfRequest(tx, run);
  if (there !== null) return there;
  const { unfinished } = await tx
    .selectFrom('runs')
    .select(sql<number>`count(*)::int`.as('unfinished'))
    .where('owner', '=', run.owner)
    .where('state', 'in', ['running', 'paused'])
    .executeTakeFirstOrThrow();
  if (unfinished >= run.atOnce) return { kind: 'too-many' };
  const added = await tx
    .insertInto('runs')
    .values({
      user_id: run.userId,
      id: run.id,
      key_id: run.key?.id ?? null,
      key_team: run.key?.teamId ?? null,
      owner: run.owner,
      title: run.title,
      kind: run.kind,
      state: 'running',
      request_key: run.requestKey,
      body_hash: run.bodyHash,
      total: run.rows.length,
      served_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return (await runOfRequest(tx, run)) ?? { kind: 'too-many' };
  const rows = rowsOf(run, now);
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto('run_rows')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  return { kind: 'added' };
}

async function runOfRequest(tx: Handle, run: NewRun): Promise<AddedRun | null> {
  const found = await tx
    .selectFrom('runs')
    .select(['id', 'body_hash'])
    .where('user_id', '=', run.userId)
    .where('request_key', '=', run.requestKey)
    .executeTakeFirst();
  return found === undefined
    ? null
    : { kind: 'there', id: found.id, sameBody: found.body_hash === run.bodyHash };
}

function rowsOf(run: NewRun, now: Date): Insertable<RunRowsTable>[] {
  return run.rows.map(({ line, label, asked, problem }, order) => ({
    user_id: run.userId,
    run_id: run.id,
    line_order: order,
    line,
    label,
    state: asked === null ? 'failed' : 'waiting',
    due_at: now,
    claims: 0,
    tries: 0,
    asked: asked === null ? null : JSON.stringify(asked),
    flagged: 0,
    review: 'open',
    problem_code: problem?.code ?? null,
    problem: problem?.message ?? null,
    updated_at: now,
  }));
}

const leadsTo = {
  paused: ['running'],
  running: ['paused'],
  cancelled: ['running', 'paused'],
} as const;

async function changeRun(
  tx: Handle,
  viewer: RunViewer,
  runId: string,
  { to, now }: { readonly to: keyof typeof leadsTo; readonly now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('runs')
    .set({ state: to, pause: to === 'paused' ? 'person' : null, resumes_at: null, updated_at: now })
    .where('user_id', '=', viewer.userId)
    .where('id', '=', runId)
    .where('state', 'in', [...leadsTo[to]])
    .$if(viewer.keyTeam !== null, (query) => query.where('key_team', '=', viewer.keyTeam))
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return false;
  if (to === 'cancelled')
    // Also rows that somebody works on: what they write is thrown away, and counts no post.
    await tx
      .updateTable('run_rows')
      .set({ state: 'cancelled', updated_at: now })
      .where('user_id', '=', viewer.userId)
      .where('run_id', '=', runId)
      .where('state', 'in', ['waiting', 'working'])
      .execute();
  return true;
}
