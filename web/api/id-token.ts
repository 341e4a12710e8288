import type { IdentitySession } from './sign-in-types.ts';

/** Refresh this long before the token ends, in milliseconds: longer than a request takes. */
const refreshBefore = 60_000;

interface Held extends IdentitySession {
  readonly goodUntil: number;
}

let held: Held | null = null;

/** Keeps a new ID token in memory only: after a reload the session cookie speaks for the person. */
export function holdIdToken(session: IdentitySession): void {
  held = { ...session, goodUntil: Date.now() + lifeOf(session.idToken) };
}

export function forgetIdToken(): void {
  held = null;
}

/** The bearer token of the moment, refreshed when it is about to end; null where the cookie is to speak. */
export async function currentIdToken(): Promise<string | null> {
  const session = held;
  if (session === null) return null;
  if (session.goodUntil - Date.now() > refreshBefore) return session.idToken;
  const idToken = (await session.refresh?.().catch(() => null)) ?? null;
  // Somebody may have signed out, or in, meanwhile: theirs stays.
  if (held !== session) return currentIdToken();
  if (idToken === null) forgetIdToken();
  else holdIdToken({ ...session, idToken });
  return idToken;
}

/** The provider's id of the person. Whether the token is good is the server's to say. */
export function subjectOf(idToken: string): string {
  const { sub } = claimsOf(idToken);
  return typeof sub === 'string' ? sub : '';
}

/** The address that the provider knows them by; empty where it says none. */
export function addressOf(idToken: string): string {
  const { email } = claimsOf(idToken);
  return typeof email === 'string' ? email : '';
}

/** Milliseconds. By the token alone: the clock of this device may be wrong. */
function lifeOf(idToken: string): number {
  const { iat, exp } = claimsOf(idToken);
  return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : 0;
}

function claimsOf(idToken: string): { readonly [claim: string]: unknown } {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}
