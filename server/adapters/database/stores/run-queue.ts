import type { ExpressionBuilder, Selectable } from 'kysely';
import { flagsOf, titleOfDraft } from '#domain/runs/draft.ts';
import type { AskedRow } from '#domain/runs/run-row.ts';
import type { ClaimedRow, ClaimedRows, RowOutcome, RunQueue } from '../../../ports/runs.ts';
import type { Reservation } from '../../../ports/usage.ts';
import type { Handle, RunRowsTable, Tables } from '../schema.ts';
import { parsed } from './run-rows.ts';

const unfinished = ['waiting', 'working'] as const;
/** Where the rows of one are all in other hands, the next is looked at. */
const runsLookedAt = 5;

/** A claim is one statement, so that two workers never hold one row (see docs/decisions/0020). */
export function createRunQueue(db: Handle): RunQueue {
  return {
    async claim({ now, leaseEndsAt, limit }) {
      for (const run of await runsToServe(db, now)) {
        const rows = await claimRows(db, run, { now, leaseEndsAt, limit });
        if (rows.length === 0) continue;
        await db
          .updateTable('runs')
          .set({ served_at: now })
          .where('user_id', '=', run.userId)
          .where('id', '=', run.id)
          .execute();
        return { run, rows };
      }
      return null;
    },

    async renew(rows, leaseEndsAt) {
      for (const row of rows) await heldRow(db, row, { due_at: leaseEndsAt });
    },

    async noteReservation(row, reservation) {
      const json = reservation === null ? null : JSON.stringify(reservation);
      return heldRow(db, row, { reservation: json });
    },

    async settle(row, outcome, now) {
      return heldRow(db, row, { ...valuesOf(outcome, row, now), reservation: null, updated_at: now });
    },

    async pause({ userId, runId, order }, why, resumesAt, now) {
      const paused = await db
        .updateTable('runs')
        .set({ state: 'paused', pause: why, resumes_at: resumesAt, updated_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', runId)
        .where('state', '=', 'running')
        .$if(why === 'quota', (query) =>
          query.where((where) =>
            where.not(
              where.exists(
                where
                  .selectFrom('run_rows')
                  .select('line_order')
                  .where('user_id', '=', userId)
                  .where('run_id', '=', runId)
                  .where('state', '=', 'working')
                  .where('line_order', '<>', order),
              ),
            ),
          ),
        )
        .returning('id')
        .executeTakeFirst();
      return paused !== undefined;
    },

    async tidy(now) {
      await db
        .updateTable('runs')
        .set({ state: 'running', pause: null, resumes_at: null, updated_at: now })
        .where('state', '=', 'paused')
        .where('resumes_at', '<=', now)
        .execute();
      await db
        .updateTable('runs')
        .set({ state: 'done', updated_at: now })
        .where('state', '=', 'running')
        .where((where) => where.not(where.exists(rowsLeft(where))))
        .execute();
    },

    async releaseClaims(now) {
      await db
        .updateTable('run_rows')
        .set({ state: 'waiting', due_at: now })
        .where('state', '=', 'working')
        .execute();
    },

    async removeOlderThan(time) {
      await db.deleteFrom('runs').where('updated_at', '<', time).execute();
    },
  };
}

function rowsLeft(where: ExpressionBuilder<Tables, 'runs'>) {
  return where
    .selectFrom('run_rows')
    .select('line_order')
    .whereRef('run_rows.user_id', '=', 'runs.user_id')
    .whereRef('run_rows.run_id', '=', 'runs.id')
    .where('run_rows.state', 'in', unfinished);
}

/** Those that waited longest first: a run of five rows does not wait for one of two thousand. */
async function runsToServe(db: Handle, now: Date): Promise<ClaimedRows['run'][]> {
  const runs = await db
    .selectFrom('runs')
    .select(['id', 'user_id', 'key_id', 'key_team'])
    .where('state', '=', 'running')
    .where((where) => where.exists(rowsLeft(where).where('run_rows.due_at', '<=', now)))
    .orderBy('served_at')
    .limit(runsLookedAt)
    .execute();
  return runs.map(({ id, user_id: userId, key_id, key_team }) => ({
    id,
    userId,
    key: key_id === null || key_team === null ? null : { id: key_id, teamId: key_team },
  }));
}

async function claimRows(
  db: Handle,
  run: ClaimedRows['run'],
  { now, leaseEndsAt, limit }: Parameters<RunQueue['claim']>[0],
): Promise<ClaimedRow[]> {
  // A common table is read once; a subquery could be read again by the plan and lock more than its limit.
  const rows = await db
    .with('due', (queue) =>
      queue
        .selectFrom('run_rows')
        .select('line_order')
        .where('user_id', '=', run.userId)
        .where('run_id', '=', run.id)
        .where('state', 'in', unfinished)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('line_order')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('run_rows')
    .from('due')
    .set((row) => ({
      state: 'working',
      claims: row('run_rows.claims', '+', 1),
      tries: row('run_rows.tries', '+', 1),
      due_at: leaseEndsAt,
    }))
    .where('run_rows.user_id', '=', run.userId)
    .where('run_rows.run_id', '=', run.id)
    .whereRef('run_rows.line_order', '=', 'due.line_order')
    .returningAll('run_rows')
    .execute();
  return rows.flatMap(claimedRow).sort((one, other) => one.order - other.order);
}

function claimedRow(row: Selectable<RunRowsTable>): ClaimedRow[] {
  const asked = parsed<AskedRow>(row.asked);
  if (asked === null) return [];
  return [
    {
      userId: row.user_id,
      runId: row.run_id,
      order: row.line_order,
      asked,
      claim: row.claims,
      tries: row.tries,
      reservation: parsed<Reservation>(row.reservation),
    },
  ];
}

/** Changes a row that is still in the hands of its claim; false where it is not. The number of the claim is the fence. */
async function heldRow(
  db: Handle,
  { userId, runId, order, claim }: ClaimedRow,
  values: Partial<ReturnType<typeof valuesOf>> & {
    readonly due_at?: Date;
    readonly reservation?: string | null;
    readonly updated_at?: Date;
  },
): Promise<boolean> {
  const held = await db
    .updateTable('run_rows')
    .set(values)
    .where('user_id', '=', userId)
    .where('run_id', '=', runId)
    .where('line_order', '=', order)
    .where('claims', '=', claim)
    .where('state', '=', 'working')
    .returning('line_order')
    .executeTakeFirst();
  return held !== undefined;
}

function valuesOf(outcome: RowOutcome, { tries }: ClaimedRow, now: Date) {
  switch (outcome.kind) {
    case 'done': {
      const title = titleOfDraft(outcome.draft);
      return {
        state: 'done' as const,
        draft: JSON.stringify(outcome.draft),
        flagged: flagsOf(outcome.draft),
        problem_code: null,
        problem: null,
        due_at: now,
        ...(title === null ? {} : { label: title }),
      };
    }
    case 'failed':
      return {
        state: 'failed' as const,
        problem_code: outcome.problem.code,
        problem: outcome.problem.message,
        due_at: now,
      };
    case 'retry':
      return {
        state: 'waiting' as const,
        problem_code: outcome.problem.code,
        problem: outcome.problem.message,
        due_at: outcome.dueAt,
      };
    case 'release':
      return { state: 'waiting' as const, tries: tries - 1, due_at: outcome.dueAt };
  }
}
