import { type Interval, type Plan, type PlanKey, planKeys, plans } from './catalogue.ts';

/** A row of the pricing page: a plan at one interval (spec section 3, "Plan"). */
export type PlanOffer = Omit<Plan, 'offers'> & {
  readonly id: string;
  readonly interval: Interval;
  readonly price: number;
  readonly includesApi: boolean;
};

/** The free plan and every way of buying the others, in the catalogue's order. */
export function planOffers(): PlanOffer[] {
  return planKeys.flatMap((key) => offersOf(key));
}

function offersOf(key: PlanKey): PlanOffer[] {
  const { offers, ...plan }: Plan = plans[key];
  const ways = offers.length === 0 ? [{ interval: 'month' as const, price: 0 }] : offers;
  return ways.map((offer) => ({
    ...plan,
    id: `${key}-${offer.interval}`,
    title: ('title' in offer ? offer.title : undefined) ?? plan.title,
    interval: offer.interval,
    price: offer.price,
    includesApi: plan.maxKeys !== 0,
  }));
}
