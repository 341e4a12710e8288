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
}

/** What the plan rules need to know of a caller. There are no teams yet: everyone has what they bought themselves. */
export function subjectOf(caller: Caller): Subject {
  return { role: caller.role, own: standingOf(caller.subscription), team: null };
}

/** Whose posts are counted for a caller. */
export function usageOwnerOf(caller: Caller): string {
  return `user:${caller.account.id}`;
}
