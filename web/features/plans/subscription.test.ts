import { describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { testPlanRows } from '#testing/plan-rows.ts';
import { currentRow, goesOn, hasBoughtPlan } from './subscription.ts';

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

  it('goes on until it is cancelled or closed', () => {
    expect(goesOn({ subscription: pro })).toBe(true);
    expect(goesOn({ subscription: { ...pro, cancelsAt: pro.paidUntil } })).toBe(false);
    expect(goesOn({ subscription: ended })).toBe(false);
    expect(goesOn({ subscription: { ...pro, plan: 'FREE', subscriptionStatus: 'past_due' } })).toBe(false);
  });

  it('is a row of the catalogue: plan and interval', () => {
    const rows = testPlanRows();
    expect(currentRow(rows, { subscription: pro })?.id).toBe('PRO-month');
    expect(currentRow(rows, { subscription: ended })).toBeUndefined();
  });
});
