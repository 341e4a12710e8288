import type { FastifyInstance } from 'fastify';

/** Pages: nothing from elsewhere, no inline script. Styles may be inline, as the dialogs set them while open. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const year = 31_536_000;

/** On every answer, errors and static files included. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    // "Not modified" has no content type, and browsers take its headers for the page that they kept.
    const isPage = isHtml || (reply.statusCode === 304 && !isPrivate(request.url));
    reply.headers({
      'content-security-policy': isPage ? pagePolicy : dataPolicy,
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
    if (isPrivate(request.url)) reply.header('cache-control', 'no-store');
  });
}

function isPrivate(url: string): boolean {
  return url === '/api' || url.startsWith('/api/');
}
