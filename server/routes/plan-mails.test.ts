import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#testing/databases.ts';
import { type SignedIn, sandboxHeaders } from '#testing/make-app.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';

describe.each(databaseKinds)('mails about plans, on %s', (database) => {
  const post = async (paid: PaidApp, who: SignedIn, url: string, payload: object) =>
    (
      await paid.test.app.inject({
        method: 'POST',
        url,
        headers: { ...who.headers, ...sandboxHeaders },
        payload,
      })
    ).json();

  async function buy(paid: PaidApp, who: SignedIn, priceId: string, card = '4242 4242 4242 4242') {
    const { customData } = await post(paid, who, '/api/subscription/checkout', { priceId });
    return post(paid, who, '/api/sandbox/checkout', { priceId, customData, card });
  }
  const subscriptionOf = async (paid: PaidApp, who: SignedIn): Promise<string> =>
    (await paid.test.app.inject({ url: '/api/me', headers: who.headers })).json().user.subscription
      .paddleSubscriptionId;
  const mailsTo = async (paid: PaidApp, who: SignedIn) =>
    (await paid.test.deps.database.mail.list(100)).filter(({ to }) => to === who.person.email).reverse();

  it.each(['in-order', 'shuffled', 'doubled'] as const)(
    'tell once that a plan is open, with events %s',
    async (mode) => {
      const paid = await makePaidApp(database);
      paid.deliverAs(mode);
      const who = await paid.test.signIn();
      await buy(paid, who, 'pri_sandbox_pro_year');
      // And however often they are told again, at once.
      await Promise.all(paid.sent.map((body) => paid.send(body)));
      const mails = await mailsTo(paid, who);
      expect(mails.map(({ template }) => template)).toEqual(['plan-started']);
      expect(mails[0]?.text).toContain('paid yearly');
      expect(mails[0]?.text).toContain('until 21 November 2027');
      await paid.test.close();
    },
  );

  it('tell once when events come all at the same time', async () => {
    const paid = await makePaidApp(database);
    const sent: string[] = [];
    const hold = paid.test.deps.payments;
    if (hold === null) throw new Error('somebody takes the money');
    const who = await paid.test.signIn();
    const read = hold.readWebhook;
    // Nothing gets through at first; then everything does, at once.
    hold.readWebhook = (body) => {
      sent.push(new TextDecoder().decode(body));
      return { ok: false, failure: { code: 'unavailable', message: 'not now' } };
    };
    await buy(paid, who, 'pri_sandbox_pro_month');
    hold.readWebhook = read;
    expect(sent.length).toBeGreaterThan(1);
    await Promise.all([...sent, ...sent].map((body) => paid.send(body)));
    expect((await mailsTo(paid, who)).map(({ template }) => template)).toEqual(['plan-started']);
    await paid.test.close();
  });

  it('tell of a change, a failed payment and the end, each once', async () => {
    const paid = await makePaidApp(database);
    const [ada, bob] = [await paid.test.signIn(), await paid.test.signIn()];
    await buy(paid, ada, 'pri_sandbox_basic_month');
    const adas = await subscriptionOf(paid, ada);
    paid.test.clock.advance(1000);
    await post(paid, ada, '/api/subscription/update-subscription', {
      subscriptionId: adas,
      priceId: 'pri_sandbox_pro_month',
    });
    paid.test.clock.advance(1000);
    await post(paid, ada, '/api/subscription/cancel-subscription', { subscriptionId: adas });
    const said = async (who: SignedIn) => (await mailsTo(paid, who)).map(({ subject }) => subject);
    expect(await said(ada)).toEqual([
      'Your Basic plan is open',
      'Your Pro plan is open',
      'Your Pro plan ends',
    ]);

    // This card pays once.
    await buy(paid, bob, 'pri_sandbox_basic_month', '4000 0027 6000 3184');
    paid.test.clock.advance(1000);
    await post(paid, bob, '/api/sandbox/end-period', { subscriptionId: await subscriptionOf(paid, bob) });
    expect(await said(bob)).toEqual([
      'Your Basic plan is open',
      'The payment for your Basic plan did not go through',
    ]);
    await paid.test.close();
  });
});
