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

/** Null takes the cookie away. */
export function writeSessionCookie(reply: FastifyReply, token: string | null, isHttps: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  const name = sessionCookieName(isHttps);
  if (token === null) reply.clearCookie(name, options);
  else reply.setCookie(name, token, { ...options, maxAge: sessionLimits.absolute / 1000 });
}
