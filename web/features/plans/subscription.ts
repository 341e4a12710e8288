import type { PlanRow, User } from '#contract/types.ts';
import { defaultPlanKey } from '#domain/plans/catalogue.ts';

type Subscribed = Pick<User, 'subscription'>;

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

/** Whether a plan is open and will be renewed: then it is changed, and a second one cannot be bought. */
export function goesOn({ subscription }: Subscribed): boolean {
  const { plan, paddleSubscriptionId, cancelsAt } = subscription;
  return paddleSubscriptionId !== null && plan !== defaultPlanKey && cancelsAt === null;
}

/** The row of the catalogue that somebody is on; undefined where they are on none that can be bought. */
export function currentRow(rows: readonly PlanRow[], user: Subscribed): PlanRow | undefined {
  if (!hasBoughtPlan(user)) return undefined;
  const { plan, interval } = user.subscription;
  return rows.find((row) => row.key === plan && row.interval === interval);
}
