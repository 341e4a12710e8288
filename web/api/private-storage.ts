/** What this tab keeps for the person signed in: drafts survive a reload and end with the session. */
const prefix = 'paperlark.private.';

export function readPrivate(name: string): unknown {
  try {
    const raw = sessionStorage.getItem(prefix + name);
    return raw === null ? null : JSON.parse(raw);
  } catch {
    return null;
  }
}

export function writePrivate(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Storage is off or full: the draft lasts as long as the page.
  }
}

export function clearPrivateStorage(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
