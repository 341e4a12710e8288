import type { Selectable } from 'kysely';
import type { ApiKey, ApiKeyStore } from '../../../ports/api-keys.ts';
import type { Seal } from '../../../ports/seal.ts';
import type { ApiKeysTable, Handle } from '../schema.ts';

export function createApiKeyStore(db: Handle, seal: Seal): ApiKeyStore {
  return {
    async find(hash) {
      const row = await db
        .selectFrom('api_keys')
        .selectAll()
        .where('token_hash', '=', hash)
        .executeTakeFirst();
      return row === undefined ? null : keyOfRow(row);
    },

    async list(teamId) {
      const rows = await db
        .selectFrom('api_keys')
        .selectAll()
        .where('team_id', '=', teamId)
        .orderBy('position')
        .execute();
      return rows.map((row) => ({ ...keyOfRow(row), text: seal.open(row.sealed) }));
    },

    async add({ id, teamId, position, text, hash, createdAt }) {
      const added = await db
        .insertInto('api_keys')
        .values({
          id,
          team_id: teamId,
          position,
          token_hash: hash,
          sealed: seal.close(text),
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.columns(['team_id', 'position']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async replace(oldId, { id, teamId, text, hash, createdAt }) {
      const sealed = seal.close(text);
      const replaced = await db
        .updateTable('api_keys')
        .set({ id, token_hash: hash, sealed, created_at: createdAt, last_used_at: null })
        .where('team_id', '=', teamId)
        .where('id', '=', oldId)
        .returning('id')
        .executeTakeFirst();
      return replaced !== undefined;
    },

    async removeBeyond(teamId, count) {
      const removed = await db
        .deleteFrom('api_keys')
        .where('team_id', '=', teamId)
        .where('position', '>', count)
        .returning('id')
        .execute();
      return removed.map(({ id }) => id);
    },

    async noteUse(id, now, before) {
      await db
        .updateTable('api_keys')
        .set({ last_used_at: now })
        .where('id', '=', id)
        .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', before)]))
        .execute();
    },
  };
}

function keyOfRow(row: Selectable<ApiKeysTable>): ApiKey {
  return {
    id: row.id,
    teamId: row.team_id,
    position: row.position,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
