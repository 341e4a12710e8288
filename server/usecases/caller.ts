import type { Role } from '#domain/accounts/role.ts';
import { type CurrentSubscription, standingOf } from '#domain/billing/subscription.ts';
import type { Subject } from '#domain/plans/entitlements.ts';
import type { Account } from '../ports/users.ts';

/** Who asks, and what they have bought. */
export interface Caller {
  readonly account: Account;
  readonly role: Role;
  /** The best that they have now, else the last that they had; null where they never bought anything. */
  readonly subscription: CurrentSubscription | null;
  /** Their own; null where there never was one. */
  readonly trialEndsAt: Date | null;
}

/** What the plan rules need to know of a caller. There are no teams yet: everyone has what they bought themselves. */
export function subjectOf(caller: Caller): Subject {
  const { account, role, subscription, trialEndsAt } = caller;
  const own = { ...standingOf(subscription), trialEndsAt, isLifetime: account.lifetimeAt !== null };
  return { role, own, team: null };
}

/** Whose posts are counted for a caller. */
export function usageOwnerOf(caller: Caller): string {
  return `user:${caller.account.id}`;
}
