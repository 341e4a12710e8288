import { expect, it } from 'vitest';
import type { SubscriptionState } from '#server/ports/payments.ts';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** What every store of bought things does. */
export function billingStoreSuite(database: () => Database): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const newId = () => `sub_${crypto.randomUUID().replaceAll('-', '')}`;
  const state = (id: string, second: number, more: Partial<SubscriptionState> = {}): SubscriptionState => ({
    id,
    priceId: 'pri_1',
    status: 'active',
    startedAt: now,
    periodEndsAt: new Date('2026-12-21T12:00:00Z'),
    cancelsAt: null,
    canceledAt: null,
    reference: null,
    at: `2026-11-21T12:00:${String(second).padStart(2, '0')}.000000000Z`,
    eventId: `evt_${second}`,
    ...more,
  });

  it('records an event once, however many tell it at once', async () => {
    const { billing } = database();
    const event = {
      id: `evt_${crypto.randomUUID()}`,
      type: 'x',
      occurredAt: '2026-11-21T12:00:00.000000000Z',
      body: '{"a":"\\u0000"}',
    };
    const taken = await Promise.all(Array.from({ length: 10 }, () => billing.record(event, now)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('lets the later state win, in whatever order and however many at once', async () => {
    const { billing } = database();
    const id = newId();
    const states = [4, 1, 9, 3, 7, 2].map((second) => state(id, second, { priceId: `pri_${second}` }));
    await Promise.all(states.map((one) => billing.applyState(one, null)));
    expect((await billing.find(id))?.priceId).toBe('pri_9');
    await billing.applyState(state(id, 9, { eventId: 'evt_8', priceId: 'pri_twin' }), null);
    expect((await billing.find(id))?.priceId).toBe('pri_9');
  });

  it('binds a subscription to the first who is known to have bought it, also by an older event', async () => {
    const { billing } = database();
    const [id, mine, theirs] = [newId(), await newUserId(database()), await newUserId(database())];
    await billing.applyState(state(id, 5), null);
    expect((await billing.find(id))?.userId).toBeNull();
    await billing.applyState(state(id, 1), mine);
    await billing.applyState(state(id, 6), theirs);
    expect((await billing.find(id))?.userId).toBe(mine);
    expect((await billing.subscriptionsOf(mine)).map((one) => one.id)).toEqual([id]);
    expect(await billing.subscriptionsOf(theirs)).toEqual([]);
  });

  it('is paid until the end of the last period that was paid and not given back', async () => {
    const { billing } = database();
    const id = newId();
    await billing.applyState(state(id, 1), null);
    const pay = (transactionId: string, month: number) =>
      billing.addPayment({
        transactionId,
        subscriptionId: id,
        startsAt: new Date(Date.UTC(2027, month - 1, 1)),
        endsAt: new Date(Date.UTC(2027, month, 1)),
      });
    const paidUntil = async () => (await billing.find(id))?.paidUntil;
    expect(await paidUntil()).toBeNull();
    await Promise.all([pay('txn_1', 1), pay('txn_3', 3), pay('txn_2', 2), pay('txn_3', 3)]);
    expect(await paidUntil()).toEqual(new Date(Date.UTC(2027, 3, 1)));
    await billing.addRefund({ transactionId: 'txn_3', subscriptionId: id });
    expect(await paidUntil()).toEqual(new Date(Date.UTC(2027, 2, 1)));
    await billing.addRefund({ transactionId: 'txn_4', subscriptionId: id });
    await pay('txn_4', 4);
    expect(await paidUntil()).toEqual(new Date(Date.UTC(2027, 2, 1)));
  });

  it('is paid to the end of the newest period, also where an older one was longer', async () => {
    const { billing } = database();
    const id = newId();
    await billing.applyState(state(id, 1), null);
    const pay = (transactionId: string, startsAt: Date | null, endsAt: Date) =>
      billing.addPayment({ transactionId, subscriptionId: id, startsAt, endsAt });
    const day = (month: number, date: number) => new Date(Date.UTC(2027, month, date));
    const paidUntil = async () => (await billing.find(id))?.paidUntil;
    // Of before starts were kept.
    await pay('txn_old', null, day(11, 1));
    expect(await paidUntil()).toEqual(day(11, 1));
    await pay('txn_month', day(1, 10), day(2, 10));
    expect(await paidUntil()).toEqual(day(2, 10));
    await pay('txn_year', day(0, 1), day(11, 31));
    expect(await paidUntil()).toEqual(day(2, 10));
    // What the change had bought is given back; what was paid before it went into it.
    await billing.addRefund({ transactionId: 'txn_month', subscriptionId: id });
    expect(await paidUntil()).toEqual(day(1, 10));
    expect(await billing.transactions(id)).toEqual([
      { id: 'txn_month', refunded: true },
      { id: 'txn_old', refunded: false },
      { id: 'txn_year', refunded: false },
    ]);
  });

  it('keeps a second purchase until it is settled, and decides it once', async () => {
    const { billing } = database();
    const [userId, id, other] = [await newUserId(database()), newId(), newId()];
    const second = { userId, id, other };
    await billing.addSecondPurchase(second, now);
    await billing.addSecondPurchase(second, now);
    for (const part of [id, other])
      expect(await billing.secondPurchases(part)).toEqual([{ ...second, returned: null }]);
    expect(await billing.secondPurchases('sub_none')).toEqual([]);
    expect(await Promise.all([id, other].map(billing.isSecondPurchase))).toEqual([true, false]);
    await billing.decideSecondPurchase(second, id);
    await billing.decideSecondPurchase(second, other);
    expect(await billing.secondPurchases(null)).toContainEqual({ ...second, returned: id });
    const settled = await Promise.all([1, 2, 3].map(() => billing.settleSecondPurchase(second, now)));
    expect(settled.filter(Boolean)).toHaveLength(1);
    expect(await billing.secondPurchases(id)).toEqual([]);
    await billing.reopenSecondPurchases(other);
    expect(await billing.secondPurchases(id)).toEqual([]);
    await billing.reopenSecondPurchases(id);
    expect(await billing.secondPurchases(id)).toEqual([{ ...second, returned: id }]);
    await billing.settleSecondPurchase(second, now);
    expect(await Promise.all([id, other].map(billing.isSecondPurchase))).toEqual([true, false]);
  });

  it('settles all that wait for one subscription at once, and nothing that waits for another', async () => {
    const { billing } = database();
    const [userId, id, first, second] = [await newUserId(database()), newId(), newId(), newId()];
    await billing.addSecondPurchase({ userId, id, other: first }, now);
    await billing.addSecondPurchase({ userId, id, other: second }, now);
    await billing.addSecondPurchase({ userId, id: second, other: first }, now);
    await billing.decideSecondPurchase({ userId, id, other: first }, id);
    await billing.decideSecondPurchase({ userId, id: second, other: first }, second);
    const settled = await Promise.all([1, 2, 3].map(() => billing.settleReturned(id, now)));
    expect(settled.filter(Boolean)).toHaveLength(1);
    expect(await billing.secondPurchases(id)).toEqual([]);
    expect(await billing.secondPurchases(second)).toEqual([
      { userId, id: second, other: first, returned: second },
    ]);
  });

  it('remembers how far events were fetched', async () => {
    const { billing } = database();
    await billing.moveCursor('evt_1');
    await billing.moveCursor('evt_2');
    expect(await billing.cursor()).toBe('evt_2');
  });

  it('keeps the things of the stand-in, by kind and in order', async () => {
    const { sandboxObjects } = database();
    const kind = crypto.randomUUID();
    await sandboxObjects.put(kind, 'b', '2');
    await sandboxObjects.put(kind, 'a', '1');
    await sandboxObjects.put(kind, 'b', '3');
    expect([await sandboxObjects.get(kind, 'b'), await sandboxObjects.get(kind, 'c')]).toEqual(['3', null]);
    expect(await sandboxObjects.list(kind, '', 5)).toEqual(['1', '3']);
    expect(await sandboxObjects.list(kind, 'a', 5)).toEqual(['3']);
  });
}
