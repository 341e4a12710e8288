import type { PlanRow } from '#contract/types.ts';
import type { Interval, PlanKey } from '#domain/plans/catalogue.ts';

/** A place on the pricing page: one plan, several sizes of one, or the plan that is agreed in a conversation. */
export type PricingCard =
  | { readonly kind: 'plan'; readonly plan: PlanRow }
  | { readonly kind: 'sizes'; readonly sizes: readonly PlanRow[] }
  | { readonly kind: 'custom'; readonly plan: PlanRow };

const sizeKeys: ReadonlySet<PlanKey> = new Set(['ENTERPRISE', 'ENTERPRISE_PLUS', 'ENTERPRISE_ELITE']);

/** The catalogue at an interval, in its order and the custom plan last. What is not sold at it is shown as it is sold. */
export function pricingCards(rows: readonly PlanRow[], interval: Interval): PricingCard[] {
  const plans = [...Map.groupBy(rows, ({ key }) => key).values()].flatMap(
    (ways) => ways.find((way) => way.interval === interval) ?? ways[0] ?? [],
  );
  const sizes = plans.filter(({ key }) => sizeKeys.has(key));
  const single = plans.filter(({ key }) => !sizeKeys.has(key));
  const custom = single.filter(({ key }) => key === 'ENTERPRISE_CUSTOM');
  return [
    ...single.filter((plan) => !custom.includes(plan)).map((plan) => ({ kind: 'plan', plan }) as const),
    ...(sizes.length > 0 ? [{ kind: 'sizes', sizes } as const] : []),
    ...custom.map((plan) => ({ kind: 'custom', plan }) as const),
  ];
}

/** What a year costs less than twelve months of the same plan, in dollars; null where it is not sold by the month, or saves nothing. */
export function yearlySaving(rows: readonly PlanRow[], { key, interval, price }: PlanRow): number | null {
  const month = rows.find((row) => row.key === key && row.interval === 'month');
  if (interval !== 'year' || month === undefined) return null;
  const saved = month.price * 12 - price;
  return saved > 0 ? saved : null;
}

/** Whether a plan costs something, and is not sold at the chosen interval. */
export function isOnlyAtOther({ price, interval }: PlanRow, chosen: Interval): boolean {
  return price > 0 && interval !== chosen;
}
