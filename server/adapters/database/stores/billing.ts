import { type Selectable, sql } from 'kysely';
import type { Subscription } from '#domain/billing/subscription.ts';
import type { BillingStore } from '../../../ports/billing.ts';
import type { Handle, SubscriptionsTable } from '../schema.ts';

export function createBillingStore(db: Handle): BillingStore {
  return {
    async record({ id, type, occurredAt, body }, now) {
      const taken = await db
        .insertInto('payment_events')
        .values({ id, type, occurred_at: occurredAt, body, received_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async applyState(state, userId) {
      const values = {
        price_id: state.priceId,
        status: state.status,
        period_ends_at: state.periodEndsAt,
        cancels_at: state.cancelsAt,
        canceled_at: state.canceledAt,
        state_at: state.at,
        state_event: state.eventId,
      };
      // Which state is later is decided where it is written: two events at once must not both think so.
      await db
        .insertInto('subscriptions')
        .values({ id: state.id, user_id: userId, team_id: null, ...values })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(values)
            .where(
              sql<boolean>`(subscriptions.state_at, subscriptions.state_event) < (excluded.state_at, excluded.state_event)`,
            ),
        )
        .execute();
      if (userId === null) return;
      await db
        .updateTable('subscriptions')
        .set({ user_id: userId })
        .where('id', '=', state.id)
        .where('user_id', 'is', null)
        .execute();
    },

    async addPayment({ transactionId, subscriptionId, endsAt }) {
      await db
        .insertInto('payments')
        .values({ owner: subscriptionId, id: transactionId, ends_at: endsAt, refunded: false })
        .onConflict((conflict) => conflict.columns(['owner', 'id']).doUpdateSet({ ends_at: endsAt }))
        .execute();
    },

    async addRefund({ transactionId, subscriptionId }) {
      await db
        .insertInto('payments')
        .values({ owner: subscriptionId, id: transactionId, ends_at: null, refunded: true })
        .onConflict((conflict) => conflict.columns(['owner', 'id']).doUpdateSet({ refunded: true }))
        .execute();
    },

    async subscriptionsOf(userId) {
      const rows = await withPaidUntil(db).where('subscriptions.user_id', '=', userId).execute();
      return rows.map(subscriptionOfRow);
    },

    async subscriptionsOfTeam(teamId) {
      const rows = await withPaidUntil(db).where('subscriptions.team_id', '=', teamId).execute();
      return rows.map(subscriptionOfRow);
    },

    async lock(subscriptionId) {
      await sql`select pg_advisory_xact_lock(hashtext(${subscriptionId}))`.execute(db);
    },

    async bindTeam(subscriptionId, teamId) {
      await db
        .updateTable('subscriptions')
        .set({ team_id: teamId })
        .where('id', '=', subscriptionId)
        .where('team_id', 'is', null)
        .execute();
    },

    async find(subscriptionId) {
      const row = await withPaidUntil(db).where('subscriptions.id', '=', subscriptionId).executeTakeFirst();
      return row === undefined ? null : subscriptionOfRow(row);
    },

    async cursor() {
      const row = await db.selectFrom('payment_cursor').select('event_id').executeTakeFirst();
      return row?.event_id ?? null;
    },

    async moveCursor(eventId) {
      await db
        .insertInto('payment_cursor')
        .values({ id: 'events', event_id: eventId })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ event_id: eventId }))
        .execute();
    },
  };
}

/** Subscriptions with the end of the last period that was paid and not refunded. */
export function withPaidUntil(db: Handle) {
  return db
    .selectFrom('subscriptions')
    .selectAll('subscriptions')
    .select((row) =>
      row
        .selectFrom('payments')
        .select((one) => one.fn.max('payments.ends_at').as('paid_until'))
        .whereRef('payments.owner', '=', 'subscriptions.id')
        .where('payments.refunded', '=', false)
        .as('paid_until'),
    );
}

type Row = Pick<
  Selectable<SubscriptionsTable>,
  'id' | 'user_id' | 'team_id' | 'price_id' | 'status' | 'period_ends_at' | 'cancels_at' | 'canceled_at'
> & { readonly paid_until: Date | null };

export function subscriptionOfRow(row: Row): Subscription {
  return {
    id: row.id,
    userId: row.user_id,
    teamId: row.team_id,
    priceId: row.price_id,
    status: row.status,
    periodEndsAt: row.period_ends_at,
    cancelsAt: row.cancels_at,
    canceledAt: row.canceled_at,
    paidUntil: row.paid_until,
  };
}
