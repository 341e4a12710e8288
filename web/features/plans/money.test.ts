import { expect, it } from 'vitest';
import { dollars } from './money.ts';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

it('writes dollars as the United States do', () => {
  for (const amount of [0, 0.5, 9, 9.99, 99.9, 499, 999.99, 1000, 1234.5, 1_234_567.89])
    expect(dollars(amount)).toBe(money.format(amount));
});
