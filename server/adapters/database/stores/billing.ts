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

    async addPayment({ transactionId, subscriptionId, startsAt, endsAt }) {
      await db
        .insertInto('payments')
        .values({
          owner: subscriptionId,
          id: transactionId,
          starts_at: startsAt,
          ends_at: endsAt,
          refunded: false,
        })
        .onConflict((conflict) =>
          conflict.columns(['owner', 'id']).doUpdateSet({ starts_at: startsAt, ends_at: endsAt }),
        )
        .execute();
    },

    async addRefund({ transactionId, subscriptionId }) {
      await db
        .insertInto('payments')
        .values({ owner: subscriptionId, id: transactionId, starts_at: null, ends_at: null, refunded: true })
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

    async lockBuyer(userId) {
      await sql`select pg_advisory_xact_lock(hashtext(${`buyer:${userId}`}))`.execute(db);
    },

    async transactions(subscriptionId) {
      return db
        .selectFrom('payments')
        .select(['id', 'refunded'])
        .where('owner', '=', subscriptionId)
        .orderBy('id')
        .execute();
    },

    async addSecondPurchase({ userId, id, other }, now) {
      await db
        .insertInto('second_purchases')
        .values({ user_id: userId, id, other, found_at: now, returned: null, settled_at: null })
        .onConflict((conflict) => conflict.columns(['user_id', 'id', 'other']).doNothing())
        .execute();
    },

    async secondPurchases(subscriptionId) {
      const rows = await db
        .selectFrom('second_purchases')
        .selectAll()
        .where('settled_at', 'is', null)
        .$if(subscriptionId !== null, (query) =>
          query.where((row) => row.or([row('id', '=', subscriptionId), row('other', '=', subscriptionId)])),
        )
        .orderBy('found_at')
        .orderBy('id')
        .orderBy('other')
        .execute();
      return rows.map(({ user_id: userId, id, other, returned }) => ({ userId, id, other, returned }));
    },

    async decideSecondPurchase({ userId, id, other }, returned) {
      await db
        .updateTable('second_purchases')
        .set({ returned })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('other', '=', other)
        .where('returned', 'is', null)
        .execute();
    },

    async isSecondPurchase(subscriptionId) {
      const row = await db
        .selectFrom('second_purchases')
        .select('id')
        .where((one) =>
          one.or([
            one('returned', '=', subscriptionId),
            one.and([
              one('id', '=', subscriptionId),
              one('returned', 'is', null),
              one('settled_at', 'is', null),
            ]),
          ]),
        )
        .executeTakeFirst();
      return row !== undefined;
    },

    async reopenSecondPurchases(returned) {
      await db
        .updateTable('second_purchases')
        .set({ settled_at: null })
        .where('returned', '=', returned)
        .execute();
    },

    async settleReturned(subscriptionId, now) {
      const settled = await db
        .updateTable('second_purchases')
        .set({ settled_at: now })
        .where('settled_at', 'is', null)
        .where((row) => row.or([row('id', '=', subscriptionId), row('other', '=', subscriptionId)]))
        .where((row) => row.or([row('returned', '=', subscriptionId), row('returned', 'is', null)]))
        .returning('id')
        .execute();
      return settled.length > 0;
    },

    async settleSecondPurchase({ userId, id, other }, now) {
      const settled = await db
        .updateTable('second_purchases')
        .set({ settled_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('other', '=', other)
        .where('settled_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return settled !== undefined;
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

/**
 * Subscriptions with the end of the last period that was paid and not refunded. A period ends where a later one begins: a change
 * from a year to a month takes the rest of the year as credit, and what it bought anew may be refunded.
 */
export function withPaidUntil(db: Handle) {
  return db
    .selectFrom('subscriptions')
    .selectAll('subscriptions')
    .select(
      sql<Date | null>`(
        select max(least(paid.ends_at, (
          select min(later.starts_at) from payments as later
          where later.owner = paid.owner and later.starts_at > coalesce(paid.starts_at, '-infinity')
        )))
        from payments as paid where paid.owner = subscriptions.id and not paid.refunded
      )`.as('paid_until'),
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
