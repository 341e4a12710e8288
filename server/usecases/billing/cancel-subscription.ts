import { accessUntil, type Subscription } from '#domain/billing/subscription.ts';
import type { Result } from '#domain/result.ts';
import type { SubscriptionState } from '../../ports/payments.ts';
import type { Caller } from '../caller.ts';
import {
  type ChangeDeps,
  type Changed,
  changedTo,
  dayOf,
  findManaged,
  keepState,
} from './managed-subscription.ts';

/**
 * Ends a subscription with the period that is paid: who pays, the owner of the team that it is for, or an admin. One whose charge
 * failed ends at once where nothing is open any more: waiting for the end of a period that nobody paid would only let the charge
 * be tried again.
 */
export async function cancelSubscription(
  deps: ChangeDeps,
  caller: Caller,
  subscriptionId: string,
): Promise<Result<Changed>> {
  const managed = await findManaged(deps, caller, subscriptionId);
  if (!managed.ok) return managed;
  const { known, payments } = managed.value;
  const isClosed = known.status === 'past_due' && accessUntil(known) <= deps.clock.now();
  const changed = await payments.cancel(subscriptionId, isClosed ? 'now' : 'period-end');
  if (!changed.ok) return changed;
  await keepState(deps, changed.value);
  return changedTo(changed.value, words(known, changed.value));
}

function words(known: Subscription, { status, cancelsAt }: SubscriptionState): string {
  if (status === 'canceled') return 'Your subscription has ended. Nothing more is charged.';
  // A period that runs and was not paid opens nothing.
  const until = status === 'past_due' ? accessUntil(known) : cancelsAt;
  const day = until === null ? 'at the end of the period' : `on ${dayOf(until)}`;
  return `Your subscription ends ${day}. Until then everything stays as it is.`;
}
