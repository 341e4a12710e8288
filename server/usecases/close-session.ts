import type { Clock } from '../ports/clock.ts';
import type { IdentityAccounts } from '../ports/identity-accounts.ts';
import type { Stores } from '../ports/stores.ts';
import type { Tokens } from '../ports/tokens.ts';

interface CloseSessionDeps {
  readonly stores: Pick<Stores, 'sessions' | 'users' | 'audit'>;
  readonly accounts: IdentityAccounts | null;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/**
 * Ends a session, and the identity provider's that it came from; a token that opens none is no error, so that signing out
 * always works.
 */
export async function closeSession(deps: CloseSessionDeps, sessionToken: string | null): Promise<void> {
  const { stores, accounts, tokens, clock } = deps;
  if (sessionToken === null) return;
  const session = await stores.sessions.find(tokens.hash(sessionToken));
  if (session === null) return;
  await stores.sessions.revoke(session.tokenHash);
  const account = await stores.users.find(session.userId);
  if (account !== null && session.identitySessionId !== null)
    await accounts?.endSession(account.subject, session.identitySessionId);
  await stores.audit.add({
    at: clock.now(),
    action: 'session.ended',
    actorId: session.userId,
    target: session.id,
    before: '',
    after: '',
  });
}
