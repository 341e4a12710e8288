import { sql } from 'kysely';
import type { Count, CountStore } from '../../../ports/counts.ts';
import type { Handle } from '../schema.ts';

/** More than anybody is allowed, and far from where the column ends. */
const most = 1_000_000_000;

export function createCountStore(db: Handle, table: 'call_counts' | 'guess_counts'): CountStore {
  const kept = sql.table(table);
  return {
    async add(asks, now) {
      if (asks.length === 0) return [];
      // Rows are locked in the order of their ids, so that two servers never wait for each other in a ring.
      const sorted = asks.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const values = sorted.map(
        ({ id, times, windowMs }) => sql`(${id}, ${times}::integer, ${ends(now, windowMs)}::timestamptz)`,
      );
      // Clocks of servers differ a little; a time further off than twice its length is a clock that was set back.
      const ended = sql`(kept.expires_at <= ${now}::timestamptz
        or kept.expires_at > excluded.expires_at + (excluded.expires_at - ${now}::timestamptz))`;
      const { rows } = await sql<{ id: string; count: number; expires_at: Date }>`
        insert into ${kept} as kept (id, count, expires_at) values ${sql.join(values)}
        on conflict (id) do update set
          count = case when ${ended} then excluded.count else least(kept.count + excluded.count, ${most}) end,
          expires_at = case when ${ended} then excluded.expires_at else kept.expires_at end
        returning id, count, expires_at`.execute(db);
      const counts = new Map(rows.map(({ id, count, expires_at }) => [id, { count, endsAt: expires_at }]));
      return asks.map(
        ({ id, times, windowMs }): Count => counts.get(id) ?? { count: times, endsAt: ends(now, windowMs) },
      );
    },

    async takeBack(id, now) {
      await sql`
        update ${kept} set count = count - 1 where id = ${id} and count > 0 and expires_at > ${now}`.execute(
        db,
      );
    },

    async forget(ids) {
      if (ids.length > 0) await sql`delete from ${kept} where id in (${sql.join([...ids])})`.execute(db);
    },

    async isRunning(id, now) {
      const { rows } = await sql`
        select 1 from ${kept} where id = ${id} and count > 0 and expires_at > ${now}`.execute(db);
      return rows.length > 0;
    },

    async removeEnded(now) {
      // Rows that somebody counts on just now are left to the next round: waiting for them could end in a ring.
      await sql`
        delete from ${kept} where id in (
          select id from ${kept} where expires_at <= ${now} for update skip locked)`.execute(db);
    },
  };
}

function ends(now: Date, windowMs: number): Date {
  return new Date(now.getTime() + windowMs);
}
