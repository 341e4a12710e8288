import type { Selectable } from 'kysely';
import type { Session, SessionStore } from '../../../ports/sessions.ts';
import type { Handle, Tables } from '../schema.ts';

export function createSessionStore(db: Handle): SessionStore {
  return {
    async create(session) {
      await db
        .insertInto('sessions')
        .values({
          user_id: session.userId,
          token_hash: session.tokenHash,
          id: session.id,
          device: session.device,
          identity_session_id: session.identitySessionId,
          signed_in_at: session.signedInAt,
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
      return row === undefined ? null : sessionOfRow(row);
    },

    async ofUser(userId) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(sessionOfRow);
    },

    async touch(tokenHash, now) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now })
        .where('token_hash', '=', tokenHash)
        .execute();
    },

    async keepNewest(userId, most) {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', 'in', (sessions) =>
          sessions
            .selectFrom('sessions')
            .select('token_hash')
            .where('user_id', '=', userId)
            .orderBy('last_seen_at', 'desc')
            .orderBy('created_at', 'desc')
            .offset(most),
        )
        .execute();
    },

    async revoke(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    async revokeAllOf(userId, but) {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .$if(but !== null, (query) => query.where('id', '!=', but?.id ?? ''))
        .execute();
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

function sessionOfRow(row: Selectable<Tables['sessions']>): Session {
  return {
    id: row.id,
    tokenHash: row.token_hash,
    userId: row.user_id,
    device: row.device,
    identitySessionId: row.identity_session_id,
    signedInAt: row.signed_in_at,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}
