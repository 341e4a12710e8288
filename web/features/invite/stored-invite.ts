import { inviteLimits } from '#domain/teams/invite.ts';
import { paths } from '#web/app/paths.ts';

/** Kept on this device until the invite was followed: signing up may lead through a mail and another tab. */
const storageKey = 'paperlark.invite';

/** Remembers an invite for the way through login or signup. */
export function storeInvite(token: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ token, at: Date.now() }));
  } catch {
    // Storage is off: the link has to be opened again after signing in.
  }
}

export function forgetInvite(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/** The token that was stored; null where there is none, or where no invite can be so old. */
export function storedInvite(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('token' in stored) || !('at' in stored))
      return null;
    const isOld = Date.now() - Number(stored.at) > inviteLimits.lifetime;
    return typeof stored.token === 'string' && !isOld ? stored.token : null;
  } catch {
    return null;
  }
}

/** Where somebody goes once they are signed in: to the invite that brought them, before any other place. */
export function placeAfterSignIn(heading: string): string {
  const token = storedInvite();
  return token === null ? heading : paths.join(token);
}
