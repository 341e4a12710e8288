export type Role = 'user' | 'admin';

/** Admins are the verified addresses that the operator named; an unverified address never gives a right. */
export function roleOf(
  account: { readonly email: string; readonly emailVerified: boolean },
  adminEmails: readonly string[],
): Role {
  return account.emailVerified && adminEmails.includes(account.email) ? 'admin' : 'user';
}
