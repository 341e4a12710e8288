import type { User } from '#contract/types.ts';
import { defaultPlanKey } from '#domain/plans/catalogue.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { dateFormat } from '#web/ui/formats.ts';
import { countingPlan, type Held, hasPlanOfTeam } from '../plans/subscription.ts';
import { words } from './words.ts';

/** How a subscription stands, in words. */
export interface Standing {
  readonly badge: string | null;
  readonly tone: BadgeTone;
  readonly text: string | null;
}

const plain = (text: string | null): Standing => ({ badge: null, tone: 'plain', text });

/** How somebody's plan stands: by the subscription that it comes from, or by what else opens it. */
export function standingOf(
  user: Pick<User, 'subscription' | 'subscriptions' | 'role' | 'teamRole'>,
): Standing {
  const { plan, paddleSubscriptionId, paidUntil } = user.subscription;
  const held = countingPlan(user);
  if (held !== undefined) return standingOfHeld(held, nextOf(user, held));
  if (paddleSubscriptionId === null || plan !== defaultPlanKey || user.subscription.isLifetime)
    return plain(withoutSubscription(user));
  return plain(paidUntil === null ? null : words.status.ended(dayOf(paidUntil)));
}

/** How one subscription stands; `next` says what comes when it ends. */
export function standingOfHeld(held: Held, next: string = words.status.next.over): Standing {
  const { status } = words;
  const until = dayOf(held.paidUntil);
  if (held.cancelsAt !== null) {
    const text = held.isOpen ? status.cancelled(until, next) : status.cancelledClosed;
    return { badge: status.badge.cancelled, tone: 'check', text };
  }
  switch (held.subscriptionStatus) {
    case 'active':
      if (held.plan === null) return plain(status.notSold(dayOf(held.chargesAt)));
      // The provider renews it, but what is paid is over, or was paid back.
      if (!held.isOpen) return plain(status.unpaid);
      return { badge: status.badge.active, tone: 'supported', text: status.active(dayOf(held.chargesAt)) };
    case 'trialing':
      return { badge: status.badge.trialing, tone: 'sky', text: status.trialing(until) };
    case 'past_due': {
      const text = held.isOpen ? status.pastDueOpen(until) : status.pastDueClosed;
      return { badge: status.badge.past_due, tone: 'unsupported', text };
    }
    case 'paused':
      return { badge: status.badge.paused, tone: 'check', text: status.paused };
    default:
      return plain(status.ended(until));
  }
}

/** What somebody has when a subscription ends: the free plan, unless something else stays open. */
function nextOf(
  { subscription, subscriptions, teamRole }: Parameters<typeof standingOf>[0],
  held: Held,
): string {
  const others = subscriptions.some((one) => one !== held && one.isOpen && one.use !== 'other-team');
  const stays = others || subscription.isLifetime || teamRole === 'member';
  return stays ? words.status.next.over : words.status.next.free;
}

function withoutSubscription(user: Pick<User, 'subscription' | 'role' | 'teamRole'>): string {
  if (user.subscription.isLifetime) return words.plan.lifetime;
  if (hasPlanOfTeam(user)) return words.plan.fromTeam;
  return user.role === 'admin' ? words.plan.admin : words.plan.freeText;
}

/** Days as the server names them in its answers: in UTC. Empty where there is none. */
export function dayOf(time: string | null): string {
  return time === null ? '' : dates.format(new Date(time));
}

const dates = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
