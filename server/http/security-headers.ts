import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInCallbackPath } from '#contract/pages.ts';
import type { SignInOffer } from '../ports/sign-in.ts';

/** Whose window takes the card; null where nothing can be bought. */
type PaymentProvider = 'sandbox' | 'paddle' | null;

/**
 * Pages: nothing from elsewhere, no inline script. Styles may be inline, as the dialogs set them while open. Only where
 * Paddle takes the money, a meeting can be booked or Firebase signs people in, may their script, style sheet and frame come
 * from their own addresses.
 */
function pagePolicy(
  { paymentProvider, bookingUrl, hasOutbox, signIn }: SecuritySettings,
  signsIn: boolean,
): string {
  const guests: Sources[] = [
    ...(signsIn && signIn.kind === 'firebase' ? [firebaseSources(signIn)] : []),
    ...(paymentProvider === 'paddle' ? [paddleSources] : []),
    ...(bookingUrl === null ? [] : [{ ...bookingSources, frame: [new URL(bookingUrl).origin] }]),
    ...(hasOutbox ? [{ frame: ["'self'"] }] : []),
  ];
  const from = (kind: keyof Sources) => [...new Set(guests.flatMap((guest) => guest[kind] ?? []))];
  const list = (name: string, kind: keyof Sources, own: readonly string[]) =>
    [name, ...own, ...from(kind)].join(' ');
  return [
    "default-src 'none'",
    list('script-src', 'script', ["'self'"]),
    list('style-src', 'style', ["'self'"]),
    ...(from('styleAttribute').length > 0 ? [list('style-src-attr', 'styleAttribute', [])] : []),
    list('img-src', 'image', ["'self'", 'data:']),
    "font-src 'self'",
    list('connect-src', 'connect', ["'self'"]),
    ...(from('frame').length > 0 ? [list('frame-src', 'frame', [])] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Where parts of a page may come from besides us. */
interface Sources {
  readonly script?: readonly string[];
  readonly style?: readonly string[];
  readonly styleAttribute?: readonly string[];
  readonly image?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
}

/** What Paddle.js 2 loads, in its test environment and in earnest. */
const paddleSources: Sources = {
  script: ['https://cdn.paddle.com'],
  style: ['https://cdn.paddle.com', 'https://sandbox-cdn.paddle.com'],
  image: ['https://*.paddle.com'],
  connect: ['https://sandbox-checkout-service.paddle.com', 'https://checkout-service.paddle.com'],
  frame: ['https://sandbox-buy.paddle.com', 'https://buy.paddle.com'],
};

/** Calendly's widget, whose popup carries its size in style attributes. */
const bookingSources: Sources = {
  script: ['https://assets.calendly.com'],
  style: ['https://assets.calendly.com'],
  styleAttribute: ["'unsafe-inline'"],
  image: ['https://assets.calendly.com'],
};

/** The Firebase client: its calls, and with Google the script and the hidden frame that tell the page of the window. */
function firebaseSources({ authDomain, google }: Extract<SignInOffer, { kind: 'firebase' }>): Sources {
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    ...(google ? { script: ['https://apis.google.com'], frame: [`https://${authDomain}`] } : {}),
  };
}

/** A mail in the frame of the outbox: its own styles and nothing else; links open in pages of their own. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
const mailRoute = '/api/sandbox/mails/:mailId/html';
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The service worker fetches what the pages ask it for; like every script it may do only what its own answer says. */
const workerPolicy = "default-src 'none'; connect-src 'self'";
const workerPath = '/sw.js';
const year = 31_536_000;

export interface SecuritySettings {
  readonly isHttps: boolean;
  readonly paymentProvider: PaymentProvider;
  /** Page of the booking widget; null where there is none. */
  readonly bookingUrl: string | null;
  /** Whether a page of ours shows mails in a frame. */
  readonly hasOutbox: boolean;
  /** Who signs people in. */
  readonly signIn: SignInOffer;
}

/** On every answer, errors and static files included. */
export function addSecurityHeaders(app: FastifyInstance, settings: SecuritySettings): void {
  // The landing page is a document of its own, in which nobody signs in.
  const [landingPolicy, appPolicy] = [pagePolicy(settings, false), pagePolicy(settings, true)];
  const pagePolicyOf = (url: string) => (isLanding(url) ? landingPolicy : appPolicy);
  app.addHook('onSend', async (request, reply) => {
    const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    // "Not modified" has no content type, and browsers take its headers for the page that they kept.
    const isPage = isHtml || (reply.statusCode === 304 && !isPrivate(request.url));
    const isMail = isHtml && isMailPage(request, reply);
    reply.headers({
      'content-security-policy': isMail
        ? mailPolicy
        : isPage
          ? pagePolicyOf(request.url)
          : plainPolicyOf(request.url),
      'x-content-type-options': 'nosniff',
      // Addresses of chats hold the first words of what was pasted.
      'referrer-policy': 'no-referrer',
      'x-frame-options': isMail ? 'SAMEORIGIN' : 'DENY',
      'cross-origin-opener-policy': openerPolicyOf(request.url, isPage),
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), web-share=(self)',
      'x-request-id': request.id,
    });
    if (settings.isHttps) reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`);
    if (isPrivate(request.url) || isJson(reply)) reply.header('cache-control', 'no-store');
  });
}

/** A mail in the frame of the outbox, and not a refusal to show it. */
function isMailPage(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.statusCode === 200 && request.routeOptions.url === mailRoute;
}

/** What is no page: the service worker may fetch, data may do nothing. */
function plainPolicyOf(url: string): string {
  return isWorker(url) ? workerPolicy : dataPolicy;
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
