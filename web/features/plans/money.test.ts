import { expect, it } from 'vitest';
import { dollars, moneyText } from './money.ts';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

it('writes what the payment provider tells, in its currency', () => {
  expect(moneyText(9499, 'USD')).toBe('$94.99');
  expect(moneyText(1250, 'EUR')).toContain('12.5');
  expect(moneyText(500, 'JPY')).toContain('500');
});

it('writes dollars as the United States do', () => {
  for (const amount of [0, 0.5, 9, 9.99, 99.9, 499, 999.99, 1000, 1234.5, 1_234_567.89])
    expect(dollars(amount)).toBe(money.format(amount));
});
