import type { LookupStore } from '../../../ports/lookups.ts';
import type { Handle } from '../schema.ts';

export function createLookupStore(db: Handle): LookupStore {
  return {
    async get(key, now) {
      const row = await db
        .selectFrom('lookups')
        .select('answer')
        .where('key', '=', key)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.answer ?? null;
    },

    async put(key, answer, until) {
      const values = { answer, expires_at: until };
      await db
        .insertInto('lookups')
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute();
    },

    async removeExpired(now) {
      await db.deleteFrom('lookups').where('expires_at', '<=', now).execute();
    },
  };
}
