import type { SandboxObjectStore } from '../../../ports/sandbox-objects.ts';
import type { Handle } from '../schema.ts';

export function createSandboxObjectStore(db: Handle): SandboxObjectStore {
  return {
    async get(kind, id) {
      const row = await db
        .selectFrom('sandbox_objects')
        .select('body')
        .where('owner', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.body ?? null;
    },

    async put(kind, id, body) {
      await db
        .insertInto('sandbox_objects')
        .values({ owner: kind, id, body })
        .onConflict((conflict) => conflict.columns(['owner', 'id']).doUpdateSet({ body }))
        .execute();
    },

    async list(kind, after, limit) {
      const rows = await db
        .selectFrom('sandbox_objects')
        .select('body')
        .where('owner', '=', kind)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ body }) => body);
    },
  };
}
