import { type Environment, Paddle } from '@paddle/paddle-node-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminEmail, type SignedIn, sandboxHeaders } from '#testing/make-app.ts';
import { buyPlan, joinTeamOf } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp, testApiKey } from '#testing/test-payments.ts';
import { repairMissedEvents } from '../usecases/billing/repair-missed-events.ts';

const good = '4242 4242 4242 4242';
const failsLater = '4000 0027 6000 3184';
const declined = '4000 0000 0000 0002';
const day = 24 * 3_600_000;
const start = new Date('2026-11-21T12:00:00Z');

let paid: PaidApp;
beforeAll(async () => {
  paid = await makePaidApp();
});
afterAll(() => paid.test.close());

async function post(who: SignedIn, url: string, payload: object) {
  const headers = { ...who.headers, ...sandboxHeaders };
  const response = await paid.test.app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json() };
}
const get = async (who: SignedIn, url: string) =>
  (await paid.test.app.inject({ url, headers: who.headers })).json();
const me = async (who: SignedIn) => (await get(who, '/api/me')).user;
const again = (who: SignedIn) => paid.test.signIn({ subject: who.person.subject });
const checkout = (who: SignedIn, priceId: string) => post(who, '/api/subscription/checkout', { priceId });
const order = (
  opened: { readonly body: { readonly priceId: string; readonly customData: object } },
  card = good,
) => ({
  priceId: opened.body.priceId,
  customData: opened.body.customData,
  card,
});
const buy = async (who: SignedIn, plan: string, card = good) =>
  post(who, '/api/sandbox/checkout', order(await checkout(who, `pri_sandbox_${plan}`), card));
const idOf = async (who: SignedIn): Promise<string> => (await me(who)).subscriptions[0].paddleSubscriptionId;
const change = (who: SignedIn, call: string, subscriptionId: string, plan?: string) =>
  post(who, `/api/subscription/${call}`, {
    subscriptionId,
    ...(plan !== undefined && { priceId: `pri_sandbox_${plan}` }),
  });
const endPeriod = (who: SignedIn, subscriptionId: string) =>
  post(who, '/api/sandbox/end-period', { subscriptionId });
const mailsTo = async (who: SignedIn) =>
  (await paid.test.deps.database.mail.list(100)).filter(({ to }) => to === who.person.email);

/** Pays in the provider's window itself, as somebody does whom our page does not stop any more. */
async function payAtProvider(who: SignedIn, opened: Awaited<ReturnType<typeof checkout>>) {
  const { priceId, customData } = opened.body;
  return paid.test.deps.sandboxPayments?.checkout({
    priceId,
    customData,
    card: good,
    email: who.person.email,
  });
}

describe('two checkouts that are open at once', () => {
  it('end in one subscription: the second is refused when it is paid', async () => {
    const who = await paid.test.signIn();
    const [one, two] = [
      await checkout(who, 'pri_sandbox_basic_month'),
      await checkout(who, 'pri_sandbox_pro_month'),
    ];
    expect((await post(who, '/api/sandbox/checkout', order(one))).body.status).toBe('completed');
    for (const opened of [two, one])
      expect((await post(who, '/api/sandbox/checkout', order(opened))).body).toMatchObject({
        status: 'declined',
        message: expect.stringContaining('You have a plan already'),
      });
    const { subscription, subscriptions } = await me(who);
    expect(subscription).toMatchObject({ plan: 'BASIC', interval: 'month' });
    expect(subscriptions).toHaveLength(1);
  });

  it.each(['in-order', 'shuffled', 'doubled', 'lost'] as const)(
    'are paid back and ended where both were paid at the provider, with notifications %s',
    async (mode) => {
      const who = await paid.test.signIn();
      const one = await checkout(who, 'pri_sandbox_basic_month');
      const two = await checkout(who, 'pri_sandbox_pro_month');
      paid.deliverAs(mode);
      const first = await payAtProvider(who, one);
      paid.test.clock.advance(1000);
      const second = await payAtProvider(who, two);
      paid.deliverAs('in-order');
      if (mode === 'lost') await repairMissedEvents(paid.test.deps);
      await repairMissedEvents(paid.test.deps);
      const { subscription, subscriptions } = await me(who);
      const kept = first?.status === 'completed' ? first.subscriptionId : '';
      const returned = second?.status === 'completed' ? second.subscriptionId : '';
      expect(subscriptions).toMatchObject([{ paddleSubscriptionId: kept, plan: 'BASIC' }]);
      expect(subscription.plan).toBe('BASIC');
      expect(await paid.test.deps.database.billing.find(returned)).toMatchObject({
        status: 'canceled',
        paidUntil: null,
      });
      expect(await paid.test.deps.database.billing.secondPurchases(null)).toEqual([]);
      const templates = (await mailsTo(who)).map(({ template }) => template);
      expect(templates.filter((one) => one === 'purchase-returned')).toHaveLength(1);
      expect(templates.filter((one) => one === 'plan-started')).toHaveLength(1);
      expect(templates).not.toContain('plan-cancelled');
    },
  );

  it('are told of once each, also where three were paid', async () => {
    const who = await paid.test.signIn();
    const opened = await checkout(who, 'pri_sandbox_basic_month');
    const bought = await Promise.all([1, 2, 3].map(() => payAtProvider(who, opened)));
    expect(bought.map((one) => one?.status)).toEqual(['completed', 'completed', 'completed']);
    await repairMissedEvents(paid.test.deps);
    expect((await me(who)).subscriptions).toHaveLength(1);
    const templates = (await mailsTo(who)).map(({ template }) => template);
    expect(templates.filter((one) => one === 'purchase-returned')).toHaveLength(2);
  });

  it('are ended once the provider answers, where it did not at first', async () => {
    const away = await makePaidApp('pglite', { apiUrl: 'http://127.0.0.1:9' });
    const who = await away.test.signIn();
    await buyPlan(away.test, who, 'basic_month');
    const { user } = (await away.test.app.inject({ url: '/api/me', headers: who.headers })).json();
    const reference = (await away.test.app.inject({ url: '/api/plans' })).json();
    expect([user.subscriptions.length, reference.plans.length > 0]).toEqual([1, true]);
    const other = { userId: user.id, id: 'sub_other', other: user.subscriptions[0].paddleSubscriptionId };
    await away.test.deps.database.billing.addSecondPurchase(other, start);
    await repairMissedEvents(away.test.deps);
    expect(await away.test.deps.database.billing.secondPurchases(null)).toHaveLength(1);
    await away.test.close();
  });

  it('leave both alone where the first has ended at the provider meanwhile', async () => {
    const who = await paid.test.signIn();
    const one = await checkout(who, 'pri_sandbox_basic_month');
    const two = await checkout(who, 'pri_sandbox_pro_month');
    await payAtProvider(who, one);
    const first = await idOf(who);
    paid.deliverAs('lost');
    await change(who, 'cancel-subscription', first);
    await paid.test.deps.sandboxPayments?.endPeriod(first);
    paid.deliverAs('in-order');
    await payAtProvider(who, two);
    await repairMissedEvents(paid.test.deps);
    expect((await me(who)).subscriptions).toMatchObject([{ plan: 'PRO', can: { cancel: true } }]);
    expect(await paid.test.deps.database.billing.secondPurchases(null)).toEqual([]);
  });

  it('are not opened while a plan is open that was cancelled, or owes', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'basic_month', failsLater);
    const id = await idOf(who);
    await change(who, 'cancel-subscription', id);
    expect(await checkout(who, 'pri_sandbox_pro_month')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('undo the cancellation'), title: 'Checkout failed' },
    });
    await change(who, 'resume-subscription', id);
    await endPeriod(who, id);
    expect((await checkout(who, 'pri_sandbox_pro_month')).body.message).toContain('update your card');
  });
});

describe('what somebody pays', () => {
  it('is shown apart: their own plan, and that of a team of somebody else', async () => {
    const [payer, owner] = [await paid.test.signIn(), await paid.test.signIn()];
    await buy(payer, 'pro_month');
    const own = await idOf(payer);
    await buy(owner, 'business_year');
    await joinTeamOf(paid.test, owner, payer);
    const user = await me(payer);
    // What counts is the team's, and nothing of their own stands beside it.
    expect(user.subscription).toEqual({
      plan: 'BUSINESS',
      interval: null,
      paddleSubscriptionId: null,
      subscriptionStatus: null,
      isLifetime: false,
      paidUntil: null,
      cancelsAt: null,
    });
    expect(user.ownSubscription).toMatchObject({
      plan: 'PRO',
      interval: 'month',
      paddleSubscriptionId: own,
      subscriptionStatus: 'active',
      isOpen: true,
    });
    expect(user.teamSubscription).toEqual({
      plan: 'BUSINESS',
      isOpen: true,
      isPayer: false,
      interval: null,
      paddleSubscriptionId: null,
      subscriptionStatus: null,
      paidUntil: null,
      cancelsAt: null,
    });
    expect(user.subscriptions).toMatchObject([
      { paddleSubscriptionId: own, plan: 'PRO', use: 'own', isPayer: true, chargesAt: expect.any(String) },
    ]);
    expect(await get(payer, '/api/teams/me')).toMatchObject({
      planKey: 'BUSINESS',
      paddleSubscriptionId: null,
    });
    await change(payer, 'cancel-subscription', own);
    expect((await me(payer)).ownSubscription.cancelsAt).toMatch(/^2026-12-21/);
    expect((await me(owner)).teamSubscription).toMatchObject({
      isPayer: true,
      cancelsAt: null,
      plan: 'BUSINESS',
    });
  });

  it('is shown whole to who pays for a team and for themselves', async () => {
    const [owner, member] = [await paid.test.signIn(), await paid.test.signIn()];
    await buy(owner, 'small_team_year');
    await joinTeamOf(paid.test, owner, member);
    const { teamId } = await me(owner);
    const memberId = (await me(member)).id;
    await paid.test.app.inject({
      method: 'POST',
      url: `/api/teams/${teamId}/owner`,
      headers: owner.headers,
      payload: { memberId },
    });
    // They pay for a team that is somebody else's, so they may buy a plan for themselves.
    expect((await buy(owner, 'pro_year')).body.status).toBe('completed');
    const { subscriptions } = await me(owner);
    expect(subscriptions).toMatchObject([
      { plan: 'SMALL_TEAM', use: 'other-team', isPayer: true, can: { cancel: true } },
      { plan: 'PRO', use: 'own', isPayer: true },
    ]);
    // The team's plan does not become a second plan of their own.
    expect(
      (await change(owner, 'update-subscription', subscriptions[0].paddleSubscriptionId, 'basic_month')).body
        .message,
    ).toContain('You pay for Pro as well');
    expect((await me(member)).subscriptions).toMatchObject([
      {
        plan: 'SMALL_TEAM',
        use: 'team',
        isPayer: false,
        can: { cancel: true, resume: false, change: false },
      },
    ]);
    const { paddleSubscriptionId: ofTeam } = subscriptions[0];
    expect((await change(member, 'change-card', ofTeam)).body.message).toContain('Somebody else pays');
    await change(member, 'cancel-subscription', ofTeam);
    expect((await change(member, 'resume-subscription', ofTeam)).body.message).toContain(
      'Somebody else pays',
    );
  });
});

describe('undoing a cancellation', () => {
  it('lets the plan go on, and be changed and charged again', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'pro_month');
    const id = await idOf(who);
    await change(who, 'cancel-subscription', id);
    expect((await me(who)).subscriptions[0]).toMatchObject({
      chargesAt: null,
      can: { cancel: false, resume: true, change: false },
    });
    expect((await change(who, 'update-subscription', id, 'pro_year')).body.message).toContain(
      'undo the cancellation',
    );
    expect((await change(who, 'resume-subscription', id)).body).toEqual({
      message: 'Your subscription goes on, and is renewed on 21 December 2026.',
      subscriptionStatus: 'active',
      cancelsAt: null,
    });
    expect((await me(who)).subscriptions[0]).toMatchObject({
      cancelsAt: null,
      chargesAt: expect.stringMatching(/^2026-12-21/),
      can: { cancel: true, resume: false, change: true },
    });
    await endPeriod(who, id);
    expect((await me(who)).subscription).toMatchObject({ plan: 'PRO', subscriptionStatus: 'active' });
  });

  it('is no change where nothing is set to end, and too late once it has', async () => {
    const [who, stranger] = [await paid.test.signIn(), await paid.test.signIn()];
    await buy(who, 'pro_month');
    const id = await idOf(who);
    expect((await change(stranger, 'resume-subscription', id)).status).toBe(404);
    expect(await change(who, 'resume-subscription', id)).toMatchObject({
      status: 200,
      body: { message: 'Your subscription is not set to end.' },
    });
    await change(who, 'cancel-subscription', id);
    await endPeriod(who, id);
    expect(await change(who, 'resume-subscription', id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('has ended') },
    });
  });

  it('is refused where another plan was bought meanwhile', async () => {
    const who = await paid.test.signIn();
    const { transactionId } = (await buy(who, 'basic_month')).body;
    const first = await idOf(who);
    await paid.test.deps.payments?.refund(transactionId, 'test');
    await change(who, 'cancel-subscription', first);
    // Paid back and cancelled: it opens and charges nothing more.
    expect((await buy(who, 'pro_month')).body.status).toBe('completed');
    expect(await change(who, 'resume-subscription', first)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('You pay for Pro as well') },
    });
  });

  it('is an admin’s too', async () => {
    const [who, admin] = [await paid.test.signIn(), await paid.test.signIn({ email: adminEmail })];
    await buy(who, 'pro_month');
    const id = await idOf(who);
    await change(admin, 'cancel-subscription', id);
    expect((await change(admin, 'resume-subscription', id)).status).toBe(200);
  });
});

describe('another card', () => {
  it('pays what is owed, and opens the plan again', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'pro_month', failsLater);
    const id = await idOf(who);
    paid.test.clock.advance(30 * day + 2 * 3_600_000);
    const later = await again(who);
    await endPeriod(later, id);
    expect(await me(later)).toMatchObject({
      subscription: { plan: 'FREE', subscriptionStatus: 'past_due' },
      subscriptions: [{ isOwing: true, chargesAt: null, can: { updateCard: true, change: false } }],
    });
    const begun = await change(later, 'change-card', id);
    expect(begun.body).toEqual({ transactionId: expect.stringMatching(/^txn_/), chargesNow: true });
    const { transactionId } = begun.body;
    const give = (card: string, by = later) => post(by, '/api/sandbox/change-card', { transactionId, card });
    expect((await give(declined)).body).toMatchObject({
      status: 'declined',
      message: 'Your card was declined.',
    });
    expect((await give('1234')).body.status).toBe('declined');
    expect((await give(good, await paid.test.signIn())).status).toBe(404);
    expect((await me(later)).subscription.plan).toBe('FREE');
    expect((await give(good)).body).toEqual({ status: 'completed', transactionId, message: null });
    expect(await me(later)).toMatchObject({
      subscription: {
        plan: 'PRO',
        subscriptionStatus: 'active',
        paidUntil: expect.stringMatching(/^2027-01-21/),
      },
      subscriptions: [{ isOwing: false, chargesAt: expect.stringMatching(/^2027-01-21/) }],
    });
    await endPeriod(later, id);
    expect((await me(later)).subscription.subscriptionStatus).toBe('active');
    paid.test.clock.set(start);
  });

  it('can be given while nothing is owed, and costs nothing', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'pro_month', failsLater);
    const id = await idOf(who);
    const { transactionId, chargesNow } = (await change(who, 'change-card', id)).body;
    expect(chargesNow).toBe(false);
    const payments = () => paid.test.deps.database.billing.transactions(id);
    const before = await payments();
    await post(who, '/api/sandbox/change-card', { transactionId, card: good });
    expect(await payments()).toEqual(before);
    await endPeriod(who, id);
    expect((await me(who)).subscription.subscriptionStatus).toBe('active');
  });

  it('is not asked for where the subscription has ended, nor for somebody else’s', async () => {
    const [who, admin] = [await paid.test.signIn(), await paid.test.signIn({ email: adminEmail })];
    await buy(who, 'pro_month');
    const id = await idOf(who);
    expect((await change(admin, 'change-card', id)).status).toBe(404);
    await change(who, 'cancel-subscription', id);
    await endPeriod(who, id);
    expect((await change(who, 'change-card', id)).status).toBe(409);
    expect(
      (await post(who, '/api/sandbox/change-card', { transactionId: 'txn_none', card: good })).status,
    ).toBe(404);
  });

  it('is not waited for where the plan is cancelled instead: it ends at once', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'pro_month', failsLater);
    const id = await idOf(who);
    paid.test.clock.advance(30 * day + 2 * 3_600_000);
    const later = await again(who);
    await endPeriod(later, id);
    expect((await change(later, 'cancel-subscription', id)).body).toMatchObject({
      message: 'Your subscription has ended. Nothing more is charged.',
      subscriptionStatus: 'canceled',
    });
    expect((await me(later)).subscriptions).toEqual([]);
    expect((await checkout(later, 'pri_sandbox_pro_month')).status).toBe(200);
    paid.test.clock.set(start);
  });
});

describe('a change of plan', () => {
  it('to the plan that one has is none, and costs nothing', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'pro_month');
    const id = await idOf(who);
    const { billing } = paid.test.deps.database;
    const before = [await billing.find(id), await billing.transactions(id)];
    expect(await change(who, 'update-subscription', id, 'pro_month')).toMatchObject({
      status: 200,
      body: {
        message: 'You are on Pro already, paid monthly. Nothing was changed or charged.',
        cancelsAt: null,
      },
    });
    expect([await billing.find(id), await billing.transactions(id)]).toEqual(before);
    expect((await change(who, 'preview-change', id, 'pro_month')).status).toBe(409);
    await change(who, 'cancel-subscription', id);
    expect((await change(who, 'update-subscription', id, 'pro_month')).body.message).toContain(
      'set to end on 21 December 2026; you can undo that',
    );
  });

  it('says before what it charges, and when; and then charges that', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'pro_month');
    const id = await idOf(who);
    paid.test.clock.advance(15 * day);
    const later = await again(who);
    const previewed = await change(later, 'preview-change', id, 'business_year');
    // Half a month of Pro is left: 9.99 / 2.
    expect(previewed.body).toEqual({
      plan: 'BUSINESS',
      interval: 'year',
      currency: 'USD',
      chargedNow: 249_900 - 499,
      credited: 0,
      nextChargeAt: expect.stringMatching(/^2027-12-06/),
      nextCharge: 249_900,
    });
    expect((await me(later)).subscription.plan).toBe('PRO');
    await change(later, 'update-subscription', id, 'business_year');
    const { total } = JSON.parse(
      (await paid.test.deps.database.sandboxObjects.get(
        'transaction',
        (
          await paid.test.deps.database.billing.transactions(id)
        ).find((one) => paid.sent.at(-1)?.includes(one.id))?.id ?? '',
      )) ?? '{}',
    );
    expect(total).toBe(previewed.body.chargedNow);
    paid.test.clock.set(start);
  });

  it('from a year to a month is paid to the end of the month, and what is left pays what follows', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'small_team_year');
    const id = await idOf(who);
    paid.test.clock.advance(10 * day);
    const later = await again(who);
    const previewed = await change(later, 'preview-change', id, 'basic_month');
    expect(previewed.body).toMatchObject({
      chargedNow: 0,
      credited: 48_532 - 499,
      nextChargeAt: expect.stringMatching(/^2027-01-01/),
      nextCharge: 0,
    });
    await change(later, 'update-subscription', id, 'basic_month');
    expect((await me(later)).subscription).toMatchObject({
      plan: 'BASIC',
      interval: 'month',
      paidUntil: expect.stringMatching(/^2027-01-01/),
    });
    await endPeriod(later, id);
    expect((await me(later)).subscription.subscriptionStatus).toBe('active');
    paid.test.clock.set(start);
  });

  it('is not made of what was paid back, nor for strangers, members of a team, or prices not sold', async () => {
    const [who, stranger] = [await paid.test.signIn(), await paid.test.signIn()];
    const { transactionId } = (await buy(who, 'basic_month')).body;
    const id = await idOf(who);
    expect((await change(stranger, 'preview-change', id, 'pro_year')).status).toBe(404);
    expect((await change(who, 'preview-change', id, 'none')).status).toBe(404);
    const owner = await paid.test.signIn();
    await buy(owner, 'small_team_year');
    await joinTeamOf(paid.test, owner, who);
    expect((await change(who, 'preview-change', id, 'business_year')).body.message).toContain('leave it');
    await paid.test.deps.payments?.refund(transactionId, 'test');
    for (const call of ['preview-change', 'update-subscription'])
      expect((await change(who, call, id, 'pro_year')).body.message).toContain(
        'Nothing is paid for this plan',
      );
  });
});

describe('while the payment service is down', () => {
  it('nothing is undone, changed or told, and it says so', async () => {
    const away = await makePaidApp('pglite', { apiUrl: 'http://127.0.0.1:9' });
    const who = await away.test.signIn();
    await buyPlan(away.test, who, 'pro_month');
    const { user } = (await away.test.app.inject({ url: '/api/me', headers: who.headers })).json();
    const subscriptionId = user.subscription.paddleSubscriptionId;
    await away.test.open.db
      .updateTable('subscriptions')
      .set({ cancels_at: new Date('2026-12-21T12:00:00Z') })
      .execute();
    for (const [call, wish] of [
      ['resume-subscription', {}],
      ['change-card', {}],
      ['preview-change', { priceId: 'pri_sandbox_pro_year' }],
    ] as const) {
      const answer = await away.test.app.inject({
        method: 'POST',
        url: `/api/subscription/${call}`,
        headers: who.headers,
        payload: { subscriptionId, ...wish },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    }
    await away.test.close();
  });
});

describe('the stand-in', () => {
  it("previews, undoes, changes cards and refunds as the provider's own kit asks", async () => {
    const kit = new Paddle(testApiKey, { environment: `${paid.url}/sandbox/paddle` as Environment });
    const who = await paid.test.signIn();
    const { transactionId } = (await buy(who, 'pro_month')).body;
    const id = await idOf(who);
    const to = (priceId: string) => ({
      items: [{ priceId, quantity: 1 }],
      prorationBillingMode: 'prorated_immediately' as const,
    });
    const preview = await kit.subscriptions.previewUpdate(id, to('pri_sandbox_pro_year'));
    expect(preview.updateSummary?.result).toMatchObject({ action: 'charge', amount: '9000' });
    expect(preview.nextTransaction?.details.totals.grandTotal).toBe('9999');
    expect(preview.immediateTransaction?.details.totals.credit).toBe('999');
    await kit.subscriptions.cancel(id, { effectiveFrom: 'next_billing_period' });
    await expect(kit.subscriptions.previewUpdate(id, to('pri_sandbox_pro_year'))).rejects.toMatchObject({
      code: 'subscription_locked_pending_changes',
    });
    expect((await kit.subscriptions.update(id, { scheduledChange: null })).scheduledChange).toBeNull();
    const card = await kit.subscriptions.getPaymentMethodChangeTransaction(id);
    expect([card.origin, card.status, card.subscriptionId]).toEqual([
      'subscription_payment_method_change',
      'ready',
      id,
    ]);
    const wish = { action: 'refund', type: 'full', transactionId, reason: 'test' } as const;
    expect((await kit.adjustments.create(wish)).status).toBe('approved');
    await expect(kit.adjustments.create(wish)).rejects.toMatchObject({
      code: 'adjustment_amount_above_remaining_allowed',
    });
    await expect(kit.adjustments.create({ ...wish, transactionId: 'txn_none' })).rejects.toMatchObject({
      code: 'entity_not_found',
    });
    // Ours takes a refund that was made already for done.
    expect((await paid.test.deps.payments?.refund(transactionId, 'test'))?.ok).toBe(true);
    expect((await paid.test.deps.payments?.refund('txn_none', 'test'))?.ok).toBe(false);
  });
});
