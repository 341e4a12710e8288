import type { PlanRow } from '#contract/types.ts';
import { dollars } from './money.ts';
import { words } from './words.ts';

/** "$9.99 a month". */
export function priceText({ price, interval }: Pick<PlanRow, 'price' | 'interval'>): string {
  return words.per(dollars(price), words.intervals[interval]);
}

/** "Pro, yearly". */
export function planName({ title, interval }: Pick<PlanRow, 'title' | 'interval'>): string {
  return words.planAt(title, words.paid[interval]);
}
