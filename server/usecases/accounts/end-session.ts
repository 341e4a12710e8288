import { fail, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../caller.ts';
import type { SessionDeps } from './list-sessions.ts';

/** Ends one of the caller's sessions, at once; to everybody else there is no such session. */
export async function endSession(
  { stores, accounts, clock }: SessionDeps,
  { account }: Caller,
  sessionId: string,
): Promise<Result<null>> {
  const ours = (await stores.sessions.ofUser(account.id)).find(({ id }) => id === sessionId);
  if (ours !== undefined) await stores.sessions.revoke(ours.tokenHash);
  const identitySessionId = ours === undefined ? sessionId : ours.identitySessionId;
  const isOwn = accounts?.issuer === account.issuer && identitySessionId !== null;
  const ended = isOwn && (await accounts.endSession(account.subject, identitySessionId));
  if (ours === undefined && !ended) return fail('not_found', 'There is no such session of yours.');
  await stores.audit.add({
    at: clock.now(),
    action: 'session.ended',
    actorId: account.id,
    target: sessionId,
    before: '',
    after: '',
  });
  return ok(null);
}
