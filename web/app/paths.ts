import { sandboxPath } from '#contract/pages.ts';

/** Names a plan of the catalogue by its row, as in "PRO-year". */
export const planParameter = 'plan';

/** Every address of the app, in one place. */
export const paths = {
  landing: '/',
  login: '/login',
  /** The login, which says so. */
  accountDeleted: '/login#account-deleted',
  resetPassword: '/reset-password',
  verifyAddress: '/verify-address',
  sandboxOpen: sandboxPath,
  outbox: '/sandbox/outbox',
  sandboxGoogle: '/sandbox/google',
  signup: '/signup',
  pricing: '/pricing',
  /** The pricing page with the checkout of one plan open. */
  checkout: (planId: string): string => `/pricing?${new URLSearchParams({ [planParameter]: planId })}`,
  check: '/check',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  imprint: '/imprint',
  home: '/home',
  chatPattern: '/chat/:id',
  chat: (sessionId: string): string => `/chat/${encodeURIComponent(sessionId)}`,
  joinPattern: '/join/:token',
  join: (token: string): string => `/join/${encodeURIComponent(token)}`,
  teamDashboard: '/team-dashboard',
  runs: '/runs',
  runPattern: '/runs/:id',
  run: (runId: string): string => `/runs/${encodeURIComponent(runId)}`,
  signOffs: '/sign-offs',
  signOffPattern: '/sign-offs/:id',
  signOff: (id: string): string => `/sign-offs/${encodeURIComponent(id)}`,
  reviewPattern: '/review/:token',
  account: '/account',
  generateTrial: '/admin/generate-trial',
  redeemTrial: '/redeem-trial',
  /** The account page with a plan to change to already chosen. */
  changePlan: (planId: string): string => `/account?${new URLSearchParams({ [planParameter]: planId })}`,
} as const;

/** State of the login's address while somebody signs out: it does not send them on. */
export const signingOut = 'signing-out';

const headingParameter = 'next';

/** The way to `/login` or `/signup` that comes back to where one was heading. */
export function pathWithHeading(path: string, heading: string): string {
  return heading === paths.home ? path : `${path}?${new URLSearchParams({ [headingParameter]: heading })}`;
}

/** Where to go after signing in: a path of this app only, `/home` where none or a foreign one was given. */
export function headingFrom(search: string): string {
  return ownPath(new URLSearchParams(search).get(headingParameter) ?? '');
}

/** The same, of what was kept. */
export function ownPath(heading: string): string {
  const isOwnPath =
    /^\/(?![/\\])[^\s\\]*$/.test(heading) &&
    !heading.startsWith(paths.login) &&
    !heading.startsWith(paths.signup);
  return isOwnPath ? heading : paths.home;
}
