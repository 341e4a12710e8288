import type { Stores } from '../ports/stores.ts';
import type { Tokens } from '../ports/tokens.ts';

/** Ends a session; a token that opens none is no error, so that signing out always works. */
export async function closeSession(
  deps: { readonly stores: Pick<Stores, 'sessions'>; readonly tokens: Tokens },
  sessionToken: string | null,
): Promise<void> {
  if (sessionToken !== null) await deps.stores.sessions.revoke(deps.tokens.hash(sessionToken));
}
