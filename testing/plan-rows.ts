import type { PlanRow } from '#contract/types.ts';
import { planOffers } from '#domain/plans/plan-rows.ts';

/** The catalogue as the server lists it where everything but the custom plan can be bought. */
export function testPlanRows(): PlanRow[] {
  return planOffers().map((offer) => {
    const isSold = offer.price > 0 && offer.key !== 'ENTERPRISE_CUSTOM';
    const price = isSold ? `pri_${offer.id}` : null;
    return { ...offer, paymentPriceId: price, paddlePriceId: price };
  });
}
