import { accessUntil, type Subscription } from './subscription.ts';

/** What a change of a subscription is worth telling its buyer. */
export type PlanNews = 'plan-started' | 'payment-failed' | 'plan-cancelled';

/**
 * What is new between two looks at a subscription: it opened, or opened another plan; a payment failed; its end was set.
 * Two looks that differ in nothing of this (a renewal, the same event told again) are no news.
 */
export function planNews(before: Subscription | null, after: Subscription, now: Date): PlanNews | null {
  const known = before !== null && before.userId !== null ? before : null;
  if (isEnding(after) && (known === null || !isEnding(known)))
    return known === null ? null : 'plan-cancelled';
  if (after.status === 'past_due' && known !== null && known.status !== 'past_due') return 'payment-failed';
  const isOpen = accessUntil(after) > now;
  const wasOpen = known !== null && accessUntil(known) > now && known.priceId === after.priceId;
  return isOpen && !wasOpen && !isEnding(after) ? 'plan-started' : null;
}

function isEnding({ cancelsAt, canceledAt }: Subscription): boolean {
  return cancelsAt !== null || canceledAt !== null;
}
