import type { Role } from '#domain/accounts/role.ts';
import { nothing, type Subject } from '#domain/plans/entitlements.ts';
import type { Account } from '../ports/users.ts';

/** Who asks. */
export interface Caller {
  readonly account: Account;
  readonly role: Role;
}

/** What the plan rules need to know of a caller. Plans cannot be bought yet: everyone starts with nothing of their own. */
export function subjectOf(caller: Caller): Subject {
  return { role: caller.role, own: nothing, team: null };
}

/** Whose posts are counted for a caller. */
export function usageOwnerOf(caller: Caller): string {
  return `user:${caller.account.id}`;
}
