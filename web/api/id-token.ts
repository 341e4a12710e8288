import { fetchIdToken } from './identity.ts';

/** Refresh this long before the token ends, in milliseconds: longer than a request takes. */
const refreshBefore = 60_000;

let held: { readonly token: string; readonly expiresAt: number } | null = null;

/** Keeps the ID token in memory only: after a reload the session cookie speaks for the person. */
export function holdIdToken(token: string): void {
  held = { token, expiresAt: expiryOf(token) };
}

export function forgetIdToken(): void {
  held = null;
}

/** The bearer token of the moment, refreshed when it is about to end; null where the cookie is to speak. */
export async function currentIdToken(): Promise<string | null> {
  if (held === null) return null;
  if (held.expiresAt - Date.now() > refreshBefore) return held.token;
  try {
    holdIdToken(await fetchIdToken());
  } catch {
    forgetIdToken();
  }
  return held?.token ?? null;
}

/** Milliseconds since 1970. Only to know when to refresh: whether a token is good is the server's to say. */
function expiryOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null && 'exp' in claims ? Number(claims.exp) * 1000 : 0;
  } catch {
    return 0;
  }
}
