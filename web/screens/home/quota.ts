import type { Team } from '#contract/types.ts';
import { dateFormat, formatNumber } from '#web/ui/formats.ts';
import { words } from './words.ts';

/** Why the month's posts do not suffice for this request; null where they do. */
export interface QuotaNotice {
  readonly usedUp: boolean;
  readonly title: string | null;
  readonly text: string;
}

type Posts = Pick<Team, 'postsLimit' | 'postsRemaining' | 'postsResetAt'>;

export function quotaNotice(posts: Posts | undefined, chosen: number): QuotaNotice | null {
  if (posts === undefined || posts.postsRemaining === null || posts.postsLimit === null) return null;
  if (posts.postsRemaining === 0) {
    const date = dates.format(new Date(posts.postsResetAt));
    return {
      usedUp: true,
      title: words.quota.usedUpTitle,
      text: words.quota.usedUp(formatNumber(posts.postsLimit), date),
    };
  }
  if (chosen <= posts.postsRemaining) return null;
  return { usedUp: false, title: null, text: words.quota.tooFew(posts.postsRemaining, chosen) };
}

// The month of the quota is the UTC month.
const dates = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
