/** The token of a trial link, kept on this device while somebody signs in or makes an account; never in an address again. */
const name = 'paperlark.trial-token';

/** Takes the token out of a query, and keeps it. Answers the one kept before where the query has none. */
export function takeToken(search: string): string | null {
  const token = new URLSearchParams(search).get('token')?.trim() ?? '';
  if (token === '') return keptToken();
  try {
    localStorage.setItem(name, token);
  } catch {
    // Storage is off: the token lasts as long as the page.
  }
  return token;
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

function keptToken(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
