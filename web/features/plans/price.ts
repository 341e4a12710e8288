import type { PlanRow } from '#contract/types.ts';
import { words } from './words.ts';

/** "$9.99", and "$499" without cents. The prices are in US dollars wherever one reads them. */
export function dollars(amount: number): string {
  return money.format(amount);
}

/** "$9.99 a month". */
export function priceText({ price, interval }: Pick<PlanRow, 'price' | 'interval'>): string {
  return words.per(dollars(price), words.intervals[interval]);
}

/** "Pro, yearly". */
export function planName({ title, interval }: Pick<PlanRow, 'title' | 'interval'>): string {
  return words.planAt(title, words.paid[interval]);
}

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
