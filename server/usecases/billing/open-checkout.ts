import type { OutputOf } from '#contract/types.ts';
import { isOpen } from '#domain/billing/subscription.ts';
import { isTeamPlan } from '#domain/plans/catalogue.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments.ts';
import { type Caller, managedSubscription } from '../caller.ts';
import { mintReference } from './checkout-reference.ts';
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
  const now = clock.now();
  const subscription = managedSubscription(caller, now);
  if (subscription !== null && isOpen(subscription, now) && subscription.cancelsAt === null)
    return fail(
      'conflict',
      'You have a plan already. Please change it in your account instead of buying a second one.',
      {
        title: 'Checkout failed',
      },
    );
  if (isTeamPlan(price.plan) && caller.team?.role === 'member') return memberElsewhere(caller.team.name);
  return ok({
    priceId,
    customData: {
      userId: caller.account.id,
      planKey: price.plan,
      idToken: mintReference(checkoutSecret, caller.account.id, now),
    },
  });
}
