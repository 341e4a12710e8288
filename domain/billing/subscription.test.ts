import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planKeys, plans } from '../plans/catalogue.ts';
import { entitlements } from '../plans/entitlements.ts';
import { createPriceList, sandboxPrices } from './price-list.ts';
import { accessUntil, currentSubscription, type Subscription, standingOf } from './subscription.ts';

const now = new Date('2026-11-21T12:00:00Z');
const prices = createPriceList(sandboxPrices());
const hour = 3_600_000;
const base: Subscription = {
  id: 'sub_1',
  userId: 'u',
  teamId: null,
  priceId: 'pri_sandbox_pro_month',
  status: 'active',
  periodEndsAt: new Date('2026-12-21T12:00:00Z'),
  cancelsAt: null,
  canceledAt: null,
  paidUntil: new Date('2026-12-21T12:00:00Z'),
};

describe('accessUntil', () => {
  it('is the end of what was paid, with an hour for the renewal to be told', () => {
    expect(accessUntil(base)).toEqual(new Date('2026-12-21T13:00:00Z'));
    expect(accessUntil({ ...base, status: 'past_due' })).toEqual(base.paidUntil);
    expect(accessUntil({ ...base, cancelsAt: base.periodEndsAt })).toEqual(base.paidUntil);
    expect(accessUntil({ ...base, status: 'canceled', canceledAt: now })).toEqual(now);
    expect(accessUntil({ ...base, paidUntil: null }).getTime()).toBe(0);
    expect(accessUntil({ ...base, paidUntil: null, status: 'trialing' })).toEqual(base.periodEndsAt);
  });

  it('is never more than an hour past what was paid, whatever else is said', () => {
    const date = fc.option(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      { nil: null },
    );
    const subscription = fc.record({
      status: fc.constantFrom('active' as const, 'past_due' as const, 'paused' as const, 'canceled' as const),
      periodEndsAt: date,
      cancelsAt: date,
      canceledAt: date,
      paidUntil: date,
    });
    fc.assert(
      fc.property(subscription, (one) => {
        const until = accessUntil({ ...base, ...one }).getTime();
        expect(until).toBeLessThanOrEqual((one.paidUntil?.getTime() ?? -hour) + hour);
        if (one.canceledAt !== null) expect(until).toBeLessThanOrEqual(one.canceledAt.getTime());
      }),
    );
  });
});

describe('currentSubscription', () => {
  it('is the best that is open, else the last that was', () => {
    const team = { ...base, id: 'sub_2', priceId: 'pri_sandbox_small_team_year' };
    const ended = { ...team, id: 'sub_3', status: 'canceled' as const, canceledAt: new Date('2026-11-01') };
    expect(currentSubscription([base, team], prices, now)).toMatchObject({ id: 'sub_2', plan: 'SMALL_TEAM' });
    expect(currentSubscription([ended, base], prices, now)).toMatchObject({ id: 'sub_1' });
    expect(currentSubscription([ended], prices, now)).toMatchObject({ id: 'sub_3', status: 'canceled' });
    expect(currentSubscription([{ ...base, priceId: 'pri_other' }], prices, now)).toBeNull();
  });

  it('opens its plan while it is paid, and the free one afterwards', () => {
    const plan = (at: Date) =>
      entitlements({ role: 'user', own: standingOf(currentSubscription([base], prices, at)), team: null }, at)
        .planKey;
    expect([
      plan(now),
      plan(new Date('2026-12-21T12:30:00Z')),
      plan(new Date('2026-12-21T13:00:00Z')),
    ]).toEqual(['PRO', 'PRO', 'FREE']);
  });
});

describe('sandboxPrices', () => {
  it('has one id for every offer that is sold by card', () => {
    const offers = planKeys
      .filter((key) => key !== 'ENTERPRISE_CUSTOM')
      .flatMap((key) => plans[key].offers.map(({ interval }) => [key, interval] as const));
    for (const [plan, interval] of offers) {
      const id = prices.idOf(plan, interval);
      expect(prices.find(id ?? '')).toMatchObject({ plan, interval });
    }
    expect(new Set(sandboxPrices().map(({ id }) => id)).size).toBe(offers.length);
  });
});
