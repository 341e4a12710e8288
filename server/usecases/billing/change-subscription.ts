import type { OutputOf } from '#contract/types.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Payments, SubscriptionState } from '../../ports/payments.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { noPayments } from './no-payments.ts';

interface ChangeDeps {
  readonly payments: Payments | null;
  readonly database: Pick<Database, 'billing'>;
}

type Changed = OutputOf<'cancelSubscription'>;

/** Ends a subscription with the period that is paid. Only its owner, or an admin; anybody else is told that there is none. */
export async function cancelSubscription(
  deps: ChangeDeps,
  caller: Caller,
  subscriptionId: string,
): Promise<Result<Changed>> {
  return change(
    deps,
    caller,
    subscriptionId,
    (payments) => payments.cancel(subscriptionId),
    ({ cancelsAt }) => {
      const day = cancelsAt === null ? 'at the end of the period' : `on ${dayOf(cancelsAt)}`;
      return `Your subscription ends ${day}. Until then everything stays as it is.`;
    },
  );
}

/** Moves a subscription to another plan or interval, charged at once for the difference. */
export async function updateSubscription(
  deps: ChangeDeps,
  caller: Caller,
  { subscriptionId, priceId }: { readonly subscriptionId: string; readonly priceId: string },
): Promise<Result<Changed>> {
  const price = deps.payments?.prices.find(priceId) ?? null;
  if (deps.payments !== null && price === null) return fail('not_found', 'This plan cannot be bought here.');
  return change(
    deps,
    caller,
    subscriptionId,
    (payments) => payments.changePrice(subscriptionId, priceId),
    () => {
      const way = price?.interval === 'year' ? 'yearly' : 'monthly';
      return `You are on ${price === null ? 'the new plan' : plans[price.plan].title} now, paid ${way}.`;
    },
  );
}

async function change(
  { payments, database }: ChangeDeps,
  caller: Caller,
  subscriptionId: string,
  work: (payments: Payments) => Promise<Result<SubscriptionState>>,
  words: (state: SubscriptionState) => string,
): Promise<Result<Changed>> {
  if (payments === null) return noPayments();
  const known = await database.billing.find(subscriptionId);
  if (known === null || (known.userId !== caller.account.id && caller.role !== 'admin'))
    return fail('not_found', 'There is no such subscription of yours.');
  const changed = await work(payments);
  if (!changed.ok) return changed;
  // Told before the event comes; the event, being later, has the last word.
  await database.billing.applyState(changed.value, null);
  const { status, cancelsAt } = changed.value;
  return ok({
    message: words(changed.value),
    subscriptionStatus: status,
    cancelsAt: cancelsAt?.toISOString() ?? null,
  });
}

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
