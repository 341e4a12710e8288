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
        .where('id', 'in', (query) =>
          query.selectFrom('embargoed_works').select('embargo_id').where('work', 'in', works),
        )
        .orderBy('until', 'desc')
        .execute();
      return rows.map(embargoOfRow);
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

    async move(id, until, zone) {
      await db.updateTable('embargoes').set({ until, zone }).where('id', '=', id).execute();
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
