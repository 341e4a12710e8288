import type { User } from '#contract/types.ts';
import { defaultPlanKey } from '#domain/plans/catalogue.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { dateFormat } from '#web/ui/formats.ts';
import { hasPlanOfTeam } from '../plans/subscription.ts';
import { words } from './words.ts';

/** How a subscription stands, in words. */
export interface Standing {
  readonly badge: string | null;
  readonly tone: BadgeTone;
  readonly text: string | null;
  /** What can be done about it. */
  readonly canCancel: boolean;
  readonly canChange: boolean;
}

const nothing: Standing = { badge: null, tone: 'plain', text: null, canCancel: false, canChange: false };

export function standingOf(user: Pick<User, 'subscription' | 'role' | 'teamRole'>): Standing {
  const { subscription } = user;
  const { plan, subscriptionStatus, paddleSubscriptionId, paidUntil, cancelsAt } = subscription;
  if (paddleSubscriptionId === null) return { ...nothing, text: withoutSubscription(user) };
  const isOpen = plan !== defaultPlanKey;
  const { status } = words;
  const day = dayOf(paidUntil);
  const ended = { ...nothing, text: paidUntil === null ? null : status.ended(day) };
  if (cancelsAt !== null && !isOpen) return ended;
  if (cancelsAt !== null)
    return {
      ...nothing,
      badge: status.badge.cancelled,
      tone: 'check',
      text: status.cancelled(dayOf(cancelsAt)),
    };
  switch (subscriptionStatus) {
    case 'active':
      // The provider renews it, but what is paid is over, or was paid back.
      if (!isOpen) return { ...nothing, text: status.unpaid, canCancel: true };
      return {
        badge: status.badge.active,
        tone: 'supported',
        text: status.active(day),
        canCancel: true,
        canChange: true,
      };
    case 'trialing':
      return {
        badge: status.badge.trialing,
        tone: 'sky',
        text: status.trialing(day),
        canCancel: true,
        canChange: true,
      };
    case 'past_due':
      return {
        badge: status.badge.past_due,
        tone: 'unsupported',
        text: isOpen ? status.pastDueOpen(day) : status.pastDueClosed,
        canCancel: true,
        canChange: false,
      };
    case 'paused':
      return {
        badge: status.badge.paused,
        tone: 'check',
        text: status.paused,
        canCancel: true,
        canChange: false,
      };
    default:
      return ended;
  }
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
