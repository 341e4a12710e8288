import type { OutputOf, PlanRow } from '#contract/types.ts';
import { planOffers } from '#domain/plans/plan-rows.ts';
import type { Payments } from '../ports/payments.ts';

/** The rows of the pricing page; a row without a price id cannot be bought here. */
export function listPlans(payments: Payments | null): OutputOf<'listPlans'> {
  const plans = planOffers().map((offer): PlanRow => {
    const price = offer.price === 0 ? null : (payments?.prices.idOf(offer.key, offer.interval) ?? null);
    return { ...offer, paymentPriceId: price, paddlePriceId: price };
  });
  return { plans, payment: payments?.client ?? null };
}
