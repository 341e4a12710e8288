import { type Allowance, type PlanKey, plans } from './catalogue.ts';

/** What somebody has more of, or less, after a change of plan. Numbers are those of before and after. */
export type PlanChange =
  | { readonly of: 'posts' | 'seats' | 'keys'; readonly from: Allowance; readonly to: Allowance }
  | { readonly of: PlanFeature };

export type PlanFeature = (typeof features)[number]['of'];

const features = [
  { of: 'doi', field: 'canUseDoi' },
  { of: 'altText', field: 'canUseAltText' },
  { of: 'support', field: 'prioritySupport' },
  { of: 'hashtags', field: 'canUseHashtags' },
  { of: 'highlight', field: 'canUseHighlight' },
  { of: 'predict', field: 'canUsePredict' },
  { of: 'brand', field: 'canUseBrand' },
] as const;

const counts = [
  { of: 'posts', field: 'posts' },
  { of: 'seats', field: 'seats' },
  { of: 'keys', field: 'maxKeys' },
] as const;

/** What a change from one plan to another gives and takes. */
export function planDifference(
  from: PlanKey,
  to: PlanKey,
): { readonly gains: readonly PlanChange[]; readonly losses: readonly PlanChange[] } {
  const [before, after] = [plans[from], plans[to]];
  const counted = counts.map(({ of, field }) => ({ of, from: before[field], to: after[field] }));
  const had = features.filter(({ field }) => before[field] && !after[field]);
  const gets = features.filter(({ field }) => !before[field] && after[field]);
  return {
    gains: [...counted.filter((one) => rankOf(one.to) > rankOf(one.from)), ...gets.map(({ of }) => ({ of }))],
    losses: [...counted.filter((one) => rankOf(one.to) < rankOf(one.from)), ...had.map(({ of }) => ({ of }))],
  };
}

function rankOf(allowance: Allowance): number {
  return allowance === 'unlimited' ? Number.POSITIVE_INFINITY : allowance;
}
