import { type RawBuilder, sql } from 'kysely';
import type { HeldKey, ReplayClaim, ReplayKey, ReplayState, ReplayStore } from '../../../ports/replays.ts';
import type { Handle } from '../schema.ts';

export function createReplayStore(db: Handle): ReplayStore {
  return {
    async begin(key, claim) {
      const claimed = await claimKey(db, key, claim);
      if (claimed !== null) return { kind: 'started', told: claimed };
      const row = await db
        .selectFrom('replays')
        .select(['body_hash', 'answer'])
        .where('user_id', '=', key.userId)
        .where('key', '=', key.key)
        .executeTakeFirst();
      return stateOfRow(row, claim);
    },

    async renew(held, leaseEndsAt) {
      await heldRow(db, held, { lease_ends_at: leaseEndsAt });
    },

    // The whole holds its parts.
    finish: (held, answer) => heldRow(db, held, { answer, told: null }),

    async addTold(held, part) {
      return heldRow(db, held, { told: sql<string>`coalesce(told || chr(10), '') || ${part}` });
    },

    async abandon(held) {
      const { userId, key, since } = held;
      await db
        .deleteFrom('replays')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('started_at', '=', since)
        .where('answer', 'is', null)
        .where('told', 'is', null)
        .execute();
      // Else its lease has ended from now on.
      await heldRow(db, held, { lease_ends_at: new Date(0) });
    },

    async removeOlderThan(time) {
      await db.deleteFrom('replays').where('started_at', '<', time).execute();
    },
  };
}

/** Changes what is still in the hands of its run, and unanswered; false where it is not. */
async function heldRow(
  db: Handle,
  { userId, key, since }: HeldKey,
  values:
    | { readonly answer: string; readonly told: null }
    | { readonly told: RawBuilder<string> }
    | { readonly lease_ends_at: Date },
): Promise<boolean> {
  const held = await db
    .updateTable('replays')
    .set(values)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('started_at', '=', since)
    .where('answer', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * One statement, so that of two equal requests one starts: takes a free key, a forgotten one, or one whose process died or gave up.
 * Answers what the runs before had told, each part a line of JSON; null where the key is not free.
 */
async function claimKey(db: Handle, key: ReplayKey, claim: ReplayClaim): Promise<readonly string[] | null> {
  const values = {
    body_hash: claim.bodyHash,
    answer: null,
    started_at: claim.now,
    lease_ends_at: claim.leaseEndsAt,
  };
  const claimed = await db
    .insertInto('replays')
    .values({ user_id: key.userId, key: key.key, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet((row) => ({
          ...values,
          // What was told is forgotten with its answer, and not before.
          told: sql<
            string | null
          >`case when ${row.ref('replays.started_at')} < ${claim.keptSince} then null else ${row.ref('replays.told')} end`,
        }))
        .where((row) =>
          row.or([
            row('replays.started_at', '<', claim.keptSince),
            row.and([
              row('replays.answer', 'is', null),
              row('replays.lease_ends_at', '<', claim.now),
              row('replays.body_hash', '=', claim.bodyHash),
            ]),
          ]),
        ),
    )
    .returning('told')
    .executeTakeFirst();
  return claimed === undefined ? null : (claimed.told?.split('\n') ?? []);
}

function stateOfRow(
  row: { body_hash: string; answer: string | null } | undefined,
  claim: ReplayClaim,
): ReplayState {
  if (row !== undefined && row.body_hash !== claim.bodyHash) return { kind: 'other-body' };
  // Gone in between: the first run just failed; its retry is told to come again.
  if (row === undefined || row.answer === null) return { kind: 'running' };
  return { kind: 'done', answer: row.answer };
}
