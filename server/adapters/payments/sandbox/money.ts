import type { Price, PriceList } from '#domain/billing/price-list.ts';
import { plans } from '#domain/plans/catalogue.ts';
import type { SandboxSubscription } from './entities.ts';

/** In cents. */
export function centsOf({ plan, interval }: Price): number {
  const offer = plans[plan].offers.find((one) => one.interval === interval);
  return Math.round((offer?.price ?? 0) * 100);
}

/** What a change costs: the new price, less what is left of the period that was paid. In cents. */
export interface Prorated {
  readonly charge: number;
  readonly credit: number;
  /** To be paid now. */
  readonly due: number;
  /** Kept for later charges. */
  readonly left: number;
}

export function prorated(
  { entity, credit: kept = 0 }: SandboxSubscription,
  target: Price,
  prices: PriceList,
  at: Date,
): Prorated {
  const charge = centsOf(target);
  const credit = unusedOf(entity, prices, at);
  const all = credit + kept;
  return { charge, credit, due: Math.max(0, charge - all), left: Math.max(0, all - charge) };
}

/** What a renewal takes from the card, and what it leaves of the credit. */
export function renewed(price: Price | null, kept = 0): { readonly total: number; readonly left: number } {
  const full = price === null ? 0 : centsOf(price);
  return { total: Math.max(0, full - kept), left: Math.max(0, kept - full) };
}

/** The sums of a transaction, as the provider writes them. */
export function totalsOf(total: number, credit = 0): object {
  const text = String(total);
  return {
    subtotal: String(total + credit),
    discount: '0',
    tax: '0',
    total: String(total + credit),
    credit: String(credit),
    credit_to_balance: '0',
    balance: text,
    grand_total: text,
    grand_total_tax: '0',
    fee: null,
    earnings: null,
    currency_code: 'USD',
  };
}

function unusedOf(entity: SandboxSubscription['entity'], prices: PriceList, at: Date): number {
  const period = entity.current_billing_period;
  const price = prices.find(priceIdOf(entity));
  if (period === null || price === null) return 0;
  const [start, end] = [Date.parse(period.starts_at), Date.parse(period.ends_at)];
  const share = (end - Math.min(end, Math.max(start, at.getTime()))) / (end - start);
  return Math.floor(centsOf(price) * share);
}

/** Of its one item. */
export function priceIdOf({ items }: SandboxSubscription['entity']): string {
  return items[0]?.price.id ?? '';
}
