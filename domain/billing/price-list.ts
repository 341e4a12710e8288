import { type Interval, type PlanKey, planKeys, plans } from '../plans/catalogue.ts';

/** What is sold under a price id of the payment provider. The server's own list: what was bought is read from it alone. */
export interface Price {
  readonly id: string;
  readonly plan: PlanKey;
  readonly interval: Interval;
}

export interface PriceList {
  /** Null for a price that we do not sell: it opens nothing. */
  find(priceId: string): Price | null;
  /** Null where a plan cannot be bought at an interval. */
  idOf(plan: PlanKey, interval: Interval): string | null;
}

export function createPriceList(prices: readonly Price[]): PriceList {
  return {
    find: (priceId) => prices.find(({ id }) => id === priceId) ?? null,
    idOf: (plan, interval) =>
      prices.find((price) => price.plan === plan && price.interval === interval)?.id ?? null,
  };
}

/** Every offer of the catalogue that is sold by card, under an id that tells what it is: for the stand-in. */
export function sandboxPrices(): readonly Price[] {
  return planKeys
    .filter((key) => key !== 'ENTERPRISE_CUSTOM')
    .flatMap((plan) =>
      plans[plan].offers.map(({ interval }) => ({
        id: `pri_sandbox_${plan.toLowerCase()}_${interval}`,
        plan,
        interval,
      })),
    );
}
