import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLimits } from '#domain/accounts/session-limits.ts';

/** Behind https the name itself pins it to this host and to secure transport. */
function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-session' : 'session';
}

export function readSessionCookie(request: FastifyRequest, isHttps: boolean): string | null {
  return request.cookies[sessionCookieName(isHttps)] || null;
}

/**
 * Null takes the cookie away, and what the browser kept of pages with it: "back" shows nothing of who was signed in (ASVS
 * 14.3.1). Not the storage, which holds the look chosen and an invitation on its way; not all cookies, which may be of the
 * institution's other sites.
 */
export function writeSessionCookie(reply: FastifyReply, token: string | null, isHttps: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  const name = sessionCookieName(isHttps);
  if (token === null) reply.clearCookie(name, options).header('clear-site-data', '"cache"');
  else reply.setCookie(name, token, { ...options, maxAge: sessionLimits.absolute / 1000 });
}
