import type { OutputOf } from '#contract/types.ts';
import type { IdentityAccounts } from '../../ports/identity-accounts.ts';
import type { Caller } from '../caller.ts';

/** What the account screen shows besides the plan: the profile, and what one signs in with. */
export async function describeAccount(
  { accounts }: { readonly accounts: IdentityAccounts | null },
  { account, needsSecondFactor }: Caller,
): Promise<OutputOf<'getAccount'>> {
  const isOwn = accounts?.issuer === account.issuer;
  const standing = isOwn ? await accounts.standing(account.subject) : null;
  return {
    id: account.id,
    email: account.email,
    firstName: account.profile?.firstName ?? '',
    lastName: account.profile?.lastName ?? '',
    organization: account.profile?.organization ?? null,
    researchField: account.profile?.researchField ?? null,
    hasPassword: standing?.hasPassword ?? false,
    secondFactor:
      standing === null
        ? null
        : {
            on: standing.hasSecondFactor,
            recoveryCodesLeft: standing.recoveryCodesLeft,
            required: needsSecondFactor,
          },
  };
}
