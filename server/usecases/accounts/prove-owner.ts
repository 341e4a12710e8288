import { proofLimits } from '#domain/accounts/session-limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityAccounts } from '../../ports/identity-accounts.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { countKey } from './keyed-hash.ts';

interface ProveDeps {
  readonly stores: Pick<Stores, 'audit' | 'guesses'>;
  readonly accounts: IdentityAccounts | null;
  readonly clock: Clock;
  /** Makes the hashes under which tries are counted. */
  readonly auditSecret: string;
}

/** That whoever asks is the owner, and not somebody at an open browser: by password, or by a sign-in of just now where there is none. */
export async function proveOwner(
  deps: ProveDeps,
  { account, signIn }: Caller,
  password: string,
): Promise<Result<null>> {
  const { accounts, clock } = deps;
  const isOwn = accounts?.issuer === account.issuer;
  if (isOwn && (await accounts.standing(account.subject)).hasPassword)
    return provePassword(deps, accounts, account, password);
  const age = signIn === null ? Number.POSITIVE_INFINITY : clock.now().getTime() - signIn.at.getTime();
  return age <= proofLimits.recent
    ? ok(null)
    : fail('forbidden', 'Please sign out and in again first: this needs a sign-in of the last 10 minutes.');
}

/** Counted before it is tried, so that of many at once no more are. */
async function provePassword(
  { stores, clock, auditSecret }: ProveDeps,
  accounts: IdentityAccounts,
  { id, subject }: Caller['account'],
  password: string,
): Promise<Result<null>> {
  const now = clock.now();
  const tries = countKey(auditSecret, 'owner asked', id);
  const [counted] = await stores.guesses.add([{ id: tries, times: 1, windowMs: proofLimits.window }], now);
  if (counted !== undefined && counted.count > proofLimits.most)
    return fail('rate_limited', 'Too many wrong passwords. Please wait 15 minutes and try again.', {
      retryAfter: Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000)),
    });
  if (await accounts.isPassword(subject, password)) {
    await stores.guesses.takeBack(tries, now);
    return ok(null);
  }
  const entry = { at: now, action: 'password.refused', actorId: id, target: id } as const;
  await stores.audit.add({ ...entry, before: '', after: '' });
  return fail('forbidden', 'The password is not right.');
}
