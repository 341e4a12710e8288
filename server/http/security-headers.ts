import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInCallbackPath } from '#contract/pages.ts';
import { type PageGuests, pagePolicy, plainPagePolicy } from './page-policy.ts';

/** A mail in the frame of the outbox: its own styles and nothing else; links open in pages of their own. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
const mailRoute = '/api/sandbox/mails/:mailId/html';
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The service worker fetches what the pages ask it for; like every script it may do only what its own answer says. */
const workerPolicy = "default-src 'none'; connect-src 'self'";
const workerPath = '/sw.js';
const year = 31_536_000;

export interface SecuritySettings extends PageGuests {
  readonly isHttps: boolean;
}

/** Of every answer that is no page: those too that are refused before there is a request to speak of. */
export function headersOfData(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    // Addresses of chats hold the first words of what was pasted.
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isHttps ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` } : {}),
  };
}

/** On every answer, errors and static files included. */
export function addSecurityHeaders(app: FastifyInstance, settings: SecuritySettings): void {
  // The landing page is a document of its own, in which nobody signs in.
  const [landingPolicy, appPolicy] = [pagePolicy(settings, false), pagePolicy(settings, true)];
  const common = headersOfData(settings.isHttps);
  app.decorateReply('pageNonce', null);
  app.addHook('onSend', async (request, reply) => {
    const { url } = request;
    const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    // "Not modified" has no content type, and browsers take its headers for the document that they kept.
    const isPage = isHtml || (reply.statusCode === 304 && !isPrivate(url));
    const isMail = isHtml && isMailPage(request, reply);
    const policyOf = (nonce: string | null) => {
      if (nonce !== null) return (isLanding(url) ? landingPolicy : appPolicy)(nonce);
      if (isMail) return mailPolicy;
      if (isWorker(url)) return workerPolicy;
      return isPage ? plainPagePolicy : dataPolicy;
    };
    reply.headers({
      ...common,
      'content-security-policy': policyOf(reply.pageNonce),
      'x-frame-options': isMail ? 'SAMEORIGIN' : 'DENY',
      'cross-origin-opener-policy': openerPolicyOf(url, isPage),
      'x-request-id': request.id,
    });
    if (isPrivate(url) || isJson(reply)) reply.header('cache-control', 'no-store');
  });
}

/** A mail in the frame of the outbox, and not a refusal to show it. */
function isMailPage(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.statusCode === 200 && request.routeOptions.url === mailRoute;
}

/**
 * Pages keep the sign-in windows that they open, and nobody else's. What such a window comes back to must stay in its
 * group, or it could not close itself; it shows nothing and may do nothing.
 */
function openerPolicyOf(url: string, isPage: boolean): string {
  if (pathOf(url) === signInCallbackPath) return 'unsafe-none';
  return isPage && !isLanding(url) ? 'same-origin-allow-popups' : 'same-origin';
}

function isLanding(url: string): boolean {
  return pathOf(url) === '/';
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

/** Answers of the API at the paths of older clients, which do not begin with /api. */
function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}

function isWorker(url: string): boolean {
  return url === workerPath || url.startsWith(`${workerPath}?`);
}

function isPrivate(url: string): boolean {
  return url === '/api' || url.startsWith('/api/');
}
