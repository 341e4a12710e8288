import type { AuditStore } from '../../../ports/audit.ts';
import type { Handle } from '../schema.ts';

export function createAuditStore(db: Handle): AuditStore {
  return {
    async add({ at, action, actorId, target, before, after }) {
      await db
        .insertInto('audit_entries')
        .values({ at, action, actor_id: actorId, target, before, after })
        .execute();
    },

    async entriesOf(target) {
      const rows = await db
        .selectFrom('audit_entries')
        .select(['at', 'action', 'actor_id', 'target', 'before', 'after'])
        .where('target', '=', target)
        .orderBy('id')
        .execute();
      return rows.map(({ actor_id: actorId, ...rest }) => ({ ...rest, actorId }));
    },

    async list({ actorId, action, before, limit }) {
      let query = db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(limit);
      if (actorId !== null) query = query.where('actor_id', '=', actorId);
      if (action !== null) query = query.where('action', '=', action);
      if (before !== null) query = query.where('id', '<', before);
      return (await query.execute()).map(({ actor_id: actor, ...rest }) => ({ ...rest, actorId: actor }));
    },
  };
}
