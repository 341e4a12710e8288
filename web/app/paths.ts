/** Every address of the app, in one place. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  home: '/home',
  chatPattern: '/chat/:id',
  chat: (sessionId: string): string => `/chat/${encodeURIComponent(sessionId)}`,
} as const;

const headingParameter = 'next';

/** The way to `/login` or `/signup` that comes back to where one was heading. */
export function pathWithHeading(path: string, heading: string): string {
  return heading === paths.home ? path : `${path}?${new URLSearchParams({ [headingParameter]: heading })}`;
}

/** Where to go after signing in: a path of this app only, `/home` where none or a foreign one was given. */
export function headingFrom(search: string): string {
  const heading = new URLSearchParams(search).get(headingParameter) ?? '';
  const isOwnPath =
    /^\/(?![/\\])[^\s\\]*$/.test(heading) &&
    !heading.startsWith(paths.login) &&
    !heading.startsWith(paths.signup);
  return isOwnPath ? heading : paths.home;
}
