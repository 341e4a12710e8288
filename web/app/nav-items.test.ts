import { describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { type PlanKey, planKeys } from '#domain/plans/catalogue.ts';
import type { NavPlace } from './nav-item.ts';
import { navItems } from './nav-items.ts';

type Asked = Parameters<typeof navItems>[0];

const owner = (plan: PlanKey, more: Partial<User> = {}): Asked => ({
  role: 'user',
  teamId: 't',
  teamRole: 'owner',
  ...more,
  subscription: {
    plan,
    interval: 'year',
    paddleSubscriptionId: 'sub_1',
    subscriptionStatus: 'active',
    isLifetime: false,
    paidUntil: null,
    cancelsAt: null,
  },
});
const alone = { teamRole: null, teamId: null };
const onePerson: readonly PlanKey[] = ['FREE', 'BASIC', 'PRO'];
const leadsTo = (path: string, user: Asked, place: NavPlace): boolean =>
  navItems(user, place).some(({ to }) => to === path);

describe('navItems', () => {
  it.each(planKeys)('shows the team dashboard by plan and screen size: %s', (plan) => {
    const isForTeams = !onePerson.includes(plan);
    expect(leadsTo('/team-dashboard', owner(plan), 'bar')).toBe(isForTeams);
    expect(leadsTo('/team-dashboard', owner(plan), 'menu')).toBe(isForTeams && plan !== 'SMALL_TEAM');
  });

  it('shows it to nobody who would be sent away', () => {
    const to = (more: Partial<User>) => leadsTo('/team-dashboard', owner('PREMIUM', more), 'bar');
    expect(to({ teamRole: 'member' })).toBe(false);
    expect(to(alone)).toBe(false);
    expect(to({ teamRole: 'member', role: 'admin' })).toBe(true);
  });

  it.each(planKeys)('leads to the account on every plan: %s', (plan) => {
    expect(leadsTo('/account', owner(plan, alone), 'bar')).toBe(true);
    expect(leadsTo('/account', owner(plan, alone), 'menu')).toBe(true);
  });

  it('leads to the trials the admin alone', () => {
    expect(leadsTo('/admin/generate-trial', owner('FREE', alone), 'bar')).toBe(false);
    expect(leadsTo('/admin/generate-trial', owner('FREE', { ...alone, role: 'admin' }), 'menu')).toBe(true);
  });
});
