import { describe, expect, it } from 'vitest';
import { betterPlan, planKeys, plans, readPlanKey } from './catalogue.ts';
import { planOffers } from './plan-rows.ts';
import { usageMonth, usageResetsAt } from './usage-month.ts';

describe('plan catalogue', () => {
  it('has the prices, posts and seats of the product', () => {
    expect(planOffers().map(({ id, price, posts, seats }) => [id, price, posts, seats])).toEqual([
      ['FREE-month', 0, 5, 1],
      ['BASIC-month', 4.99, 50, 1],
      ['BASIC-year', 49.99, 50, 1],
      ['PRO-month', 9.99, 200, 1],
      ['PRO-year', 99.99, 200, 1],
      ['SMALL_TEAM-year', 499, 'unlimited', 5],
      ['ADVANCED-year', 999, 'unlimited', 10],
      ['BUSINESS-year', 2499, 'unlimited', 25],
      ['PREMIUM-year', 4999, 'unlimited', 50],
      ['ENTERPRISE-year', 8999, 'unlimited', 100],
      ['ENTERPRISE_PLUS-year', 14_999, 'unlimited', 200],
      ['ENTERPRISE_ELITE-year', 19_999, 'unlimited', 300],
      ['ENTERPRISE_CUSTOM-year', 8999, 'unlimited', 'unlimited'],
    ]);
  });

  it('opens keys, insights and look-up where the product says', () => {
    const from = (has: (key: (typeof planKeys)[number]) => boolean) => planKeys.filter(has)[0];
    expect(from((key) => plans[key].canUseDoi)).toBe('PRO');
    expect(from((key) => plans[key].prioritySupport)).toBe('SMALL_TEAM');
    expect(
      from((key) => plans[key].hasGenerator && plans[key].canUseHashtags && plans[key].maxKeys === 1),
    ).toBe('ADVANCED');
    expect(
      from((key) => plans[key].canUseHighlight && plans[key].canUsePredict && plans[key].maxKeys === 3),
    ).toBe('BUSINESS');
  });

  it('reads keys with an interval as the same plan, and no others', () => {
    expect(readPlanKey('PRO_ANNUAL')).toEqual({ plan: 'PRO', interval: 'year' });
    expect(readPlanKey('BASIC_MONTHLY')).toEqual({ plan: 'BASIC', interval: 'month' });
    expect(readPlanKey('BUSINESS')).toEqual({ plan: 'BUSINESS', interval: null });
    expect(readPlanKey('toString')).toBeNull();
    expect(readPlanKey('GOLD')).toBeNull();
    expect(betterPlan('PRO', 'ADVANCED')).toBe('ADVANCED');
  });

  it('counts months in UTC, over the end of a year too', () => {
    expect(usageMonth(new Date('2026-12-31T23:59:59.999Z'))).toBe('2026-12');
    expect(usageResetsAt(new Date('2026-12-31T23:59:59.999Z')).toISOString()).toBe(
      '2027-01-01T00:00:00.000Z',
    );
    expect(usageResetsAt(new Date('2027-01-01T00:00:00Z')).toISOString()).toBe('2027-02-01T00:00:00.000Z');
  });
});
