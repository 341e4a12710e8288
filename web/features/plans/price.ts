import type { PlanRow } from '#contract/types.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { dollars } from './money.ts';
import { words } from './words.ts';

/** "$9.99 a month". */
export function priceText({ price, interval }: Pick<PlanRow, 'price' | 'interval'>): string {
  return words.per(dollars(price), words.intervals[interval]);
}

/** "Pro": the one name of a plan, however often it is paid. */
export function planTitle({ key }: Pick<PlanRow, 'key'>): string {
  return plans[key].title;
}

/** "Pro, yearly". */
export function planName(plan: Pick<PlanRow, 'key' | 'interval'>): string {
  return words.planAt(planTitle(plan), words.paid[plan.interval]);
}
