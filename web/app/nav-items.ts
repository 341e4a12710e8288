import type { User } from '#contract/types.ts';
import { isTeamPlan } from '#domain/plans/catalogue.ts';
import { hasBoughtPlan } from '#web/features/plans/subscription.ts';

/** Links that not everyone who is signed in has. */
export interface NavItems {
  readonly teamDashboard: boolean;
  readonly account: boolean;
}

/**
 * The team dashboard by plan, for those whom it lets in (spec section 6): a link that only says "Access Denied" helps nobody.
 * The menu of small screens leaves it out on the smallest team plan; from there the account page leads on.
 */
export function navItems(
  user: Pick<User, 'subscription' | 'teamId' | 'teamRole' | 'role' | 'paysForTeam'>,
  place: 'bar' | 'menu',
): NavItems {
  const { plan } = user.subscription;
  const mayManage = user.teamId !== null && (user.teamRole === 'owner' || user.role === 'admin');
  const isLeftOut = place === 'menu' && plan === 'SMALL_TEAM';
  return {
    teamDashboard: mayManage && isTeamPlan(plan) && !isLeftOut,
    account: hasBoughtPlan(user) || user.teamId !== null || user.paysForTeam !== null,
  };
}
