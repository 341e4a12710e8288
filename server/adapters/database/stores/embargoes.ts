import type { Selectable } from 'kysely';
import type { Embargo, EmbargoStore } from '../../../ports/embargoes.ts';
import type { EmbargoesTable, Handle } from '../schema.ts';
import { seenBy } from './sign-offs.ts';

export function createEmbargoStore(db: Handle): EmbargoStore {
  return {
    async add(owner, embargo, works) {
      await db
        .insertInto('embargoes')
        .values({
          id: embargo.id,
          user_id: owner.userId,
          team_id: owner.teamId,
          title: embargo.title,
          until: embargo.until,
          zone: embargo.zone,
          set_by: embargo.setBy,
          created_at: embargo.createdAt,
        })
        .execute();
      await db
        .insertInto('embargoed_works')
        .values(works.map((work) => ({ work, embargo_id: embargo.id })))
        .execute();
    },

    async live(viewer, works, now) {
      if (works.length === 0) return [];
      const rows = await db
        .selectFrom('embargoes')
        .selectAll()
        .where(seenBy(viewer))
        .where('lifted_at', 'is', null)
        .where('until', '>', now)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('embargoed_works')
              .select('work')
              .whereRef('embargo_id', '=', 'embargoes.id')
              .where('work', 'in', works),
          ),
        )
        .orderBy('until', 'desc')
        .execute();
      return rows.map(embargoOfRow);
    },

    async count(viewer, now) {
      const { count } = await db
        .selectFrom('embargoes')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where(seenBy(viewer))
        .where('lifted_at', 'is', null)
        .where('until', '>', now)
        .executeTakeFirstOrThrow();
      return count;
    },

    async list(viewer, now) {
      const rows = await db
        .selectFrom('embargoes')
        .selectAll()
        .where(seenBy(viewer))
        .where('lifted_at', 'is', null)
        .where('until', '>', now)
        .orderBy('until')
        .orderBy('id')
        .execute();
      return rows.map(embargoOfRow);
    },

    async find(viewer, id) {
      const row = await db
        .selectFrom('embargoes')
        .selectAll()
        .where(seenBy(viewer))
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : embargoOfRow(row);
    },

    async move(id, { until, zone }, works) {
      const moved = await db
        .updateTable('embargoes')
        .set({ until, zone })
        .where('id', '=', id)
        .where('lifted_at', 'is', null)
        .where('until', '<=', until)
        .returning('id')
        .executeTakeFirst();
      if (moved === undefined) return false;
      await db
        .insertInto('embargoed_works')
        .values(works.map((work) => ({ work, embargo_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },

    async lift(id, reason, now) {
      const lifted = await db
        .updateTable('embargoes')
        .set({ lifted_at: now, reason })
        .where('id', '=', id)
        .where('lifted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return lifted !== undefined;
    },
  };
}

function embargoOfRow(row: Selectable<EmbargoesTable>): Embargo {
  return {
    id: row.id,
    teamId: row.team_id,
    title: row.title,
    until: row.until,
    zone: row.zone,
    setBy: row.set_by,
    createdAt: row.created_at,
    liftedAt: row.lifted_at,
    reason: row.reason,
  };
}
