import type { Usage } from '#contract/types.ts';
import type { Entitlements } from '#domain/plans/entitlements.ts';
import { usageResetsAt } from '#domain/plans/usage-month.ts';
import { fail, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/stores.ts';
import type { Allotment } from '../ports/usage.ts';

/** Why a month's posts do not suffice for `asked` more, and when there are new ones. */
export async function refuseForQuota(
  deps: { readonly database: Pick<Database, 'usage'>; readonly clock: Clock },
  allotment: Allotment,
  may: Entitlements,
  asked: number,
): Promise<Result<never>> {
  const now = deps.clock.now();
  const limit = may.posts === 'unlimited' ? Number.POSITIVE_INFINITY : may.posts;
  const left = Math.max(0, limit - (await deps.database.usage.used(allotment, now)));
  const day = usageResetsAt(now).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const remaining =
    left === 0
      ? `You have used all ${limit} posts of this month.`
      : `This needs ${count(asked)}, and you have ${left} left this month.`;
  return fail(
    'quota_exceeded',
    `${remaining} Your plan starts anew on ${day}; a larger plan helps at once.`,
    {
      title: 'Monthly limit reached',
    },
  );
}

function count(posts: number): string {
  return posts === 1 ? '1 post' : `${posts} posts`;
}

/** The month's posts as answers tell them. */
export function usageOf(may: Entitlements, used: number, now: Date): Usage {
  const limit = may.posts === 'unlimited' ? null : may.posts;
  return {
    used,
    limit,
    remaining: limit === null ? null : Math.max(0, limit - used),
    resetsAt: usageResetsAt(now).toISOString(),
  };
}
