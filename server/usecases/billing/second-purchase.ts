import { fullName } from '#domain/accounts/profile.ts';
import { isLive } from '#domain/billing/held.ts';
import type { Subscription } from '#domain/billing/subscription.ts';
import { plans } from '#domain/plans/catalogue.ts';
import type { SecondPurchase } from '../../ports/billing.ts';
import type { Payments } from '../../ports/payments.ts';
import type { Stores } from '../../ports/stores.ts';
import { heldBy } from './held-by.ts';
import { type ChangeDeps, keepState } from './managed-subscription.ts';
import type { PlanNewsDeps } from './with-plan-news.ts';

/**
 * Notes a subscription that was just told of, where its buyer pays for another one already: two checkouts that were open at once.
 * Purchases of one person are looked at one after the other, so that of two at once the later one sees the first.
 */
export async function noteSecondPurchase(
  { payments, clock }: PlanNewsDeps,
  stores: Pick<Stores, 'billing' | 'teams'>,
  bought: Subscription,
): Promise<void> {
  const { userId } = bought;
  if (userId === null || payments === null) return;
  await stores.billing.lockBuyer(userId);
  const now = clock.now();
  const all = await heldBy(stores, { userId, prices: payments.prices, now });
  if (!all.some(({ id, isPayer }) => id === bought.id && isPayer)) return;
  const others = all.filter(
    (one) => one.id !== bought.id && one.isPayer && one.use !== 'other-team' && isLive(one),
  );
  // Each pair: of three at once, which of them stays is known only when each was looked at beside the others.
  for (const other of others)
    await stores.billing.addSecondPurchase({ userId, id: bought.id, other: other.id }, now);
}

/**
 * Gives second purchases back: those that a subscription is part of, or all that wait. What the provider does not do now is done the
 * next time.
 */
export async function settleSecondPurchases(deps: SettleDeps, subscriptionId: string | null): Promise<void> {
  const { payments, database } = deps;
  if (payments === null) return;
  for (const second of await database.billing.secondPurchases(subscriptionId))
    await settle(deps, payments, second);
}

export interface SettleDeps extends ChangeDeps {
  readonly database: ChangeDeps['database'] & Pick<Stores, 'users' | 'mail'>;
}

async function settle(deps: SettleDeps, payments: Payments, second: SecondPurchase): Promise<void> {
  const { database, clock } = deps;
  const decided = second.returned ?? (await decide(payments, second));
  if (decided === 'later') return;
  if (decided === 'none') {
    await database.billing.settleSecondPurchase(second, clock.now());
    return;
  }
  await database.billing.decideSecondPurchase(second, decided);
  if (await isGivenBack(deps, payments, decided)) await tellBuyer(deps, second, decided);
}

/** The one that began later, while both go on at the provider: it alone knows whether one ended meanwhile. */
async function decide(payments: Payments, { id, other }: SecondPurchase): Promise<string> {
  const states = [await payments.find(id), await payments.find(other)];
  const known = states.flatMap((state) => (state.ok ? [state.value] : []));
  if (known.length < states.length) return 'later';
  if (known.some(({ status }) => status === 'canceled')) return 'none';
  const [last] = known.sort(
    (one, two) => two.startedAt.getTime() - one.startedAt.getTime() || (two.id < one.id ? -1 : 1),
  );
  return last?.id ?? 'later';
}

/** Ended at once, and every payment on its way back. Waits for the payment, which is told after the purchase. */
async function isGivenBack(deps: SettleDeps, payments: Payments, id: string): Promise<boolean> {
  const { billing } = deps.database;
  if ((await billing.find(id))?.status !== 'canceled') {
    const ended = await payments.cancel(id, 'now');
    // Ended elsewhere at this moment: the event tells it.
    if (!ended.ok) return false;
    await keepState(deps, ended.value);
  }
  const all = await billing.transactions(id);
  for (const transaction of all) {
    if (transaction.refunded) continue;
    const back = await payments.refund(transaction.id, 'Bought while another plan was paid for already.');
    if (!back.ok) return false;
  }
  return all.length > 0;
}

async function tellBuyer(
  { database, payments, clock, settings }: SettleDeps,
  second: SecondPurchase,
  returned: string,
): Promise<void> {
  const titleOf = async (id: string): Promise<string> => {
    const price = payments?.prices.find((await database.billing.find(id))?.priceId ?? '') ?? null;
    return price === null ? 'the plan' : plans[price.plan].title;
  };
  const [returnedPlan, keptPlan] = [
    await titleOf(returned),
    await titleOf(returned === second.id ? second.other : second.id),
  ];
  await database.inTransaction(async (stores) => {
    const now = clock.now();
    // Beside several others it is still one purchase, and one mail.
    if (!(await stores.billing.settleReturned(returned, now))) return;
    const buyer = await stores.users.find(second.userId);
    if (buyer === null) return;
    const name = buyer.profile === null ? buyer.name : fullName(buyer.profile);
    const data = { name, returnedPlan, keptPlan, link: `${settings.publicUrl}/account` };
    await stores.mail.add({ to: buyer.email, content: { template: 'purchase-returned', data } }, now);
  });
}
