import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Allotment, Reservation, ReservationRequest, UsageStore } from '../../../ports/usage.ts';
import type { Handle } from '../schema.ts';
import { inTransaction } from '../transactions.ts';

/** `atomically` runs steps together: in a transaction of their own, or in the one already open. */
export function createUsageStore(
  db: Handle,
  atomically: <T>(work: (tx: Handle) => Promise<T>) => Promise<T>,
): UsageStore {
  return {
    reserve: async (allotment, request) =>
      (await reserveAtOnce(db, allotment, request)) ??
      // Too few are left, or some of them wait to be given back by a process that died.
      (await atomically((tx) => reserve(tx, allotment, request))),

    async renew({ owner, month, id }, expiresAt) {
      await db
        .updateTable('usage_reservations')
        .set({ expires_at: expiresAt })
        .where('owner', '=', owner)
        .where('month', '=', month)
        .where('id', '=', id)
        .execute();
    },

    async keepSome(reservation, posts) {
      if (!(await keepSomeAtOnce(db, reservation, posts)))
        await atomically((tx) => keepTheRest(tx, reservation, posts));
      return { ...reservation, posts: reservation.posts - posts };
    },

    keep: async (reservation, now) =>
      (await keepAtOnce(db, reservation, now)) ??
      // It lapsed and was given back meanwhile: the posts were made, so they count all the same.
      (await atomically(async (tx) => {
        await lockMonth(tx, reservation);
        await addUsed(tx, reservation, reservation.posts);
        return usedIn(tx, reservation, now);
      })),

    giveBack: (reservation) =>
      atomically(async (tx) => {
        await lockMonth(tx, reservation);
        await addUsed(tx, reservation, -(await removeReservation(tx, reservation)));
      }),

    used: (allotment, now) => usedIn(db, allotment, now),

    async releaseLapsed(now) {
      const owners = await db
        .selectFrom('usage_reservations')
        .select(['owner', 'month'])
        .distinct()
        .where('expires_at', '<', now)
        .execute();
      for (const owner of owners) await atomically((tx) => releaseLapsed(tx, owner, now));
      return owners.length;
    },
  };
}

/** For a store outside a transaction: each step opens its own. */
export function inOwnTransaction(db: Handle): <T>(work: (tx: Handle) => Promise<T>) => Promise<T> {
  return (work) => inTransaction(db, work);
}

/**
 * One statement, for the usual case; null where it does not fit. Lapsed reservations still count here, so that it never
 * takes too much.
 */
async function reserveAtOnce(
  db: Handle,
  { owner, month }: Allotment,
  { posts, limit, expiresAt }: ReservationRequest,
): Promise<Reservation | null> {
  const id = randomUUID();
  // A repeated request all of whose posts count already takes nothing.
  if (posts === 0) return { owner, month, id, posts };
  const most = limit === 'unlimited' ? null : limit;
  const { rows } = await sql`
    with taken as (
      insert into usage_months (owner, month, used)
      select ${owner}, ${month}, ${posts}::int where ${most}::int is null or ${posts}::int <= ${most}::int
      on conflict (owner, month) do update set used = usage_months.used + excluded.used
      where ${most}::int is null or usage_months.used + excluded.used <= ${most}::int
      returning owner, month
    )
    insert into usage_reservations (owner, month, id, posts, expires_at)
    select owner, month, ${id}::uuid, ${posts}::int, ${expiresAt}::timestamptz from taken
    returning id`.execute(db);
  return rows.length === 0 ? null : { owner, month, id, posts };
}

/** One statement, for the usual case; null where the reservation is gone. Removing it is all: its posts are in `used`. */
async function keepAtOnce(db: Handle, { owner, month, id }: Reservation, now: Date): Promise<number | null> {
  const { rows } = await sql<{ used: number }>`
    with kept as (
      delete from usage_reservations where owner = ${owner} and month = ${month} and id = ${id}::uuid returning id
    )
    select used - coalesce((
      select sum(posts) from usage_reservations
      where owner = ${owner} and month = ${month} and id <> ${id}::uuid and expires_at < ${now}::timestamptz
    ), 0)::int as used
    from usage_months, kept where owner = ${owner} and month = ${month}`.execute(db);
  return rows[0]?.used ?? null;
}

/** One statement, where some of the reservation is left afterwards. What it no longer holds is in `used` and stays there. */
async function keepSomeAtOnce(
  db: Handle,
  { owner, month, id }: Reservation,
  posts: number,
): Promise<boolean> {
  const kept = await db
    .updateTable('usage_reservations')
    .set((row) => ({ posts: row('posts', '-', posts) }))
    .where('owner', '=', owner)
    .where('month', '=', month)
    .where('id', '=', id)
    .where('posts', '>', posts)
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** The last of a reservation, or posts of one that lapsed and was given back: they were told, so they count. */
async function keepTheRest(tx: Handle, reservation: Reservation, posts: number): Promise<void> {
  await lockMonth(tx, reservation);
  await addUsed(tx, reservation, posts - (await removeReservation(tx, reservation)));
}

async function usedIn(db: Handle, { owner, month }: Allotment, now: Date): Promise<number> {
  const row = await db
    .selectFrom('usage_months')
    .select('used')
    .select((select) =>
      select
        .selectFrom('usage_reservations')
        .select(sql<number>`coalesce(sum(posts), 0)::int`.as('lapsed'))
        .where('owner', '=', owner)
        .where('month', '=', month)
        .where('expires_at', '<', now)
        .as('lapsed'),
    )
    .where('owner', '=', owner)
    .where('month', '=', month)
    .executeTakeFirst();
  return row === undefined ? 0 : row.used - (row.lapsed ?? 0);
}

async function reserve(
  tx: Handle,
  allotment: Allotment,
  request: ReservationRequest,
): Promise<Reservation | null> {
  const { owner, month } = allotment;
  await tx
    .insertInto('usage_months')
    .values({ owner, month, used: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await releaseLapsed(tx, allotment, request.now);
  const taken = await tx
    .updateTable('usage_months')
    .set((row) => ({ used: row('used', '+', request.posts) }))
    .where('owner', '=', owner)
    .where('month', '=', month)
    .$if(request.limit !== 'unlimited', (query) =>
      query.where((row) => row(row('used', '+', request.posts), '<=', Number(request.limit))),
    )
    .returning('used')
    .executeTakeFirst();
  if (taken === undefined) return null;
  const id = randomUUID();
  await tx
    .insertInto('usage_reservations')
    .values({ owner, month, id, posts: request.posts, expires_at: request.expiresAt })
    .execute();
  return { owner, month, id, posts: request.posts };
}

async function releaseLapsed(tx: Handle, allotment: Allotment, now: Date): Promise<void> {
  const { owner, month } = allotment;
  await lockMonth(tx, allotment);
  const lapsed = await tx
    .deleteFrom('usage_reservations')
    .where('owner', '=', owner)
    .where('month', '=', month)
    .where('expires_at', '<', now)
    .returning('posts')
    .execute();
  const posts = lapsed.reduce((sum, row) => sum + row.posts, 0);
  if (posts > 0) await addUsed(tx, allotment, -posts);
}

/** Answers how many posts it still held: none where it is gone. */
async function removeReservation(tx: Handle, { owner, month, id }: Reservation): Promise<number> {
  const removed = await tx
    .deleteFrom('usage_reservations')
    .where('owner', '=', owner)
    .where('month', '=', month)
    .where('id', '=', id)
    .returning('posts')
    .executeTakeFirst();
  return removed?.posts ?? 0;
}

async function addUsed(tx: Handle, { owner, month }: Allotment, posts: number): Promise<void> {
  if (posts === 0) return;
  await tx
    .updateTable('usage_months')
    .set((row) => ({ used: row('used', '+', posts) }))
    .where('owner', '=', owner)
    .where('month', '=', month)
    .execute();
}

/** Always the first lock, so that steps of one owner take turns and never wait for each other in a ring. */
async function lockMonth(tx: Handle, { owner, month }: Allotment): Promise<void> {
  await tx
    .selectFrom('usage_months')
    .select('used')
    .where('owner', '=', owner)
    .where('month', '=', month)
    .forUpdate()
    .execute();
}
