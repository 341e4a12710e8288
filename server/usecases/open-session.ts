import { randomUUID } from 'node:crypto';
import { deviceWords } from '#domain/accounts/device-words.ts';
import { sessionLimits } from '#domain/accounts/session-limits.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Session } from '../ports/sessions.ts';
import { type AuthenticateDeps, accountOf, callerOf } from './authenticate.ts';
import type { Caller } from './caller.ts';

export interface OpenedSession {
  readonly caller: Caller;
  /** For the cookie; kept here as a hash only. */
  readonly token: string;
}

interface OpenSessionInput {
  readonly idToken: string;
  readonly previousToken: string | null;
  /** What the browser says of itself; only its kind is kept. */
  readonly userAgent: string;
}

/** Opens a session for the holder of an ID token, under a new token; the one that the browser had before ends. */
export async function openSession(
  deps: AuthenticateDeps,
  input: OpenSessionInput,
): Promise<Result<OpenedSession>> {
  const verified = await deps.verifier.verify(input.idToken);
  if (!verified.ok) return verified;
  const account = await accountOf(deps, verified.value);
  if (!account.ok) return account;
  const now = deps.clock.now();
  const token = deps.tokens.create();
  const isOwn = deps.accounts?.issuer === verified.value.issuer;
  const session: Session = {
    id: randomUUID(),
    tokenHash: deps.tokens.hash(token),
    userId: account.value.id,
    device: deviceWords(input.userAgent),
    identitySessionId: isOwn ? verified.value.sessionId : null,
    signedInAt: verified.value.signedInAt,
    createdAt: now,
    lastSeenAt: now,
  };
  const { id: sessionId, identitySessionId, signedInAt: at } = session;
  const caller = await callerOf(deps, account.value, { sessionId, identitySessionId, at });
  if (!caller.ok) return caller;
  if (input.previousToken !== null) await endPrevious(deps, input.previousToken, session);
  await deps.stores.sessions.create(session);
  await deps.stores.sessions.keepNewest(account.value.id, sessionLimits.most);
  await deps.stores.audit.add({
    at: now,
    action: 'session.opened',
    actorId: account.value.id,
    target: session.id,
    before: '',
    after: '',
  });
  return ok({ caller: caller.value, token });
}

/** With the provider's session that it came from, unless the new one comes from the same. */
async function endPrevious(
  { stores, tokens, accounts }: AuthenticateDeps,
  token: string,
  { identitySessionId }: Session,
): Promise<void> {
  const previous = await stores.sessions.find(tokens.hash(token));
  if (previous === null) return;
  await stores.sessions.revoke(previous.tokenHash);
  const former = previous.identitySessionId;
  if (former === null || former === identitySessionId || accounts === null) return;
  const account = await stores.users.find(previous.userId);
  if (account !== null) await accounts.endSession(account.subject, former);
}
