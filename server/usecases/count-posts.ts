import type { Usage } from '#contract/types.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { usageMonth } from '#domain/plans/usage-month.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/stores.ts';
import { type Caller, subjectOf, usageOwnerOf } from './caller.ts';
import { refuseForQuota, usageOf } from './post-quota.ts';

/** Longest that an unfinished count may stand, in milliseconds. */
const longestCount = 60_000;

/** Counts posts that a browser's own model wrote. Their text stays in the browser: only how many there are is told. */
export async function countPosts(
  deps: { readonly database: Database; readonly clock: Clock },
  { caller, posts }: { readonly caller: Caller; readonly posts: number },
): Promise<Result<Usage>> {
  const now = deps.clock.now();
  const may = entitlements(subjectOf(caller), now);
  const allotment = { owner: usageOwnerOf(caller, may), month: usageMonth(now) };
  const expiresAt = new Date(now.getTime() + longestCount);
  const reservation = await deps.database.usage.reserve(allotment, {
    posts,
    limit: may.posts,
    now,
    expiresAt,
  });
  if (reservation === null) return refuseForQuota(deps, allotment, may, posts);
  return ok(usageOf(may, await deps.database.usage.keep(reservation, now), now));
}
