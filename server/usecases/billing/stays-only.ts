import type { HeldSubscription } from '#domain/billing/held.ts';
import type { Subscription } from '#domain/billing/subscription.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Payments } from '../../ports/payments.ts';
import { heldBy } from './held-by.ts';
import type { ChangeDeps } from './managed-subscription.ts';

/** Whether a subscription that is taken up for its payer would be their only one that charges by itself: with two they would pay twice. */
export async function staysOnly(
  { database, clock }: ChangeDeps,
  { prices }: Payments,
  { id, userId }: Pick<Subscription, 'id' | 'userId'>,
): Promise<Result<null>> {
  const all = userId === null ? [] : await heldBy(database, { userId, prices, now: clock.now() });
  const other = all.find((one) => one.id !== id && one.isPayer && one.use !== 'other-team' && one.can.cancel);
  return other === undefined ? ok(null) : wouldBeTwo(other);
}

function wouldBeTwo({ plan }: HeldSubscription): Result<never> {
  const name = plan === null ? 'another plan' : plans[plan].title;
  return fail(
    'conflict',
    `You pay for ${name} as well, so you would pay twice. Please cancel that one first, or change it instead.`,
  );
}
