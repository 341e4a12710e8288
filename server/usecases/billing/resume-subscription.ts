import type { HeldSubscription } from '#domain/billing/held.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { fail, type Result } from '#domain/result.ts';
import type { Payments } from '../../ports/payments.ts';
import type { Caller } from '../caller.ts';
import { heldBy } from './held-by.ts';
import {
  type ChangeDeps,
  type Changed,
  changedTo,
  dayOf,
  findPaid,
  keepState,
} from './managed-subscription.ts';

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
  const other = known.userId === null ? null : await goingOn(deps, payments, known.userId, known.id);
  if (other !== null) return wouldBeTwo(other);
  const changed = await payments.resume(subscriptionId);
  if (!changed.ok) return changed;
  await keepState(deps, changed.value);
  const { periodEndsAt } = changed.value;
  const day = periodEndsAt === null ? 'with the next period' : `on ${dayOf(periodEndsAt)}`;
  return changedTo(changed.value, `Your subscription goes on, and is renewed ${day}.`);
}

/** Another plan of theirs that is renewed by itself: with both, they would pay twice. */
async function goingOn(
  { database, clock }: ChangeDeps,
  { prices }: Payments,
  userId: string,
  besides: string,
): Promise<HeldSubscription | null> {
  const all = await heldBy(database, { userId, prices, now: clock.now() });
  return (
    all.find(
      ({ id, use, isPayer, can }) => id !== besides && isPayer && use !== 'other-team' && can.cancel,
    ) ?? null
  );
}

function wouldBeTwo({ plan }: HeldSubscription): Result<never> {
  const name = plan === null ? 'another plan' : plans[plan].title;
  return fail(
    'conflict',
    `You pay for ${name} as well, so you would pay twice. Please cancel that one first, or change it instead.`,
  );
}
