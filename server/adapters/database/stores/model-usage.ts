import { sql } from 'kysely';
import type { ModelCaps, ModelEstimate, ModelSpent, ModelUsageStore } from '../../../ports/model-usage.ts';
import type { Handle } from '../schema.ts';

/** Everybody together. */
const all = 'all';

export function createModelUsageStore(
  db: Handle,
  atomically: <T>(work: (tx: Handle) => Promise<T>) => Promise<T>,
): ModelUsageStore {
  return {
    take: (estimate, caps) => atomically((tx) => take(tx, estimate, caps)),

    settle: (estimate, used) =>
      atomically(async (tx) => {
        // Always in this order, so that two of one person never wait for each other in a ring.
        for (const owner of [ownerOf(estimate), all]) await change(tx, owner, estimate, used);
      }),

    async ofDay(day) {
      const row = await db
        .selectFrom('model_usage')
        .select(['requests', 'input_tokens', 'output_tokens', 'cost_micros'])
        .where('owner', '=', all)
        .where('day', '=', day)
        .executeTakeFirst();
      return {
        requests: row?.requests ?? 0,
        input: row?.input_tokens ?? 0,
        output: row?.output_tokens ?? 0,
        costMicros: row?.cost_micros ?? 0,
      };
    },

    async switchedOff() {
      const row = await db
        .selectFrom('model_switch')
        .select(['switched_by', 'switched_at'])
        .where('id', '=', all)
        .executeTakeFirst();
      return row === undefined ? null : { by: row.switched_by, at: row.switched_at };
    },

    async switch(on, by, at) {
      if (on) await db.deleteFrom('model_switch').where('id', '=', all).execute();
      else {
        await db
          .insertInto('model_switch')
          .values({ id: all, switched_by: by, switched_at: at })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      }
    },
  };
}

function ownerOf({ userId }: ModelEstimate): string {
  return `user:${userId}`;
}

async function take(
  tx: Handle,
  estimate: ModelEstimate,
  caps: ModelCaps,
): Promise<'taken' | 'user-cap' | 'day-cap'> {
  const own = { tokens: caps.tokensPerUser, costMicros: null };
  if (!(await takeFrom(tx, ownerOf(estimate), estimate, own))) return 'user-cap';
  const shared = { tokens: caps.tokensPerDay, costMicros: caps.costMicrosPerDay };
  if (await takeFrom(tx, all, estimate, shared)) return 'taken';
  await change(tx, ownerOf(estimate), estimate, { input: 0, output: 0, costMicros: 0 }, -1);
  return 'day-cap';
}

/** One guarded update: many at once never take more than there is. */
async function takeFrom(
  tx: Handle,
  owner: string,
  { day, tokens, costMicros }: ModelEstimate,
  cap: { readonly tokens: number | null; readonly costMicros: number | null },
): Promise<boolean> {
  await tx
    .insertInto('model_usage')
    .values({ owner, day, requests: 0, tokens: 0, cost_micros: 0, input_tokens: 0, output_tokens: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const taken = await tx
    .updateTable('model_usage')
    .set((row) => ({
      requests: row('requests', '+', 1),
      tokens: row('tokens', '+', tokens),
      cost_micros: row('cost_micros', '+', costMicros),
    }))
    .where('owner', '=', owner)
    .where('day', '=', day)
    .$if(cap.tokens !== null, (query) => query.where(sql<boolean>`tokens + ${tokens} <= ${cap.tokens}`))
    .$if(cap.costMicros !== null, (query) =>
      query.where(sql<boolean>`cost_micros + ${costMicros} <= ${cap.costMicros}`),
    )
    .returning('owner')
    .executeTakeFirst();
  return taken !== undefined;
}

async function change(
  tx: Handle,
  owner: string,
  estimate: ModelEstimate,
  used: ModelSpent,
  requests = 0,
): Promise<void> {
  await tx
    .updateTable('model_usage')
    .set((row) => ({
      requests: row('requests', '+', requests),
      tokens: row('tokens', '+', used.input + used.output - estimate.tokens),
      cost_micros: row('cost_micros', '+', used.costMicros - estimate.costMicros),
      input_tokens: row('input_tokens', '+', used.input),
      output_tokens: row('output_tokens', '+', used.output),
    }))
    .where('owner', '=', owner)
    .where('day', '=', estimate.day)
    .execute();
}
