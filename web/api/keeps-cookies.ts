let known: boolean | null = null;

/** Whether this browser keeps cookies of ours. Some say that they do and keep none, so one is tried. */
export function keepsCookies(): boolean {
  known ??= navigator.cookieEnabled && keepsOne();
  return known;
}

function keepsOne(): boolean {
  try {
    const probe = 'paperlark-probe=1';
    // biome-ignore lint/suspicious/noDocumentCookie: the store that would replace it is not in every browser
    document.cookie = `${probe}; SameSite=Lax; Max-Age=60`;
    const isThere = document.cookie.includes(probe);
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${probe}; SameSite=Lax; Max-Age=0`;
    return isThere;
  } catch {
    return false;
  }
}
