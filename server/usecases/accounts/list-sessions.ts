import type { OutputOf } from '#contract/types.ts';
import { isSessionAlive } from '#domain/accounts/session-limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityAccounts } from '../../ports/identity-accounts.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';

export interface SessionDeps {
  readonly stores: Pick<Stores, 'sessions' | 'users' | 'audit'>;
  /** Null where the provider keeps its sessions to itself. */
  readonly accounts: IdentityAccounts | null;
  readonly clock: Clock;
}

type Listed = OutputOf<'listSessions'>;

/**
 * Where somebody is signed in: browsers with our cookie, and sign-ins at the embedded provider that have none, as a script's.
 * Newest use first.
 */
export async function listSessions(deps: SessionDeps, { account, signIn }: Caller): Promise<Listed> {
  const { stores, accounts, clock } = deps;
  const now = clock.now();
  const ours = (await stores.sessions.ofUser(account.id)).filter((one) => isSessionAlive(one, now));
  const theirs = accounts?.issuer === account.issuer ? await accounts.sessionsOf(account.subject) : [];
  const withCookie = new Set(ours.map(({ identitySessionId }) => identitySessionId));
  const isCurrent = (sessionId: string | null, identitySessionId: string | null) =>
    signIn !== null &&
    (signIn.sessionId === null
      ? identitySessionId !== null && identitySessionId === signIn.identitySessionId
      : sessionId === signIn.sessionId);
  return {
    sessions: [
      ...ours.map((one) => ({ ...one, current: isCurrent(one.id, one.identitySessionId) })),
      ...theirs
        .filter(({ id }) => !withCookie.has(id))
        .map((one) => ({ ...one, current: isCurrent(null, one.id) })),
    ]
      .sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
      .map(({ id, device, createdAt, lastSeenAt, current }) => ({
        id,
        device,
        startedAt: createdAt.toISOString(),
        lastUsedAt: lastSeenAt.toISOString(),
        current,
      })),
  };
}
