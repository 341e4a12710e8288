import { describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { type PlanKey, planKeys } from '#domain/plans/catalogue.ts';
import { navItems } from './nav-items.ts';

const owner = (plan: PlanKey, more: Partial<User> = {}) => ({
  role: 'user' as const,
  teamId: 't',
  teamRole: 'owner' as const,
  paysForTeam: null,
  ...more,
  subscription: {
    plan,
    interval: 'year' as const,
    paddleSubscriptionId: more.teamRole === undefined ? 'sub_1' : null,
    subscriptionStatus: 'active',
    isLifetime: false,
    paidUntil: null,
    cancelsAt: null,
  },
});
const onePerson: readonly PlanKey[] = ['FREE', 'BASIC', 'PRO'];

describe('navItems', () => {
  it.each(planKeys)('shows the team dashboard by plan and screen size: %s', (plan) => {
    const isForTeams = !onePerson.includes(plan);
    expect(navItems(owner(plan), 'bar').teamDashboard).toBe(isForTeams);
    expect(navItems(owner(plan), 'menu').teamDashboard).toBe(isForTeams && plan !== 'SMALL_TEAM');
  });

  it('shows it to nobody who would be sent away', () => {
    expect(navItems(owner('PREMIUM', { teamRole: 'member' }), 'bar').teamDashboard).toBe(false);
    expect(navItems(owner('PREMIUM', { teamRole: null, teamId: null }), 'bar').teamDashboard).toBe(false);
    expect(navItems(owner('PREMIUM', { teamRole: 'member', role: 'admin' }), 'bar').teamDashboard).toBe(true);
  });

  it('leads to the account whoever has something to manage there', () => {
    const alone = { teamRole: null, teamId: null };
    expect(navItems(owner('FREE', alone), 'bar').account).toBe(false);
    expect(navItems(owner('PRO'), 'menu').account).toBe(true);
    expect(navItems(owner('SMALL_TEAM', { teamRole: 'member' }), 'menu').account).toBe(true);
    const pays = { paddleSubscriptionId: 'sub_2', plan: 'SMALL_TEAM' as const, cancelsAt: null };
    expect(navItems(owner('FREE', { ...alone, paysForTeam: pays }), 'bar').account).toBe(true);
  });
});
