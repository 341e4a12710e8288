import type { PlanRow, User } from '#contract/types.ts';
import { defaultPlanKey } from '#domain/plans/catalogue.ts';

type Subscribed = Pick<User, 'subscription'>;

/** A subscription that somebody pays or may end, as the server tells it. */
export type Held = User['subscriptions'][number];

/** Something of their own to manage: a plan that is open, or one that waits for a payment. */
export function hasBoughtPlan({ subscription }: Subscribed): boolean {
  const { plan, paddleSubscriptionId, subscriptionStatus } = subscription;
  if (paddleSubscriptionId === null) return false;
  return plan !== defaultPlanKey || subscriptionStatus === 'past_due' || subscriptionStatus === 'paused';
}

/** Whether what is open comes from a team that somebody else owns: then it is not theirs to change. */
export function hasPlanOfTeam({ subscription, teamRole }: Subscribed & Pick<User, 'teamRole'>): boolean {
  return (
    teamRole === 'member' &&
    subscription.plan !== defaultPlanKey &&
    subscription.paddleSubscriptionId === null
  );
}

/**
 * The plan that stands in the way of buying another: one that is open, or charges again by itself. It is changed instead. What
 * somebody pays for a team that is not theirs any more does not.
 */
export function livePlan({ subscriptions }: Pick<User, 'subscriptions'>): Held | undefined {
  return subscriptions.find(
    ({ use, isPayer, isOpen, can }) => use !== 'other-team' && (can.cancel || (isPayer && isOpen)),
  );
}

/** The subscription that the plan comes from; undefined where it comes from elsewhere, or is over. */
export function countingPlan({ subscription, subscriptions }: Pick<User, 'subscription' | 'subscriptions'>) {
  return subscriptions.find(({ paddleSubscriptionId: id }) => id === subscription.paddleSubscriptionId);
}

/** The row of the catalogue that a subscription is of; undefined where it is sold no more. */
export function rowOf(
  rows: readonly PlanRow[],
  held: Pick<Held, 'plan' | 'interval'> | undefined,
): PlanRow | undefined {
  return rows.find((row) => row.key === held?.plan && row.interval === held.interval);
}
