import type { SessionStore } from '../../../ports/sessions.ts';
import type { Handle } from '../schema.ts';

export function createSessionStore(db: Handle): SessionStore {
  return {
    async create(session) {
      await db
        .insertInto('sessions')
        .values({
          user_id: session.userId,
          token_hash: session.tokenHash,
          created_at: session.createdAt,
          last_seen_at: session.lastSeenAt,
        })
        .execute();
    },

    async find(tokenHash) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        tokenHash: row.token_hash,
        userId: row.user_id,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
      };
    },

    async touch(tokenHash, now) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now })
        .where('token_hash', '=', tokenHash)
        .execute();
    },

    async revoke(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    async removeDead({ seenBefore, createdBefore }) {
      await db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([where('last_seen_at', '<', seenBefore), where('created_at', '<', createdBefore)]),
        )
        .execute();
    },
  };
}
