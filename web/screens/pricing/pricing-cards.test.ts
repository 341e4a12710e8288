import { describe, expect, it } from 'vitest';
import type { Interval } from '#domain/plans/catalogue.ts';
import { testPlanRows } from '#testing/plan-rows.ts';
import { isOnlyAtOther, pricingCards, yearlySaving } from './pricing-cards.ts';

const rows = testPlanRows();

/** Ids of what each card can sell. */
function idsAt(interval: Interval): string[][] {
  return pricingCards(rows, interval).map((card) =>
    card.kind === 'sizes' ? card.sizes.map(({ id }) => id) : [card.plan.id],
  );
}

describe('pricingCards', () => {
  it('has one card a plan, the three sizes as one, and the custom plan last', () => {
    expect(idsAt('year')).toEqual([
      ['FREE-month'],
      ['BASIC-year'],
      ['PRO-year'],
      ['SMALL_TEAM-year'],
      ['ADVANCED-year'],
      ['BUSINESS-year'],
      ['PREMIUM-year'],
      ['ENTERPRISE-year', 'ENTERPRISE_PLUS-year', 'ENTERPRISE_ELITE-year'],
      ['ENTERPRISE_CUSTOM-year'],
    ]);
  });

  it('shows what is not sold monthly with its yearly price, and says so', () => {
    expect(idsAt('month').flat()).toEqual(
      expect.arrayContaining(['BASIC-month', 'PRO-month', 'SMALL_TEAM-year']),
    );
    const only = rows.filter((row) => isOnlyAtOther(row, 'month')).map(({ id }) => id);
    expect(only).toContain('SMALL_TEAM-year');
    expect(rows.filter((row) => isOnlyAtOther(row, 'year')).map(({ id }) => id)).toEqual([
      'BASIC-month',
      'PRO-month',
    ]);
  });

  it('says what a year saves, where the plan is sold by the month as well', () => {
    const saved = (id: string) => {
      const row = rows.find((one) => one.id === id);
      return row === undefined ? undefined : yearlySaving(rows, row)?.toFixed(2);
    };
    expect(saved('PRO-year')).toBe('19.89');
    expect(saved('BASIC-year')).toBe('9.89');
    for (const id of ['PRO-month', 'SMALL_TEAM-year', 'FREE-month']) expect(saved(id)).toBeUndefined();
  });

  it('is empty where there is nothing', () => {
    expect(pricingCards([], 'year')).toEqual([]);
  });
});
