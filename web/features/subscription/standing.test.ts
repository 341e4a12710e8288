import { describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { testHeld } from '#testing/held.ts';
import type { Held } from '../plans/subscription.ts';
import { standingOf, standingOfHeld } from './standing.ts';

const none: User['subscription'] = {
  plan: 'FREE',
  interval: null,
  paddleSubscriptionId: null,
  subscriptionStatus: null,
  isLifetime: false,
  paidUntil: null,
  cancelsAt: null,
};
const active: User['subscription'] = {
  ...none,
  plan: 'PRO',
  interval: 'month',
  paddleSubscriptionId: 'sub_1',
  subscriptionStatus: 'active',
  paidUntil: '2026-12-21T10:00:00.000Z',
};

function standing(
  change: Partial<User['subscription']>,
  held: readonly Held[] = [],
  more: Partial<User> = {},
) {
  return standingOf({
    role: 'user',
    teamRole: null,
    subscription: { ...none, ...change },
    subscriptions: [...held],
    ...more,
  });
}

describe('standingOfHeld', () => {
  it.each<[string, Partial<Held>, RegExp]>([
    ['active', {}, /^Active. Renews automatically.*Paid until .*2026/],
    ['to end', { cancelsAt: '2026-12-21T10:00:00.000Z' }, /^Cancelled\. Everything stays open until .*2026/],
    ['closed and to end', { cancelsAt: '2026-12-21T10:00:00.000Z', isOpen: false }, /^Cancelled, and closed/],
    ['owing', { subscriptionStatus: 'past_due', isOwing: true }, /stays open until/],
    ['owing and closed', { subscriptionStatus: 'past_due', isOpen: false }, /closed until it is paid/],
    ['paid back', { isOpen: false }, /Nothing is paid/],
    ['sold no more', { plan: null, interval: null, isOpen: false }, /not sold any more.*charged.*2026/],
    ['paused', { subscriptionStatus: 'paused' }, /^Paused/],
    ['on trial', { subscriptionStatus: 'trialing' }, /^On trial until/],
    ['over', { subscriptionStatus: 'canceled' }, /ended on/],
  ])('has words for one that is %s', (_, change, text) => {
    expect(standingOfHeld(testHeld(change)).text).toMatch(text);
  });
});

describe('standingOf', () => {
  it('is that of the subscription that the plan comes from', () => {
    const other = testHeld({ paddleSubscriptionId: 'sub_2', subscriptionStatus: 'past_due' });
    expect(standing(active, [other, testHeld()]).badge).toBe('Active');
  });

  it('says that one is on Free afterwards, unless something else stays', () => {
    const held = testHeld({ cancelsAt: '2026-12-21T10:00:00.000Z' });
    const cancelled = { ...active, cancelsAt: held.cancelsAt };
    expect(standing(cancelled, [held]).text).toContain('then you are on Free');
    for (const kept of [
      standing({ ...cancelled, isLifetime: true }, [held]),
      standing(cancelled, [held], { teamRole: 'member' }),
      standing(cancelled, [held, testHeld({ paddleSubscriptionId: 'sub_2' })]),
    ])
      expect(kept.text).not.toContain('Free');
  });

  it('says when a plan ended', () => {
    const found = standing({ ...active, plan: 'FREE', subscriptionStatus: 'canceled' });
    expect(found).toMatchObject({ badge: null, text: expect.stringContaining('ended on') });
  });

  it('has words for free, lifetime, admin, and a plan that the team shares', () => {
    expect(standing({}).text).toContain('5 posts a month');
    expect(standing({ isLifetime: true }).text).toContain('for life');
    expect(standing({}, [], { role: 'admin' }).text).toContain('admin');
    expect(standing({ plan: 'SMALL_TEAM' }, [], { teamRole: 'member' }).text).toBe(
      'Your team shares this plan with you.',
    );
    expect(standing({}, [], { teamRole: 'member' }).text).toContain('5 posts');
  });

  it('says that what is for life stays, whatever became of a plan that was bought', () => {
    const ended = { ...active, plan: 'FREE' as const, subscriptionStatus: 'canceled', isLifetime: true };
    expect(standing(ended).text).toContain('for life');
  });
});
