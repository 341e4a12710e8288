import { type Interval, type PlanKey, planKeys } from '../plans/catalogue.ts';
import type { SubscriptionStatus } from '../plans/entitlements.ts';
import type { PriceList } from './price-list.ts';
import { accessUntil, isForTeam, type Subscription } from './subscription.ts';

/** For whom a subscription opens its plan: who pays; the team that they own; a team that somebody else owns now. */
export type SubscriptionUse = 'own' | 'team' | 'other-team';

/** A subscription as somebody holds it: what it is, what it will charge, and what they can do about it. */
export interface HeldSubscription {
  readonly id: string;
  /** Null for a price that is not sold here: it opens nothing, and goes on charging until it is cancelled. */
  readonly plan: PlanKey | null;
  readonly interval: Interval | null;
  readonly status: SubscriptionStatus;
  readonly use: SubscriptionUse;
  /** Whether the holder pays for it; the owner of a team may hold one that somebody else pays. */
  readonly isPayer: boolean;
  readonly accessUntil: Date;
  readonly isOpen: boolean;
  readonly cancelsAt: Date | null;
  /** When the card is charged next; null where it is not, or where that is not known. */
  readonly chargesAt: Date | null;
  /** A charge failed and is tried again. */
  readonly isOwing: boolean;
  readonly can: Readonly<Record<SubscriptionAction, boolean>>;
}

export type SubscriptionAction = 'cancel' | 'resume' | 'change' | 'updateCard';

/** Who holds, and by what. */
export interface Holder {
  readonly userId: string;
  /** The team that they own. */
  readonly ownTeamId: string | null;
  readonly prices: PriceList;
  readonly now: Date;
}

/**
 * Every subscription that somebody pays, and what was bound to the team that they own, but for those that are over. The better plan
 * comes first.
 */
export function heldSubscriptions(all: readonly Subscription[], holder: Holder): HeldSubscription[] {
  const each = new Map(all.map((one) => [one.id, one]));
  return [...each.values()]
    .filter((one) => isTheirs(one, holder) && !isOver(one, holder.now))
    .map((one) => held(one, holder))
    .sort((one, other) => rankOf(other) - rankOf(one) || (one.id < other.id ? -1 : 1));
}

function rankOf({ plan }: HeldSubscription): number {
  return plan === null ? -1 : planKeys.indexOf(plan);
}

/** Whether a subscription charges again by itself, or its plan is open: beside it nothing is bought. */
export function isLive({ status, cancelsAt, isOpen }: HeldSubscription): boolean {
  return isOpen || (status !== 'canceled' && cancelsAt === null);
}

function isTheirs(one: Subscription, { userId, ownTeamId, prices }: Holder): boolean {
  return one.userId === userId || (ownTeamId !== null && one.teamId === ownTeamId && isForTeam(one, prices));
}

/** Nothing is open, and nothing will be charged. */
function isOver(one: Subscription, now: Date): boolean {
  const ends = one.status === 'canceled' || (one.cancelsAt !== null && one.cancelsAt <= now);
  return ends && accessUntil(one) <= now;
}

function held(one: Subscription, { userId, ownTeamId, prices, now }: Holder): HeldSubscription {
  const { id, status, cancelsAt, periodEndsAt } = one;
  const price = prices.find(one.priceId);
  const isPayer = one.userId === userId;
  const until = accessUntil(one);
  const isOpen = price !== null && until > now;
  const goesOn = status !== 'canceled' && cancelsAt === null;
  const charges = goesOn && (status === 'active' || status === 'trialing');
  return {
    id,
    plan: price?.plan ?? null,
    interval: price?.interval ?? null,
    status,
    use: isForTeam(one, prices) ? (one.teamId === ownTeamId ? 'team' : 'other-team') : 'own',
    isPayer,
    accessUntil: until,
    isOpen,
    cancelsAt,
    chargesAt: charges ? periodEndsAt : null,
    isOwing: goesOn && status === 'past_due',
    can: {
      cancel: goesOn,
      // Somebody else's card is not charged by whoever owns the team now.
      resume: isPayer && status !== 'canceled' && cancelsAt !== null && cancelsAt > now,
      change: isPayer && charges && isOpen,
      updateCard: isPayer && goesOn && status !== 'paused',
    },
  };
}
