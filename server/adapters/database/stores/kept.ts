import type { Kept } from '#domain/plans/kept.ts';
import type { KeptStore } from '../../../ports/kept.ts';
import type { Handle } from '../schema.ts';

const columns = ['chats', 'runs', 'bytes'] as const;
const nothing: Kept = { chats: 0, runs: 0, bytes: 0 };

export function createKeptStore(db: Handle): KeptStore {
  return {
    of: async (userId) =>
      (await db.selectFrom('kept_totals').select(columns).where('user_id', '=', userId).executeTakeFirst()) ??
      nothing,

    lock: (userId) => lockKept(db, userId),
  };
}

/** The row is made where there is none, so that there is something to hold. */
export function lockKept(db: Handle, userId: string): Promise<Kept> {
  return db
    .insertInto('kept_totals')
    .values({ user_id: userId })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({ chats: row.ref('kept_totals.chats') })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}
