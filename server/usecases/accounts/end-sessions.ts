import type { Account } from '../../ports/users.ts';
import type { Caller } from '../caller.ts';
import type { SessionDeps } from './list-sessions.ts';

/** Ends all sessions of the caller but the one that asks. */
export async function endOtherSessions(deps: SessionDeps, { account, signIn }: Caller): Promise<void> {
  const { stores, accounts } = deps;
  const own = await stores.sessions.ofUser(account.id);
  const current = own.find(({ id, identitySessionId }) =>
    signIn?.sessionId === null
      ? identitySessionId !== null && identitySessionId === signIn.identitySessionId
      : id === signIn?.sessionId,
  );
  await stores.sessions.revokeAllOf(account.id, current ?? null);
  if (accounts?.issuer === account.issuer)
    await accounts.endSessions(account.subject, signIn?.identitySessionId ?? null);
  await note(deps, account, 'others');
}

/** Ends all sessions of somebody, and every ID token that was made before. */
export async function signOutEverywhere(
  deps: SessionDeps,
  account: Account,
  actorId = account.id,
): Promise<void> {
  const { stores, accounts, clock } = deps;
  await stores.users.signOutEverywhere(account, clock.now());
  if (accounts?.issuer === account.issuer) await accounts.endSessions(account.subject, null);
  await note(deps, account, 'all', actorId);
}

function note(
  { stores, clock }: SessionDeps,
  { id }: Account,
  which: 'others' | 'all',
  actorId = id,
): Promise<void> {
  const entry = { at: clock.now(), action: 'sessions.ended', actorId, target: id, before: '' } as const;
  return stores.audit.add({ ...entry, after: which });
}
