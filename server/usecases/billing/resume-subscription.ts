import { fail, type Result } from '#domain/result.ts';
import type { Caller } from '../caller.ts';
import {
  type ChangeDeps,
  type Changed,
  changedTo,
  dayOf,
  findPaid,
  keepState,
} from './managed-subscription.ts';
import { staysOnly } from './stays-only.ts';

/** Takes a cancellation back before it comes true: the plan renews again. Only for who pays, or an admin. */
export async function resumeSubscription(
  deps: ChangeDeps,
  caller: Caller,
  subscriptionId: string,
): Promise<Result<Changed>> {
  const paid = await findPaid(deps, caller, subscriptionId);
  if (!paid.ok) return paid;
  const { known, payments } = paid.value;
  if (known.status === 'canceled')
    return fail('conflict', 'The subscription has ended. Please buy the plan anew.');
  if (known.cancelsAt === null) return changedTo(known, 'Your subscription is not set to end.');
  const only = await staysOnly(deps, payments, known);
  if (!only.ok) return only;
  const changed = await payments.resume(subscriptionId);
  if (!changed.ok) return changed;
  await keepState(deps, changed.value);
  const { periodEndsAt } = changed.value;
  const day = periodEndsAt === null ? 'with the next period' : `on ${dayOf(periodEndsAt)}`;
  return changedTo(changed.value, `Your subscription goes on, and is renewed ${day}.`);
}
