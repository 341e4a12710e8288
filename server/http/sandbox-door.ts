import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { callsThisMachine } from './refuse-other-names.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the stand-ins of the sandbox are open to it. */
    opensSandbox: boolean;
  }
}

type DoorDeps = Pick<AppDeps, 'settings' | 'tokens'>;

/** Of scripts on this machine, which read the key where the start keeps it. */
export const sandboxKeyHeader = 'x-sandbox-key';
const cookieName = 'sandbox';
/** Seconds. */
const cookieLife = 30 * 24 * 3600;
/** By how much the sandbox may be called more often: tests sign up by the hundred. */
export const sandboxFactor = 100;

/** What is said to whoever comes without the key. */
export const withoutKey =
  'This is a part of the sandbox, which opens on the machine of the server alone: please open the address with "/sandbox/open" that the server printed in its terminal when it started.';

/**
 * The stand-ins give away every account: mails with their links, Google's word for any address. That the server listens on
 * this machine alone is no proof of who asks, since a proxy on this machine may let the world in and say nothing of it. So
 * whoever wants them shows a key that only the terminal of the server and a file of its owner hold.
 */
export function watchSandboxDoor(app: FastifyInstance, deps: DoorDeps): void {
  app.decorateRequest('opensSandbox', false);
  app.addHook('onRequest', async (request) => {
    const shown = request.headers[sandboxKeyHeader] ?? request.cookies[cookieName];
    request.opensSandbox = typeof shown === 'string' && isKey(deps, request, shown);
  });
}

/** Keeps the key for this browser; false where it is another one, or the request is not of this machine. */
export function openSandbox(
  deps: DoorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): boolean {
  if (!isKey(deps, request, key)) return false;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', maxAge: cookieLife } as const;
  reply.setCookie(cookieName, key, options);
  return true;
}

/** By how much the limits of calls are wider for this request. */
export function limitFactor({ settings }: Pick<DoorDeps, 'settings'>, request: FastifyRequest): number {
  return settings.rateLimitFactor * (request.opensSandbox ? sandboxFactor : 1);
}

function isKey({ settings, tokens }: DoorDeps, request: FastifyRequest, shown: string): boolean {
  const { sandboxKey, origins } = settings;
  if (sandboxKey === null || !isAskedHere(request, origins)) return false;
  return tokens.isHashOf(tokens.hash(sandboxKey), shown);
}

/**
 * A request that came from here, to here, and through no proxy that shows: one that passes requests on as HTTP/1.0, which no
 * browser speaks, shows too.
 */
function isAskedHere(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const peer = request.socket.remoteAddress ?? '';
  return (
    (peer === '::1' || /^(?:::ffff:)?127\./.test(peer)) &&
    request.raw.httpVersion === '1.1' &&
    callsThisMachine(request) &&
    origins.some((own) => new URL(own).host === host) &&
    (origin === undefined || origins.includes(origin)) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  );
}
