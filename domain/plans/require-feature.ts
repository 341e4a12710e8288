import { fail, ok, type Result } from '../result.ts';
import { type PlanKey, planKeys, plans } from './catalogue.ts';
import { entitlements, type Subject } from './entitlements.ts';

/** What plans open beyond the generator, each with its column of the catalogue. */
const features = {
  hashtags: { feature: 'canUseHashtags', label: 'Hashtag suggestions come', it: 'them' },
  highlight: { feature: 'canUseHighlight', label: 'Highlights come', it: 'them' },
  predict: { feature: 'canUsePredict', label: 'Engagement predictions come', it: 'them' },
  altText: { feature: 'canUseAltText', label: 'Alt texts come', it: 'them' },
  brand: { feature: 'canUseBrand', label: 'Share cards in a look of your own come', it: 'them' },
  lookup: { feature: 'canUseDoi', label: 'Quick Metadata Fetch comes', it: 'it' },
} as const;

export type GatedFeature = keyof typeof features;

/** Refuses with the cheapest plan that has the feature (decisions section 3). */
export function requireFeature(subject: Subject, name: GatedFeature, now: Date): Result<null> {
  const { feature, label, it } = features[name];
  if (entitlements(subject, now)[feature]) return ok(null);
  const plan = cheapestPlanWith(name);
  return fail('plan_required', `${label} with the ${plans[plan].title} plan. Upgrade to use ${it}.`, {
    plan,
  });
}

/** Where API keys begin. */
export function cheapestPlanWithKeys(): PlanKey {
  const plan = planKeys.find((key) => plans[key].maxKeys !== 0);
  if (plan === undefined) throw new Error('No plan has API keys.');
  return plan;
}

/** Where a feature begins: the first plan of the catalogue that has it. */
export function cheapestPlanWith(name: GatedFeature): PlanKey {
  const { feature } = features[name];
  const plan = planKeys.find((key) => plans[key][feature]);
  if (plan === undefined) throw new Error(`No plan has ${feature}.`);
  return plan;
}
