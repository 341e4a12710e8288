import { ok, type Result } from '#domain/result.ts';
import { type AuthenticateDeps, accountOf, callerOf } from './authenticate.ts';
import type { Caller } from './caller.ts';

export interface OpenedSession {
  readonly caller: Caller;
  /** For the cookie; kept here as a hash only. */
  readonly token: string;
}

/** Opens a session for the holder of an ID token, under a new token; the one that the browser had before ends. */
export async function openSession(
  deps: AuthenticateDeps,
  input: { readonly idToken: string; readonly previousToken: string | null },
): Promise<Result<OpenedSession>> {
  const verified = await deps.verifier.verify(input.idToken);
  if (!verified.ok) return verified;
  const now = deps.clock.now();
  const account = await accountOf(deps, verified.value);
  if (!account.ok) return account;
  const caller = await callerOf(deps, account.value);
  if (!caller.ok) return caller;
  const token = deps.tokens.create();
  if (input.previousToken !== null) await deps.stores.sessions.revoke(deps.tokens.hash(input.previousToken));
  await deps.stores.sessions.create({
    tokenHash: deps.tokens.hash(token),
    userId: account.value.id,
    createdAt: now,
    lastSeenAt: now,
  });
  return ok({ caller: caller.value, token });
}
