import type { PaidPeriod, PaymentEvent, SubscriptionState } from '../../ports/payments.ts';
import type { Database, Stores } from '../../ports/stores.ts';
import { tieTeam } from '../teams/tie-team.ts';
import { readReference } from './checkout-reference.ts';
import { noteSecondPurchase } from './second-purchase.ts';
import { type PlanNewsDeps, withPlanNews } from './with-plan-news.ts';

export interface ApplyDeps extends PlanNewsDeps {
  readonly database: Database;
  /** Signs checkout references. */
  readonly checkoutSecret: string;
  /** Of the secret that is being replaced. */
  readonly earlierSecrets?: { readonly checkout: string } | null;
}

/**
 * Takes an event once, whole or not at all. What was bought is read from the price, who bought it from our own signed
 * reference: nothing else that travelled through a browser is believed. A purchase without one is kept until somebody is bound.
 * A team plan makes its buyer's team with it, and the buyer is mailed what is new.
 */
export async function applyEvent(deps: ApplyDeps, event: PaymentEvent): Promise<'applied' | 'known'> {
  return deps.database.inTransaction(async (stores) => {
    if (!(await stores.billing.record(event, deps.clock.now()))) return 'known';
    const id = subscriptionOf(event);
    if (id !== null) await withPlanNews(deps, stores, id, () => applyEffect(deps, stores, event));
    return 'applied';
  });
}

async function applyEffect(deps: ApplyDeps, stores: Stores, { effect }: PaymentEvent): Promise<void> {
  const { billing } = stores;
  switch (effect.kind) {
    case 'subscription': {
      const before = await billing.find(effect.state.id);
      await billing.applyState(effect.state, buyerOf(deps, effect.state));
      await tieTeam(deps, stores, effect.state);
      const after = await billing.find(effect.state.id);
      if (after !== null && (before?.userId ?? null) === null) await noteSecondPurchase(deps, stores, after);
      return;
    }
    case 'payment':
      return addPayment(stores, effect.payment);
    case 'refund':
      return billing.addRefund(effect);
    case 'none':
      return;
  }
}

/** A payment that is told after its subscription was given back goes back too. */
async function addPayment({ billing }: Pick<Stores, 'billing'>, payment: PaidPeriod): Promise<void> {
  const { subscriptionId, transactionId } = payment;
  await billing.addPayment(payment);
  const all = await billing.transactions(subscriptionId);
  if (all.some(({ id, refunded }) => id === transactionId && !refunded))
    await billing.reopenSecondPurchases(subscriptionId);
}

/** Which subscription an event is about; null where it is about none. */
export function subscriptionOf({ effect }: Pick<PaymentEvent, 'effect'>): string | null {
  switch (effect.kind) {
    case 'subscription':
      return effect.state.id;
    case 'payment':
      return effect.payment.subscriptionId;
    case 'refund':
      return effect.subscriptionId;
    case 'none':
      return null;
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function buyerOf(
  { checkoutSecret, earlierSecrets }: Pick<ApplyDeps, 'checkoutSecret' | 'earlierSecrets'>,
  { reference, startedAt }: SubscriptionState,
): string | null {
  const userId =
    readReference(checkoutSecret, reference, startedAt) ??
    (earlierSecrets ? readReference(earlierSecrets.checkout, reference, startedAt) : null);
  return userId !== null && uuid.test(userId) ? userId : null;
}
