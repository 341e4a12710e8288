import type { Team } from '#contract/types.ts';
import { type Allowance, plans } from '#domain/plans/catalogue.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { usageMonth, usageResetsAt } from '#domain/plans/usage-month.ts';
import { seatsOf } from '#domain/teams/seats.ts';
import type { Stores } from '../ports/stores.ts';
import { type Caller, countingSubscription, subjectOf, usageOwnerOf } from './caller.ts';
import { type KeepKeysDeps, keepKeys } from './keys/keep-keys.ts';

/** The caller's team with their plan, limits and use; their own where they belong to none. */
export async function describeTeam(
  deps: KeepKeysDeps & { readonly stores: Pick<Stores, 'usage' | 'teams' | 'kept'> },
  caller: Caller,
): Promise<Team> {
  const now = deps.clock.now();
  const may = entitlements(subjectOf(caller), now);
  const used = await deps.stores.usage.used(
    { owner: usageOwnerOf(caller, may), month: usageMonth(now) },
    now,
  );
  const limit = countOrNull(may.posts);
  const { team } = caller;
  const members = team === null ? [] : await deps.stores.teams.members(team.id);
  const seats = team === null ? may.seats : seatsOf(team.standing, members.length, now).most;
  const subscription = countingSubscription(caller, may, now);
  return {
    id: team?.id ?? null,
    name: team?.name ?? null,
    ownerId: team?.ownerId ?? null,
    teamRole: team?.role ?? null,
    planKey: may.planKey,
    planTitle: plans[may.planKey].title,
    seatsUsed: team === null ? 1 : members.length,
    maxSeats: seats === 'unlimited' ? -1 : seats,
    hasGenerator: may.hasGenerator,
    canUseHashtags: may.canUseHashtags,
    canUseHighlight: may.canUseHighlight,
    canUsePredict: may.canUsePredict,
    canUseDoi: may.canUseDoi,
    canUseAltText: may.canUseAltText,
    canUseBrand: may.canUseBrand,
    prioritySupport: may.prioritySupport,
    maxKeys: may.maxKeys,
    paddleSubscriptionId: subscription?.id ?? null,
    subscriptionStatus: subscription?.status ?? null,
    members: members.map(({ joinedAt, ...member }) => ({
      ...member,
      role: member.id === team?.ownerId ? ('owner' as const) : ('member' as const),
      joinedAt: joinedAt.toISOString(),
    })),
    runRows: may.runRows,
    kept: {
      ...(await deps.stores.kept.of(caller.account.id)),
      chatsLimit: may.room.chats,
      runsLimit: may.room.runs,
      bytesLimit: may.room.bytes,
    },
    postsLimit: limit,
    postsUsed: used,
    postsRemaining: limit === null ? null : Math.max(0, limit - used),
    postsResetAt: usageResetsAt(now).toISOString(),
    trialEndsAt: may.trialEndsAt?.toISOString() ?? null,
    isLifetime: may.isLifetime,
    apiKeys: await keyTexts(deps, team),
  };
}

/** For owner and members alike: their pages call the extras with them. */
async function keyTexts(deps: KeepKeysDeps, team: Caller['team']): Promise<string[]> {
  if (team === null) return [];
  return (await keepKeys(deps, team)).flatMap(({ text }) => (text === null ? [] : [text]));
}

function countOrNull(allowance: Allowance): number | null {
  return allowance === 'unlimited' ? null : allowance;
}
