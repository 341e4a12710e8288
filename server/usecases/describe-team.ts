import type { Team } from '#contract/types.ts';
import { keysOfPlan } from '#domain/keys/key-limits.ts';
import { maskedKey } from '#domain/keys/show-key.ts';
import { type Allowance, plans } from '#domain/plans/catalogue.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { usageMonth, usageResetsAt } from '#domain/plans/usage-month.ts';
import { seatsOf } from '#domain/teams/seats.ts';
import type { Stores } from '../ports/stores.ts';
import type { TeamMember } from '../ports/teams.ts';
import { type Caller, countingSubscription, subjectOf, usageOwnerOf } from './caller.ts';
import { type KeepKeysDeps, keepKeys } from './keys/keep-keys.ts';
import { holdsPosts } from './sign-offs/clearance.ts';

/** The caller's team with their plan, limits and use; their own where they belong to none. */
export async function describeTeam(
  deps: KeepKeysDeps & {
    readonly stores: Pick<Stores, 'usage' | 'teams' | 'kept' | 'teamSignOffs' | 'embargoes' | 'teamDefaults'>;
  },
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
      mayUseKeys: member.id === team?.ownerId || member.mayUseKeys,
      joinedAt: joinedAt.toISOString(),
    })),
    holdsPosts: await holdsPosts({ ...deps, database: deps.stores }, caller),
    defaults: team === null ? null : await deps.stores.teamDefaults.find(team.id),
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
    ...(await keysFor(deps, caller, members)),
  };
}

/** What the caller may know of the team's keys: nothing, for a member whom the owner did not let use them. */
async function keysFor(
  deps: KeepKeysDeps,
  { team, account }: Caller,
  members: readonly TeamMember[],
): Promise<Pick<Team, 'apiKeys' | 'keys'>> {
  if (team === null) return { apiKeys: [], keys: { most: 0, mayUse: false, toRotate: 0 } };
  const isOwner = team.role === 'owner';
  const mayUse = isOwner || members.some(({ id, mayUseKeys }) => id === account.id && mayUseKeys);
  const kept = mayUse ? await keepKeys(deps, team) : [];
  return {
    apiKeys: kept.map(({ lastFour }) => maskedKey(lastFour)),
    keys: {
      most: keysOfPlan(team.standing, deps.clock.now()),
      mayUse,
      toRotate: isOwner ? kept.filter(({ knownOutsideAt }) => knownOutsideAt !== null).length : 0,
    },
  };
}

function countOrNull(allowance: Allowance): number | null {
  return allowance === 'unlimited' ? null : allowance;
}
