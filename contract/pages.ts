/** Where services elsewhere send the browser back to after signing in: a document of its own, in the sign-in window. */
export const signInCallbackPath = '/sign-in/callback';

/** The page that the start of a server with a sandbox prints; the key stands behind "#". */
export const sandboxPath = '/sandbox/open';

/** Paths of the app's own pages: the server answers them with the app; any other page path is "not found" with status 404. */
const pagePaths = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/verify-address',
  '/pricing',
  '/contact',
  '/privacy',
  '/terms',
  '/imprint',
  sandboxPath,
  '/sandbox/outbox',
  '/sandbox/google',
  '/home',
  '/chat/:sessionId',
  '/account',
  '/admin/generate-trial',
  '/redeem-trial',
  '/join/:token',
  '/team-dashboard',
  '/runs',
  '/runs/:runId',
  '/sign-offs',
  '/sign-offs/:signOffId',
  '/review/:token',
] as const;

/** Whether a path is one of the app's pages. */
export function isPagePath(path: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return patterns.some((pattern) => pattern.test(clean));
}

const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Whether a path can be decoded: links that were cut or mangled cannot. No page has such an address. */
export function isReadablePath(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
