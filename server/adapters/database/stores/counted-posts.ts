import type { CountedPostStore } from '../../../ports/counted-posts.ts';
import type { Handle } from '../schema.ts';

export function createCountedPostStore(db: Handle): CountedPostStore {
  return {
    async note(userId, hashes, expiresAt) {
      if (hashes.length === 0) return;
      // In the order of their hashes, so that two requests for the same posts never wait for each other in a ring.
      const rows = [...new Set(hashes)]
        .toSorted()
        .map((hash) => ({ user_id: userId, hash, expires_at: expiresAt }));
      await db
        .insertInto('counted_posts')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'hash']).doUpdateSet({ expires_at: expiresAt }),
        )
        .execute();
    },

    async among(userId, hashes, now) {
      if (hashes.length === 0) return new Set();
      const rows = await db
        .selectFrom('counted_posts')
        .select('hash')
        .where('user_id', '=', userId)
        .where('hash', 'in', [...hashes])
        .where('expires_at', '>', now)
        .execute();
      return new Set(rows.map(({ hash }) => hash));
    },

    async removeExpired(now) {
      await db.deleteFrom('counted_posts').where('expires_at', '<=', now).execute();
    },
  };
}
