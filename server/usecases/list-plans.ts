import type { PlanRow } from '#contract/types.ts';
import { planOffers } from '#domain/plans/plan-rows.ts';

/** The rows of the pricing page. Nothing can be bought yet, so no row has a price id. */
export function listPlans(): PlanRow[] {
  return planOffers().map((offer) => ({ ...offer, paymentPriceId: null, paddlePriceId: null }));
}
