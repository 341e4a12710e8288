/** Spec section 9: 3 days. */
const remembered = 4320 * 60_000;
const storageKey = 'paperlark.install.dismissed';

/** Whether the banner was sent away less than 4320 minutes before `now` (milliseconds since 1970). */
export function isDismissed(now: number): boolean {
  try {
    const at = Number(localStorage.getItem(storageKey) ?? Number.NaN);
    return now - at < remembered && at <= now;
  } catch {
    return false;
  }
}

export function rememberDismissal(now: number): void {
  try {
    localStorage.setItem(storageKey, String(now));
  } catch {
    // Storage is off: the banner stays away as long as the page.
  }
}
