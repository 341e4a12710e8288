import { type Interval, isTeamPlan, type PlanKey, planKeys } from '../plans/catalogue.ts';
import { nothing, type Standing, type SubscriptionStatus } from '../plans/entitlements.ts';
import type { PriceList } from './price-list.ts';

/** A subscription as the payment provider last told of it, and how far it is paid. */
export interface Subscription {
  readonly id: string;
  /** Null while nobody of ours is known to have bought it. */
  readonly userId: string | null;
  /** The team that a team plan of it is for; stays when it becomes a plan for one person. */
  readonly teamId: string | null;
  readonly priceId: string;
  readonly status: SubscriptionStatus;
  readonly periodEndsAt: Date | null;
  /** Set: it ends then, and is not renewed. */
  readonly cancelsAt: Date | null;
  readonly canceledAt: Date | null;
  /** End of the last period that was paid and not refunded. */
  readonly paidUntil: Date | null;
}

/** What somebody has of their own, and the subscription that it comes from. */
export interface CurrentSubscription {
  readonly id: string;
  /** Who pays. */
  readonly userId: string | null;
  readonly plan: PlanKey;
  readonly interval: Interval;
  readonly status: SubscriptionStatus;
  readonly accessUntil: Date;
  readonly cancelsAt: Date | null;
}

/** A renewal is told some minutes after the period's end: a paying person must not fall out in between. Milliseconds. */
const renewalGrace = 3_600_000;

/**
 * Until when a subscription opens its plan: paid periods only (decisions section 4). An end by cancellation cuts it short, and so
 * does the end of the period that runs, which is sooner than what was paid after a change from a year to a month; a trial of the
 * provider counts as paid while it runs.
 */
export function accessUntil({ status, paidUntil, periodEndsAt, cancelsAt, canceledAt }: Subscription): Date {
  const period = periodEndsAt?.getTime() ?? null;
  const paid = Math.max(
    Math.min(paidUntil?.getTime() ?? 0, period ?? Number.POSITIVE_INFINITY),
    status === 'trialing' ? (period ?? 0) : 0,
  );
  const renews = status === 'active' && cancelsAt === null && paid > 0;
  const until = renews ? paid + renewalGrace : paid;
  return new Date(canceledAt === null ? until : Math.min(until, canceledAt.getTime()));
}

/** The best subscription that is open now; else the one that ended last. Prices that we do not sell count for nothing. */
export function currentSubscription(
  subscriptions: readonly Subscription[],
  prices: PriceList,
  now: Date,
): CurrentSubscription | null {
  const known = subscriptions.flatMap((one) => {
    const price = prices.find(one.priceId);
    if (price === null) return [];
    const { id, userId, status, cancelsAt } = one;
    const { plan, interval } = price;
    return [{ id, userId, plan, interval, status, accessUntil: accessUntil(one), cancelsAt }];
  });
  return bestSubscription(known, now);
}

/** The best plan among those that are open now; else the one that was open last. */
export function bestSubscription(all: readonly CurrentSubscription[], now: Date): CurrentSubscription | null {
  const rank = (one: CurrentSubscription): readonly number[] => [
    isOpen(one, now) ? 1 : 0,
    isOpen(one, now) ? planKeys.indexOf(one.plan) : 0,
    one.accessUntil.getTime(),
  ];
  return [...all].sort((a, b) => compare(rank(b), rank(a)))[0] ?? null;
}

export function isOpen({ accessUntil: until }: CurrentSubscription, now: Date): boolean {
  return until > now;
}

/** Whether it opens its plan to a team rather than to who pays: while it is bound to one and its plan has seats for others. */
export function isForTeam({ teamId, priceId }: Subscription, prices: PriceList): boolean {
  const price = prices.find(priceId);
  return teamId !== null && price !== null && isTeamPlan(price.plan);
}

/** What the plan rules need to know of it. */
export function standingOf(current: CurrentSubscription | null): Standing {
  if (current === null) return nothing;
  const { plan, status, accessUntil: paidUntil } = current;
  return { ...nothing, subscription: { plan, status, paidUntil } };
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
