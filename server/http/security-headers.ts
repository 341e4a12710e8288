import type { FastifyInstance, FastifyReply } from 'fastify';

/** Whose window takes the card; null where nothing can be bought. */
type PaymentProvider = 'sandbox' | 'paddle' | null;

/**
 * Pages: nothing from elsewhere, no inline script. Styles may be inline, as the dialogs set them while open. Only where
 * Paddle takes the money may its script, its style sheet and the frame of its checkout come from its own addresses.
 */
function pagePolicy(provider: PaymentProvider): string {
  const paddle = provider === 'paddle' ? paddleSources : noSources;
  return [
    "default-src 'none'",
    `script-src 'self'${paddle.script}`,
    `style-src 'self'${paddle.style}`,
    `img-src 'self' data:${paddle.image}`,
    "font-src 'self'",
    `connect-src 'self'${paddle.connect}`,
    ...(provider === 'paddle' ? [`frame-src${paddle.frame}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

const noSources = { script: '', style: '', image: '', connect: '', frame: '' } as const;
/** What Paddle.js 2 loads, in its test environment and in earnest. */
const paddleSources = {
  script: ' https://cdn.paddle.com',
  style: ' https://cdn.paddle.com https://sandbox-cdn.paddle.com',
  image: ' https://*.paddle.com',
  connect: ' https://sandbox-checkout-service.paddle.com https://checkout-service.paddle.com',
  frame: ' https://sandbox-buy.paddle.com https://buy.paddle.com',
} as const;
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The service worker fetches what the pages ask it for; like every script it may do only what its own answer says. */
const workerPolicy = "default-src 'none'; connect-src 'self'";
const workerPath = '/sw.js';
const year = 31_536_000;

interface SecuritySettings {
  readonly isHttps: boolean;
  readonly paymentProvider: PaymentProvider;
}

/** On every answer, errors and static files included. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { isHttps, paymentProvider }: SecuritySettings,
): void {
  const policy = pagePolicy(paymentProvider);
  app.addHook('onSend', async (request, reply) => {
    const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    // "Not modified" has no content type, and browsers take its headers for the page that they kept.
    const isPage = isHtml || (reply.statusCode === 304 && !isPrivate(request.url));
    reply.headers({
      'content-security-policy': isWorker(request.url) ? workerPolicy : isPage ? policy : dataPolicy,
      'x-content-type-options': 'nosniff',
      // Addresses of chats hold the first words of what was pasted.
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), web-share=(self)',
      'x-request-id': request.id,
    });
    if (isHttps) reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`);
    if (isPrivate(request.url) || isJson(reply)) reply.header('cache-control', 'no-store');
  });
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
