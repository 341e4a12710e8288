import type { Allowance } from '#domain/plans/catalogue.ts';
import type { PlanChange } from '#domain/plans/plan-difference.ts';
import { formatNumber } from '#web/ui/formats.ts';
import { words } from './words.ts';

const { features, instead } = words.change;

/** "200 posts a month instead of 50", "Fetch by DOI": what a change gives or takes, a line each. */
export function changeWords(change: PlanChange): string {
  if (!('from' in change)) return features[change.of];
  return instead(counted(change.of, change.to), countText(change.from));
}

/** What one loses by being on no plan: what one has now. */
export function lossWords(change: PlanChange): string {
  return 'from' in change ? counted(change.of, change.from) : features[change.of];
}

/** As a line begins: "Unlimited posts a month". */
function counted(of: 'posts' | 'seats' | 'keys', allowance: Allowance): string {
  const text = features[of](countText(allowance));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function countText(allowance: Allowance): string {
  if (allowance === 'unlimited') return features.unlimited;
  return allowance === 0 ? features.none : formatNumber(allowance);
}
