import { fail, ok, type Result } from '../result.ts';
import { type PlanKey, planKeys, plans } from './catalogue.ts';
import { entitlements, type Subject } from './entitlements.ts';

/** What the advanced insights are, each with the feature of a plan that opens it. */
const features = {
  hashtags: { feature: 'canUseHashtags', label: 'Hashtag suggestions come' },
  highlight: { feature: 'canUseHighlight', label: 'Highlights come' },
} as const;

export type Insight = keyof typeof features;

/** Refuses with the cheapest plan that has the insight (decisions section 3). */
export function requireInsight(subject: Subject, insight: Insight, now: Date): Result<null> {
  const { feature, label } = features[insight];
  if (entitlements(subject, now)[feature]) return ok(null);
  const plan = cheapestPlanWith(insight);
  return fail('plan_required', `${label} with the ${plans[plan].title} plan. Upgrade to use them.`, { plan });
}

/** Where an insight begins: the first plan of the catalogue that has it. */
export function cheapestPlanWith(insight: Insight): PlanKey {
  const { feature } = features[insight];
  const plan = planKeys.find((key) => plans[key][feature]);
  if (plan === undefined) throw new Error(`No plan has ${feature}.`);
  return plan;
}
