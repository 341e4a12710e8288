import type { Selectable } from 'kysely';
import type { ApiKey, ApiKeyStore } from '../../../ports/api-keys.ts';
import type { ApiKeysTable, Handle } from '../schema.ts';

export function createApiKeyStore(db: Handle): ApiKeyStore {
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
      return rows.map(keyOfRow);
    },

    async add({ id, teamId, position, name, lastFour, madeBy, hash, createdAt }) {
      const added = await db
        .insertInto('api_keys')
        .values({
          id,
          team_id: teamId,
          position,
          name,
          last_four: lastFour,
          made_by: madeBy,
          token_hash: hash,
          sealed: '',
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.columns(['team_id', 'position']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async replace(oldId, { id, teamId, lastFour, madeBy, hash, createdAt }) {
      const made = { id, last_four: lastFour, made_by: madeBy, token_hash: hash, created_at: createdAt };
      const replaced = await db
        .updateTable('api_keys')
        .set({ ...made, sealed: '', last_used_at: null, last_use: null, known_outside_at: null })
        .where('team_id', '=', teamId)
        .where('id', '=', oldId)
        .returning('id')
        .executeTakeFirst();
      return replaced !== undefined;
    },

    async remove(teamId, id) {
      const removed = await db
        .deleteFrom('api_keys')
        .where('team_id', '=', teamId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
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

    async noteUse(id, use, before) {
      await db
        .updateTable('api_keys')
        .set({ last_used_at: use.at, last_use: use.for })
        .where('id', '=', id)
        .where((row) =>
          row.or([
            row('last_used_at', 'is', null),
            row('last_used_at', '<=', before),
            row('last_use', 'is distinct from', use.for),
          ]),
        )
        .execute();
    },

    async markKnown(teamId, until, now) {
      let marked = db.updateTable('api_keys').set({ known_outside_at: now }).where('team_id', '=', teamId);
      if (until !== 'all') marked = marked.where('created_at', '<=', until);
      return (await marked.returning('id').execute()).map(({ id }) => id);
    },
  };
}

function keyOfRow(row: Selectable<ApiKeysTable>): ApiKey {
  return {
    id: row.id,
    teamId: row.team_id,
    position: row.position,
    name: row.name,
    lastFour: row.last_four,
    madeBy: row.made_by,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    lastUse: row.last_use,
    knownOutsideAt: row.known_outside_at,
  };
}
