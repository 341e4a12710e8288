import type { User } from '#contract/types.ts';
import { isTeamPlan } from '#domain/plans/catalogue.ts';
import { type NavItem, type NavPlace, publicItems } from './nav-item.ts';
import { paths } from './paths.ts';
import { words } from './words.ts';

/**
 * The ways on of somebody who is signed in. The team dashboard by plan, for those whom it lets in (spec section 6): a link that
 * only says "Access Denied" helps nobody. The menu of small screens leaves it out on the smallest team plan; from there the
 * account page leads on.
 */
export function navItems(
  user: Pick<User, 'subscription' | 'teamId' | 'teamRole' | 'role'>,
  place: NavPlace,
): readonly NavItem[] {
  const { plan } = user.subscription;
  const mayManage = user.teamId !== null && (user.teamRole === 'owner' || user.role === 'admin');
  const isLeftOut = place === 'menu' && plan === 'SMALL_TEAM';
  return [
    { to: paths.home, label: words.generator },
    { to: paths.runs, label: words.runs },
    { to: paths.signOffs, label: words.signOffs },
    ...publicItems,
    ...(mayManage && isTeamPlan(plan) && !isLeftOut
      ? [{ to: paths.teamDashboard, label: words.teamDashboard }]
      : []),
    { to: paths.account, label: words.account },
    ...(user.role === 'admin' ? [{ to: paths.generateTrial, label: words.generateTrial }] : []),
  ];
}
