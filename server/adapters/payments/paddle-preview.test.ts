import { describe, expect, it } from 'vitest';
import { changePreview } from './paddle-preview.ts';

const data = {
  currency_code: 'EUR',
  next_billed_at: '2026-12-21T12:00:00.123456Z',
  update_summary: { result: { action: 'charge', amount: '1234', currency_code: 'EUR' } },
  next_transaction: { details: { totals: { grand_total: '5000' } } },
  recurring_transaction_details: { totals: { grand_total: '6000' } },
};

describe('changePreview', () => {
  it('reads what is charged now and next', () => {
    expect(changePreview(data)).toEqual({
      currency: 'EUR',
      chargedNow: 1234,
      credited: 0,
      nextCharge: 5000,
      nextChargeAt: new Date('2026-12-21T12:00:00.123Z'),
    });
  });

  it('reads what is left over, and the price of every period where the next one is not told', () => {
    const credit = { action: 'credit', amount: '77', currency_code: 'EUR' };
    expect(
      changePreview({
        ...data,
        update_summary: { result: credit },
        next_transaction: null,
        next_billed_at: null,
      }),
    ).toEqual({ currency: 'EUR', chargedNow: 0, credited: 77, nextCharge: 6000, nextChargeAt: null });
  });

  it.each([
    null,
    'x',
    {},
    { ...data, currency_code: 7 },
    { ...data, update_summary: null },
    { ...data, update_summary: { result: { action: 'charge', amount: '-1' } } },
  ])('takes %j for no preview', (answer) => {
    expect(changePreview(answer)).toBeNull();
  });

  it('tells no day that is none', () => {
    expect(changePreview({ ...data, next_billed_at: 'soon' })?.nextChargeAt).toBeNull();
  });
});
