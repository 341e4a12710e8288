import { describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { testHeld } from '#testing/held.ts';
import { testPlanRows } from '#testing/plan-rows.ts';
import { countingPlan, hasBoughtPlan, livePlan, rowOf } from './subscription.ts';

const pro: User['subscription'] = {
  plan: 'PRO',
  interval: 'month',
  paddleSubscriptionId: 'sub_1',
  subscriptionStatus: 'active',
  isLifetime: false,
  paidUntil: '2026-12-21T10:00:00.000Z',
  cancelsAt: null,
};
const ended: User['subscription'] = { ...pro, plan: 'FREE', subscriptionStatus: 'canceled' };

describe('a subscription', () => {
  it('is one while its plan is open, and while a payment is due', () => {
    expect(hasBoughtPlan({ subscription: pro })).toBe(true);
    expect(hasBoughtPlan({ subscription: { ...ended, subscriptionStatus: 'past_due' } })).toBe(true);
    expect(hasBoughtPlan({ subscription: ended })).toBe(false);
    expect(hasBoughtPlan({ subscription: { ...pro, paddleSubscriptionId: null } })).toBe(false);
  });

  it('is in the way of another while it is open or goes on, unless it is for a team of others', () => {
    const closed = { isOpen: false, can: { ...testHeld().can, cancel: false } };
    expect(livePlan({ subscriptions: [testHeld()] })).toBeDefined();
    expect(livePlan({ subscriptions: [testHeld({ ...closed, isOpen: true })] })).toBeDefined();
    expect(livePlan({ subscriptions: [testHeld({ isOpen: false })] })).toBeDefined();
    expect(livePlan({ subscriptions: [testHeld(closed), testHeld({ use: 'other-team' })] })).toBeUndefined();
    // What somebody else pays and has ended cannot be taken up again by the owner.
    expect(
      livePlan({ subscriptions: [testHeld({ ...closed, isOpen: true, isPayer: false })] }),
    ).toBeUndefined();
  });

  it('is the one that the plan comes from, and a row of the catalogue', () => {
    const rows = testPlanRows();
    const [one, other] = [testHeld(), testHeld({ paddleSubscriptionId: 'sub_2' })];
    expect(countingPlan({ subscription: pro, subscriptions: [other, one] })).toBe(one);
    expect(countingPlan({ subscription: ended, subscriptions: [] })).toBeUndefined();
    expect(rowOf(rows, one)?.id).toBe('PRO-month');
    expect(rowOf(rows, testHeld({ plan: null, interval: null }))).toBeUndefined();
    expect(rowOf(rows, undefined)).toBeUndefined();
  });
});
