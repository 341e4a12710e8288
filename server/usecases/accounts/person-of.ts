import type { Person } from '../../ports/account-data.ts';
import type { IdentityAccounts } from '../../ports/identity-accounts.ts';
import type { Account } from '../../ports/users.ts';

/** The names under which rows know the owner of an account. */
export function personOf(
  accounts: IdentityAccounts | null,
  { id, issuer, subject, email, emailVerified }: Account,
): Person {
  const identityId = accounts?.issuer === issuer ? subject : null;
  return { userId: id, identityId, email, emailVerified };
}
