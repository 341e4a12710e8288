import { type Plan, plans } from '#domain/plans/catalogue.ts';
import { dollars } from '#web/features/plans/money.ts';

/** One of the four cards. */
interface Teased {
  readonly key: 'FREE' | 'PRO' | 'SMALL_TEAM' | 'ENTERPRISE_CUSTOM';
  /** What the card tells of it besides its posts or its seats. */
  readonly has: readonly string[];
  readonly lacks: readonly string[];
}

/** Spec section 2. */
const teased: readonly Teased[] = [
  { key: 'FREE', has: ['Community support', 'No credit card'], lacks: ['No DOI access'] },
  { key: 'PRO', has: ['DOI integration', 'Priority generation', 'Alt-text generator'], lacks: [] },
  { key: 'SMALL_TEAM', has: ['Team collaboration hub', 'Centralized billing'], lacks: [] },
  { key: 'ENTERPRISE_CUSTOM', has: ['White-label', 'Full API', 'Dedicated support'], lacks: [] },
];

/** The four cards of the teaser: names, prices and numbers are the catalogue's, at the interval that it lists first. */
export const teaserPlans = teased.map(({ key, has, lacks }) => {
  const plan: Plan = plans[key];
  const [offer] = plan.offers;
  return {
    key,
    title: plan.title,
    price: dollars(offer?.price ?? 0),
    interval: offer?.interval ?? 'month',
    has: [...numbersOf(plan), ...has],
    lacks,
  };
});

function numbersOf({ posts, seats, seatsDisplay }: Plan): string[] {
  if (seats === 'unlimited') return ['Custom seats'];
  return [
    posts === 'unlimited' ? 'Unlimited posts' : `${posts} posts per month`,
    ...(seats > 1 ? [seatsDisplay] : []),
  ];
}
