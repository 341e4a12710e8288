import { describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { standingOf } from './standing.ts';

const active: User['subscription'] = {
  plan: 'PRO',
  interval: 'month',
  paddleSubscriptionId: 'sub_1',
  subscriptionStatus: 'active',
  isLifetime: false,
  paidUntil: '2026-12-21T10:00:00.000Z',
  cancelsAt: null,
};
const none: User['subscription'] = {
  ...active,
  plan: 'FREE',
  interval: null,
  paddleSubscriptionId: null,
  subscriptionStatus: null,
  paidUntil: null,
};

function standing(change: Partial<User['subscription']>, from = active) {
  return standingOf({ role: 'user', teamRole: null, subscription: { ...from, ...change } });
}

describe('standingOf', () => {
  it('says until when an active plan is paid; it can be changed and cancelled', () => {
    const found = standing({});
    expect(found.text).toMatch(/Active.*2026/);
    expect([found.canCancel, found.canChange]).toEqual([true, true]);
  });

  it('says until when a cancelled plan is open; nothing is left to do', () => {
    const found = standing({ cancelsAt: '2026-12-21T10:00:00.000Z' });
    expect(found.text).toMatch(/^Cancelled\. Everything stays open until .*2026/);
    expect([found.canCancel, found.canChange]).toEqual([false, false]);
  });

  it('says that a payment failed, and whether the plan is still open', () => {
    expect(standing({ subscriptionStatus: 'past_due' }).text).toContain('stays open until');
    const closed = standing({ subscriptionStatus: 'past_due', plan: 'FREE' });
    expect(closed.text).toContain('closed until it is paid');
    expect([closed.canCancel, closed.canChange]).toEqual([true, false]);
  });

  it('says when a plan ended', () => {
    const found = standing({ subscriptionStatus: 'canceled', plan: 'FREE', cancelsAt: active.paidUntil });
    expect(found).toMatchObject({ badge: null, canCancel: false, text: expect.stringContaining('ended on') });
  });

  it('is over when the paid period is, told by the provider or not', () => {
    expect(standing({ plan: 'FREE', cancelsAt: active.paidUntil })).toMatchObject({
      badge: null,
      canCancel: false,
      text: expect.stringContaining('ended on'),
    });
    expect(standing({ plan: 'FREE' })).toMatchObject({
      badge: null,
      canChange: false,
      canCancel: true,
      text: expect.stringContaining('Nothing is paid'),
    });
  });

  it('has words for paused, trial, free, lifetime and admin', () => {
    expect(standing({ subscriptionStatus: 'paused' }).text).toContain('Paused');
    expect(standing({ subscriptionStatus: 'trialing' }).text).toContain('On trial until');
    expect(standing({}, none).text).toContain('5 posts a month');
    expect(standing({ isLifetime: true }, none).text).toContain('for life');
    expect(standingOf({ role: 'admin', teamRole: null, subscription: none }).text).toContain('admin');
  });

  it('says where a plan comes from that the team shares', () => {
    const shared = standingOf({
      role: 'user',
      teamRole: 'member',
      subscription: { ...none, plan: 'SMALL_TEAM' },
    });
    expect(shared).toMatchObject({
      text: 'Your team shares this plan with you.',
      canCancel: false,
      canChange: false,
    });
    expect(standingOf({ role: 'user', teamRole: 'member', subscription: none }).text).toContain('5 posts');
  });
});
