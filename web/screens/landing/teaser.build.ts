import { plans } from '#domain/plans/catalogue.ts';
import { dollars } from '#web/features/plans/money.ts';

const shown = ['FREE', 'PRO', 'SMALL_TEAM', 'ENTERPRISE_CUSTOM'] as const;

/** The four cards of the teaser: prices are the catalogue's, at the interval that it lists first. */
export const teaserPlans = shown.map((key) => {
  const [offer] = plans[key].offers;
  return { key, price: dollars(offer?.price ?? 0), interval: offer?.interval ?? 'month' };
});
