import type { Role } from '#domain/accounts/role.ts';
import type { HeldSubscription } from '#domain/billing/held.ts';
import { bestSubscription, type CurrentSubscription, standingOf } from '#domain/billing/subscription.ts';
import { defaultPlanKey } from '#domain/plans/catalogue.ts';
import { type Entitlements, nothing, type Standing, type Subject } from '#domain/plans/entitlements.ts';
import type { VerifierRun } from '../ports/claim-verifier.ts';
import type { Team } from '../ports/teams.ts';
import type { Account } from '../ports/users.ts';
import type { WorkOrder } from '../ports/workshop.ts';

/** Who asks, what they have bought, and the team that they belong to. */
export interface Caller {
  readonly account: Account;
  readonly role: Role;
  /** Named as an admin, and one as soon as they turn on a second factor. */
  readonly needsSecondFactor: boolean;
  /** The sign-in that this request comes from; null where a key speaks. */
  readonly signIn: SignIn | null;
  /** The best that they have for themselves now, else the last that they had; null where they never bought anything. */
  readonly subscription: CurrentSubscription | null;
  /** Their own; null where there never was one. */
  readonly trialEndsAt: Date | null;
  readonly team: CallerTeam | null;
  /** Every subscription that they pay or may end, but for those that are over: one by one, never joined. */
  readonly held: readonly HeldSubscription[];
  /** What they still pay for a team that they handed over. It opens nothing for them; they can end it. */
  readonly paysForTeam: CurrentSubscription | null;
  /** Set where an API key of the team speaks instead of a person; `account` is then the owner's. */
  readonly key: { readonly id: string } | null;
}

export interface SignIn {
  /** Our cookie session; null where an ID token speaks. */
  readonly sessionId: string | null;
  /** The embedded identity provider's; null for others. */
  readonly identitySessionId: string | null;
  /** When the person proved who they are. */
  readonly at: Date;
}

export interface CallerTeam extends Team {
  readonly role: 'owner' | 'member';
  /** What the team's plan comes from, whoever pays. */
  readonly subscription: CurrentSubscription | null;
  readonly standing: Standing;
}

/** Somebody who waits for an answer. */
export interface AskingCaller {
  readonly caller: Caller;
  /** Ends when they leave. */
  readonly signal: AbortSignal;
}

/** Work for somebody who waits for it. All keys of an account take turns with its owner: nobody has more for having more of them. */
export function orderOf({ account }: Caller, signal: AbortSignal): WorkOrder {
  return { by: account.id, signal, inBackground: false };
}

/** A question to a model, for somebody who waits for the answer. */
export function runOfCaller({ caller, signal }: AskingCaller, priority = false): VerifierRun {
  return { signal, userId: caller.account.id, share: modelShareOf(caller), priority, inBackground: false };
}

/** What the plan rules need to know of a caller. */
export function subjectOf(caller: Caller): Subject {
  const { account, role, subscription, trialEndsAt, team, key } = caller;
  // A key has what its team has: nothing of its owner's own.
  if (key !== null) return { role: 'user', own: nothing, team: team?.standing ?? null };
  const own = { ...standingOf(subscription), trialEndsAt, isLifetime: account.lifetimeAt !== null };
  return { role, own, team: team?.standing ?? null };
}

/** Whose posts are counted for a caller: a key's own; their team's where its plan is the one that counts. */
export function usageOwnerOf(
  { account, team, key }: Caller,
  { countedFor }: Pick<Entitlements, 'countedFor'>,
): string {
  if (key !== null) return usageOwnerOfKey(key.id);
  return team !== null && countedFor === 'team' ? `team:${team.id}` : `user:${account.id}`;
}

/**
 * Whose share of the model a caller writes from: their own, once they have proved an address or paid. All others have one share
 * together, since nothing else keeps anybody from being many of them.
 */
export function modelShareOf(caller: Caller): string {
  return isProved(caller) ? caller.account.id : sharedShare;
}

/** Whether they proved an address or paid: nobody is many of those. */
export function isProved({ account, subscription, team, key }: Caller): boolean {
  return account.emailVerified || subscription !== null || team !== null || key !== null;
}

/** The share of everybody who has proved nothing. */
export const sharedShare = 'unproved';

/** Keys are counted on their own. */
export function usageOwnerOfKey(keyId: string): string {
  return `key:${keyId}`;
}

/**
 * The subscription that the caller's plan comes from, where it is theirs to manage: their own, or that of the team that they own,
 * never the one's plan with the other's dates. Where nothing is open, the last that they had.
 */
export function countingSubscription(
  caller: Pick<Caller, 'subscription' | 'team'>,
  { planKey, countedFor }: Pick<Entitlements, 'planKey' | 'countedFor'>,
  now: Date,
): CurrentSubscription | null {
  if (planKey === defaultPlanKey) return managedSubscription(caller, now);
  if (countedFor === 'user') return caller.subscription;
  return caller.team?.role === 'owner' ? caller.team.subscription : null;
}

/** What a caller may end or change: their own plan, or their team's where they own it. A member's team is not theirs to end. */
export function managedSubscription(
  { subscription, team }: Pick<Caller, 'subscription' | 'team'>,
  now: Date,
): CurrentSubscription | null {
  const ofTeam = team?.role === 'owner' ? team.subscription : null;
  return bestSubscription(
    [subscription, ofTeam].filter((one) => one !== null),
    now,
  );
}
