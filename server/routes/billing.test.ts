import { type Environment, Paddle } from '@paddle/paddle-node-sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminEmail, type SignedIn, sandboxHeaders } from '#testing/make-app.ts';
import { makePaidApp, type PaidApp, testApiKey, testWebhookSecret } from '#testing/test-payments.ts';
import { signAsPaddle } from '../adapters/payments/paddle-signature.ts';
import { applyEvent } from '../usecases/billing/apply-event.ts';
import { mintReference } from '../usecases/billing/checkout-reference.ts';
import { repairMissedEvents } from '../usecases/billing/repair-missed-events.ts';

const good = '4242 4242 4242 4242';
const day = 24 * 3_600_000;

describe('buying, changing and ending a plan', () => {
  let paid: PaidApp;
  beforeAll(async () => {
    paid = await makePaidApp();
  });
  afterAll(() => paid.test.close());

  const post = async (who: SignedIn, url: string, payload: object) => {
    const response = await paid.test.app.inject({
      method: 'POST',
      url,
      headers: { ...who.headers, ...sandboxHeaders },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  };
  const team = async (who: SignedIn) =>
    (await paid.test.app.inject({ url: '/api/teams/me', headers: who.headers })).json();
  const me = async (who: SignedIn) =>
    (await paid.test.app.inject({ url: '/api/me', headers: who.headers })).json().user;
  const again = (who: SignedIn) => paid.test.signIn({ subject: who.person.subject });

  async function buy(who: SignedIn, priceId = 'pri_sandbox_pro_month', card = good, forged: object = {}) {
    const opened = await post(who, '/api/subscription/checkout', { priceId });
    expect(opened.status).toBe(200);
    const customData = { ...opened.body.customData, ...forged };
    return post(who, '/api/sandbox/checkout', { priceId, customData, card });
  }

  it('opens the plan once it is paid, and says so everywhere', async () => {
    const who = await paid.test.signIn();
    expect((await team(who)).planKey).toBe('FREE');
    expect((await buy(who)).body).toMatchObject({ status: 'completed', message: null });
    expect(await team(who)).toMatchObject({
      planKey: 'PRO',
      canUseDoi: true,
      postsLimit: 200,
      subscriptionStatus: 'active',
    });
    expect((await me(who)).subscription).toMatchObject({
      plan: 'PRO',
      interval: 'month',
      subscriptionStatus: 'active',
      paidUntil: expect.stringMatching(/^2026-12-21/),
      cancelsAt: null,
    });
  });

  it('lists what can be bought, with the price of each', async () => {
    const { plans, payment } = (await paid.test.app.inject({ url: '/api/plans' })).json();
    expect(payment).toEqual({ provider: 'sandbox', environment: 'sandbox', clientToken: null });
    const ids = Object.fromEntries(
      plans.map(({ id, paymentPriceId }: { id: string; paymentPriceId: string }) => [id, paymentPriceId]),
    );
    expect(ids).toMatchObject({
      'FREE-month': null,
      'PRO-year': 'pri_sandbox_pro_year',
      'ENTERPRISE_CUSTOM-year': null,
    });
  });

  it('leaves no trace of a plan where the card is declined', async () => {
    const who = await paid.test.signIn();
    expect((await buy(who, 'pri_sandbox_pro_month', '4000 0000 0000 0002')).body).toMatchObject({
      status: 'declined',
      message: 'Your card was declined.',
    });
    expect((await buy(who, 'pri_sandbox_pro_month', '1234')).body.status).toBe('declined');
    expect(await team(who)).toMatchObject({ planKey: 'FREE', subscriptionStatus: null });
  });

  it('believes the price and its own reference, and nothing else that a browser says', async () => {
    const [who, other] = [await paid.test.signIn(), await paid.test.signIn()];
    const { id } = await me(other);
    await buy(who, 'pri_sandbox_basic_month', good, { userId: id, planKey: 'ENTERPRISE_ELITE' });
    expect([(await team(who)).planKey, (await team(other)).planKey]).toEqual(['BASIC', 'FREE']);
  });

  it.each([
    ['forged', () => 'eyJ1IjoiYSJ9.bm90aGluZw'],
    [
      'signed by somebody else',
      (id: string) => mintReference('another secret', id, new Date('2026-11-21T12:00:00Z')),
    ],
    [
      'two days old',
      (id: string) => mintReference(paid.test.deps.checkoutSecret, id, new Date('2026-11-19T11:00:00Z')),
    ],
    [
      'of the future',
      (id: string) => mintReference(paid.test.deps.checkoutSecret, id, new Date('2026-11-22T12:00:00Z')),
    ],
    ['no reference', () => 'x'],
  ])('gives nobody a plan for a reference that is %s', async (_, reference) => {
    const who = await paid.test.signIn();
    const { id } = await me(who);
    expect((await buy(who, 'pri_sandbox_pro_month', good, { idToken: reference(id) })).body.status).toBe(
      'completed',
    );
    expect((await team(who)).planKey).toBe('FREE');
  });

  it('refuses a second plan beside the first, and prices that it does not sell', async () => {
    const who = await paid.test.signIn();
    await buy(who);
    expect(
      (await post(who, '/api/subscription/checkout', { priceId: 'pri_sandbox_basic_month' })).body.code,
    ).toBe('conflict');
    expect(
      (await post(await paid.test.signIn(), '/api/subscription/checkout', { priceId: 'pri_stolen' })).status,
    ).toBe(404);
    expect((await post(who, '/api/subscription/checkout', {})).status).toBe(400);
  });

  it('changes to the yearly plan, and to a larger one', async () => {
    const who = await paid.test.signIn();
    await buy(who);
    const subscriptionId = (await me(who)).subscription.paddleSubscriptionId;
    const yearly = await post(who, '/api/subscription/update-subscription', {
      subscriptionId,
      priceId: 'pri_sandbox_pro_year',
    });
    expect(yearly.body.message).toBe('You are on Pro now, paid yearly.');
    expect((await me(who)).subscription).toMatchObject({
      plan: 'PRO',
      interval: 'year',
      paidUntil: expect.stringMatching(/^2027-11-21/),
    });
    await post(who, '/api/subscription/update-subscription', {
      subscriptionId,
      priceId: 'pri_sandbox_business_year',
    });
    expect(await team(who)).toMatchObject({ planKey: 'BUSINESS', hasGenerator: true, maxKeys: 3 });
    expect(
      (await post(who, '/api/subscription/update-subscription', { subscriptionId, priceId: 'pri_none' }))
        .status,
    ).toBe(404);
  });

  it('keeps the plan after a cancellation until the period ends, and then ends it', async () => {
    const who = await paid.test.signIn();
    await buy(who);
    const subscriptionId = (await me(who)).subscription.paddleSubscriptionId;
    const cancelled = await post(who, '/api/subscription/cancel-subscription', {
      subscriptionId,
      extra: 'ignored',
    });
    expect(cancelled.body).toMatchObject({
      message: 'Your subscription ends on 21 December 2026. Until then everything stays as it is.',
      cancelsAt: expect.stringMatching(/^2026-12-21/),
    });
    expect((await team(who)).planKey).toBe('PRO');
    paid.test.clock.advance(30 * day + 3 * 3_600_000);
    const later = await again(who);
    expect((await team(later)).planKey).toBe('FREE');
    expect((await post(later, '/api/sandbox/end-period', { subscriptionId })).status).toBe(200);
    expect((await me(later)).subscription).toMatchObject({ plan: 'FREE', subscriptionStatus: 'canceled' });
    // Ended: a new one can be bought.
    expect(
      (await post(later, '/api/subscription/checkout', { priceId: 'pri_sandbox_pro_month' })).status,
    ).toBe(200);
    paid.test.clock.set(new Date('2026-11-21T12:00:00Z'));
  });

  it('renews while the card works', async () => {
    const who = await paid.test.signIn();
    await buy(who);
    const subscriptionId = (await me(who)).subscription.paddleSubscriptionId;
    paid.test.clock.advance(30 * day);
    const later = await again(who);
    await post(later, '/api/sandbox/end-period', { subscriptionId });
    expect((await me(later)).subscription).toMatchObject({
      plan: 'PRO',
      paidUntil: expect.stringMatching(/^2027-01-21/),
    });
    paid.test.clock.set(new Date('2026-11-21T12:00:00Z'));
  });

  it('grants nothing for a period that was not paid', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'pri_sandbox_pro_month', '4000 0027 6000 3184');
    const subscriptionId = (await me(who)).subscription.paddleSubscriptionId;
    paid.test.clock.advance(30 * day);
    const later = await again(who);
    await post(later, '/api/sandbox/end-period', { subscriptionId });
    expect((await me(later)).subscription).toMatchObject({
      subscriptionStatus: 'past_due',
      paidUntil: expect.stringMatching(/^2026-12-21/),
    });
    expect(
      (
        await post(later, '/api/subscription/update-subscription', {
          subscriptionId,
          priceId: 'pri_sandbox_pro_year',
        })
      ).body.message,
    ).toContain('payment failed');
    paid.test.clock.set(new Date('2026-11-21T12:00:00Z'));
  });

  it('lets nobody touch the subscription of another, but an admin', async () => {
    const [who, stranger] = [await paid.test.signIn(), await paid.test.signIn()];
    await buy(who);
    const subscriptionId = (await me(who)).subscription.paddleSubscriptionId;
    const priceId = 'pri_sandbox_pro_year';
    expect((await post(stranger, '/api/subscription/cancel-subscription', { subscriptionId })).status).toBe(
      404,
    );
    expect(
      (await post(stranger, '/api/subscription/update-subscription', { subscriptionId, priceId })).status,
    ).toBe(404);
    expect((await me(who)).subscription).toMatchObject({ interval: 'month', cancelsAt: null });
    const admin = await paid.test.signIn({ email: adminEmail });
    expect((await post(admin, '/api/subscription/cancel-subscription', { subscriptionId })).status).toBe(200);
  });

  it('takes a period back with its money, whole refunds only', async () => {
    const who = await paid.test.signIn();
    const { body } = await buy(who);
    const subscriptionId = (await me(who)).subscription.paddleSubscriptionId;
    const refund = (id: string, type: string) =>
      JSON.stringify({
        event_id: `evt_refund${id}`,
        event_type: 'adjustment.updated',
        occurred_at: '2026-11-21T12:00:00.5Z',
        data: {
          id: 'adj_1',
          action: 'refund',
          type,
          status: 'approved',
          transaction_id: body.transactionId,
          subscription_id: subscriptionId,
        },
      });
    await paid.send(refund('1', 'partial'));
    expect((await team(who)).planKey).toBe('PRO');
    await paid.send(refund('2', 'full'));
    expect((await team(who)).planKey).toBe('FREE');
  });

  it('makes up for notifications that never came', async () => {
    const who = await paid.test.signIn();
    paid.deliverAs('lost');
    await buy(who);
    paid.deliverAs('in-order');
    expect((await team(who)).planKey).toBe('FREE');
    expect(await repairMissedEvents(paid.test.deps)).toBeGreaterThan(5);
    expect((await team(who)).planKey).toBe('PRO');
    expect(await repairMissedEvents(paid.test.deps)).toBe(0);
  });

  it.each(['shuffled', 'doubled'] as const)('comes to the same where notifications are %s', async (mode) => {
    const who = await paid.test.signIn();
    paid.deliverAs(mode);
    await buy(who);
    const subscriptionId = (await me(who)).subscription.paddleSubscriptionId;
    await post(who, '/api/subscription/cancel-subscription', { subscriptionId });
    await post(who, '/api/sandbox/end-period', { subscriptionId });
    paid.deliverAs('in-order');
    expect((await me(who)).subscription).toMatchObject({ plan: 'FREE', subscriptionStatus: 'canceled' });
  });

  it('comes to the same in every order, with any event told again', async () => {
    const owner = await paid.test.signIn();
    const { id: userId } = await me(owner);
    paid.sent.length = 0;
    await buy(owner);
    const first = (await me(owner)).subscription.paddleSubscriptionId;
    await post(owner, '/api/subscription/update-subscription', {
      subscriptionId: first,
      priceId: 'pri_sandbox_pro_year',
    });
    await post(owner, '/api/subscription/update-subscription', {
      subscriptionId: first,
      priceId: 'pri_sandbox_business_year',
    });
    await post(owner, '/api/subscription/update-subscription', {
      subscriptionId: first,
      priceId: 'pri_sandbox_pro_year',
    });
    await post(owner, '/api/subscription/cancel-subscription', { subscriptionId: first });
    const story = [...paid.sent];
    const { database, payments } = paid.test.deps;
    const expected = await database.billing.find(first);
    const ownTeam = await database.teams.ofMember(userId);
    expect(expected?.teamId).toBe(ownTeam?.id);
    let run = 0;
    const retold = fc
      .shuffledSubarray(story, { minLength: story.length })
      .chain((all) => fc.subarray(all).map((twice) => [...all, ...twice]));
    await fc.assert(
      fc.asyncProperty(retold, async (bodies) => {
        run += 1;
        // The same story under other names, so that each run begins with nothing.
        const own = (body: string) =>
          body.replaceAll(first, `${first}r${run}`).replaceAll(/"(evt|txn)_(\w+)"/g, `"$1_$2r${run}"`);
        for (const body of bodies.map(own)) {
          const signature = signAsPaddle(body, testWebhookSecret, paid.test.clock.now());
          const event = payments?.readWebhook(
            new TextEncoder().encode(body),
            signature,
            paid.test.clock.now(),
          );
          if (event?.ok !== true) throw new Error('not read');
          await applyEvent(paid.test.deps, event.value);
        }
        expect(await database.billing.find(`${first}r${run}`)).toEqual({
          ...expected,
          id: `${first}r${run}`,
          userId,
        });
        expect(await database.teams.ofMember(userId)).toEqual(ownTeam);
      }),
      { numRuns: 25 },
    );
  });
});

describe('notifications of the payment provider', () => {
  let paid: PaidApp;
  beforeAll(async () => {
    paid = await makePaidApp();
  });
  afterAll(() => paid.test.close());
  const event = (id: string, more: object = {}) =>
    JSON.stringify({
      event_id: `evt_${id}`,
      event_type: 'product.updated',
      occurred_at: '2026-11-21T12:00:00Z',
      data: {},
      ...more,
    });
  const stored = async () =>
    (await paid.test.open.db.selectFrom('payment_events').selectAll().execute()).map(({ id }) => id);

  it('refuses what is not signed just now by the provider, and keeps nothing of it', async () => {
    const body = event('bad');
    const now = paid.test.clock.now();
    const at = (seconds: number) =>
      signAsPaddle(body, testWebhookSecret, new Date(now.getTime() + seconds * 1000));
    const signatures = [
      '',
      'x',
      signAsPaddle(body, 'other', now),
      at(-60),
      at(60),
      signAsPaddle(`${body} `, testWebhookSecret, now),
    ];
    for (const signature of signatures) expect(await paid.send(body, signature)).toBe(403);
    expect(await stored()).not.toContain('evt_bad');
  });

  it('takes each event once, also ten at a time', async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, () => paid.send(event('once'))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await stored()).filter((id) => id === 'evt_once')).toHaveLength(1);
  });

  it('keeps what it does not know, and nothing that opens a door', async () => {
    const secretive = event('secret', {
      event_type: 'something.new',
      data: { custom_data: { idToken: 'door-opener' }, token: 'door-opener', list: [{ key: 'door-opener' }] },
    });
    expect(await paid.send(secretive)).toBe(200);
    const rows = await paid.test.open.db
      .selectFrom('payment_events')
      .selectAll()
      .where('id', '=', 'evt_secret')
      .execute();
    expect(rows[0]?.body).toContain('[removed]');
    expect(JSON.stringify(rows)).not.toContain('door-opener');
  });

  it.each([
    ['{', 400],
    ['[]', 400],
    ['{"event_id":"evt_x"}', 400],
    [event('odd', { occurred_at: 'yesterday' }), 400],
    [event('../x'), 400],
  ])('answers %s with %i', async (body, status) => {
    expect(await paid.send(body)).toBe(status);
  });

  it('takes JSON only, and not too much of it', async () => {
    const url = '/api/webhooks/paddle';
    const form = await paid.test.app.inject({
      method: 'POST',
      url,
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.statusCode).toBe(415);
    expect(await paid.send(event('huge', { data: 'x'.repeat(300_000) }))).toBe(413);
  });

  it('keeps a subscription of a price that we do not sell, and gives nothing for it', async () => {
    const who = await paid.test.signIn();
    const { id } = (await paid.test.app.inject({ url: '/api/me', headers: who.headers })).json().user;
    const data = {
      id: 'sub_foreign',
      status: 'active',
      created_at: '2026-11-21T12:00:00Z',
      items: [{ recurring: true, price: { id: 'pri_foreign' } }],
      custom_data: { idToken: mintReference(paid.test.deps.checkoutSecret, id, paid.test.clock.now()) },
      current_billing_period: { starts_at: '2026-11-21T12:00:00Z', ends_at: '2027-11-21T12:00:00Z' },
    };
    expect(await paid.send(event('foreign', { event_type: 'subscription.created', data }))).toBe(200);
    const subscription = await paid.test.deps.database.billing.find('sub_foreign');
    expect(subscription).toMatchObject({ userId: id, priceId: 'pri_foreign' });
    // It charges all the same: its buyer sees it, and can end it.
    const { user } = (await paid.test.app.inject({ url: '/api/me', headers: who.headers })).json();
    expect(user.subscriptions).toMatchObject([
      {
        paddleSubscriptionId: 'sub_foreign',
        plan: null,
        isOpen: false,
        can: { cancel: true, change: false },
      },
    ]);
    expect((await paid.test.app.inject({ url: '/api/teams/me', headers: who.headers })).json().planKey).toBe(
      'FREE',
    );
  });
});

describe('when the payment service is down', () => {
  it('says so, changes nothing, and other pages work', async () => {
    const paid = await makePaidApp('pglite', { apiUrl: 'http://127.0.0.1:9' });
    const who = await paid.test.signIn();
    const { call, id } = await buyPro(paid, who);
    const refused = await call('/api/subscription/cancel-subscription', {
      subscriptionId: id,
    });
    expect(refused).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Nothing was changed'),
    });
    expect(
      (await paid.test.app.inject({ url: '/api/me', headers: who.headers })).json().user.subscription
        .cancelsAt,
    ).toBeNull();
    expect(await repairMissedEvents(paid.test.deps)).toBe(0);
    await paid.test.close();
  });
});

describe('the stand-in', () => {
  it("is driven by the provider's own kit, as by us", async () => {
    const paid = await makePaidApp();
    const kit = new Paddle(testApiKey, { environment: `${paid.url}/sandbox/paddle` as Environment });
    const who = await paid.test.signIn();
    const { id } = await buyPro(paid, who);
    expect((await kit.subscriptions.get(id)).status).toBe('active');
    const yearly = await kit.subscriptions.update(id, {
      items: [{ priceId: 'pri_sandbox_pro_year', quantity: 1 }],
      prorationBillingMode: 'prorated_immediately',
    });
    expect(yearly.items[0]?.price.id).toBe('pri_sandbox_pro_year');
    expect(
      (await kit.subscriptions.cancel(id, { effectiveFrom: 'next_billing_period' })).scheduledChange?.action,
    ).toBe('cancel');
    await expect(kit.subscriptions.get('sub_none')).rejects.toMatchObject({ code: 'entity_not_found' });
    await expect(
      new Paddle('wrong', { environment: `${paid.url}/sandbox/paddle` as Environment }).subscriptions.get(id),
    ).rejects.toThrow();
    for (const body of paid.sent) {
      const signature = signAsPaddle(body, testWebhookSecret, new Date());
      expect(await kit.webhooks.unmarshal(body, testWebhookSecret, signature)).toBeTruthy();
    }
    await paid.test.close();
  });
});

describe('where nothing can be bought', () => {
  it('says so', async () => {
    const { makeApp } = await import('#testing/make-app.ts');
    const test = await makeApp();
    const who = await test.signIn();
    const url = '/api/subscription/checkout';
    expect(
      (await test.app.inject({ method: 'POST', url, headers: who.headers, payload: { priceId: 'x' } }))
        .statusCode,
    ).toBe(404);
    expect((await test.app.inject({ url: '/api/plans' })).json().payment).toBeNull();
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/webhooks/paddle', payload: {} })).statusCode,
    ).toBe(404);
    expect((await test.app.inject({ url: '/sandbox/paddle/events' })).statusCode).toBe(404);
    await test.close();
  });
});

/** Buys Pro by the month with the stand-in; answers the subscription's id. */
async function buyPro({ test: { app } }: PaidApp, { headers }: SignedIn) {
  const call = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, headers: { ...headers, ...sandboxHeaders }, payload })).json();
  const priceId = 'pri_sandbox_pro_month';
  const { customData } = await call('/api/subscription/checkout', { priceId });
  await call('/api/sandbox/checkout', { priceId, customData, card: good });
  const { user } = (await app.inject({ url: '/api/me', headers })).json();
  const id: string = user.subscription.paddleSubscriptionId;
  return { call, id };
}
