import type { OutputOf } from '#contract/types.ts';
import { type HeldSubscription, isLive } from '#domain/billing/held.ts';
import { isTeamPlan, plans } from '#domain/plans/catalogue.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments.ts';
import type { Caller } from '../caller.ts';
import { mintReference } from './checkout-reference.ts';
import { dayOf } from './managed-subscription.ts';
import { memberElsewhere } from './member-elsewhere.ts';
import { noPayments } from './no-payments.ts';

interface OpenCheckoutDeps {
  readonly payments: Payments | null;
  readonly clock: Clock;
  readonly checkoutSecret: string;
}

/** What a checkout is opened with (spec section 7): the price, and whose it is, in a form that opens nothing else. */
export function openCheckout(
  { payments, clock, checkoutSecret }: OpenCheckoutDeps,
  caller: Caller,
  priceId: string,
): Result<OutputOf<'openCheckout'>> {
  if (payments === null) return noPayments();
  const price = payments.prices.find(priceId);
  if (price === null) return fail('not_found', 'This plan cannot be bought here.');
  const only = mayBuy(caller);
  if (!only.ok) return only;
  if (isTeamPlan(price.plan) && caller.team?.role === 'member') return memberElsewhere(caller.team.name);
  return ok({
    priceId,
    customData: {
      userId: caller.account.id,
      planKey: price.plan,
      idToken: mintReference(checkoutSecret, caller.account.id, clock.now()),
    },
  });
}

/** One plan a person: beside one that is open, or that will charge again, a second is not sold. Says what to do instead. */
export function mayBuy({ held }: Pick<Caller, 'held'>): Result<null> {
  // What somebody else pays for the team and has ended cannot be undone by its owner: they buy their own beside it.
  const live = held.find((one) => one.use !== 'other-team' && (one.isPayer ? isLive(one) : one.can.cancel));
  return live === undefined ? ok(null) : fail('conflict', insteadOf(live), { title: 'Checkout failed' });
}

function insteadOf({ plan, cancelsAt, accessUntil, isOwing }: HeldSubscription): string {
  const name = plan === null ? 'a plan' : plans[plan].title;
  if (cancelsAt !== null)
    return `${name} is paid until ${dayOf(accessUntil)} and set to end then. Please undo the cancellation in your account, and change the plan there: what is paid counts.`;
  if (isOwing)
    return `The last payment for ${name} failed. Please update your card in your account, or cancel ${name} there first.`;
  return 'You have a plan already. Please change it in your account instead of buying a second one.';
}
