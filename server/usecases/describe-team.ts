import type { Team } from '#contract/types.ts';
import { type Allowance, plans } from '#domain/plans/catalogue.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { usageMonth, usageResetsAt } from '#domain/plans/usage-month.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/stores.ts';
import { type Caller, subjectOf, usageOwnerOf } from './caller.ts';

/** The caller's plan, limits and use. There are no teams yet, so everyone gets their own. */
export async function describeTeam(
  deps: { readonly stores: Pick<Stores, 'usage'>; readonly clock: Clock },
  caller: Caller,
): Promise<Team> {
  const now = deps.clock.now();
  const subject = subjectOf(caller);
  const may = entitlements(subject, now);
  const used = await deps.stores.usage.used({ owner: usageOwnerOf(caller), month: usageMonth(now) }, now);
  const limit = countOrNull(may.posts);
  return {
    id: null,
    name: null,
    ownerId: null,
    planKey: may.planKey,
    planTitle: plans[may.planKey].title,
    seatsUsed: 1,
    maxSeats: may.seats === 'unlimited' ? -1 : may.seats,
    hasGenerator: may.hasGenerator,
    canUseHashtags: may.canUseHashtags,
    canUseHighlight: may.canUseHighlight,
    canUsePredict: may.canUsePredict,
    canUseDoi: may.canUseDoi,
    canUseAltText: may.canUseAltText,
    prioritySupport: may.prioritySupport,
    maxKeys: may.maxKeys,
    paddleSubscriptionId: caller.subscription?.id ?? null,
    subscriptionStatus: caller.subscription?.status ?? null,
    members: [],
    postsLimit: limit,
    postsUsed: used,
    postsRemaining: limit === null ? null : Math.max(0, limit - used),
    postsResetAt: usageResetsAt(now).toISOString(),
    trialEndsAt: may.trialEndsAt?.toISOString() ?? null,
    isLifetime: may.isLifetime,
    apiKeys: [],
  };
}

function countOrNull(allowance: Allowance): number | null {
  return allowance === 'unlimited' ? null : allowance;
}
