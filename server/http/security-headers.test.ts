import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders, type SecuritySettings } from './security-headers.ts';

async function policyOf(
  paymentProvider: 'sandbox' | 'paddle' | null,
  url = '/',
  more: Partial<SecuritySettings> = {},
): Promise<string[]> {
  const app = Fastify();
  addSecurityHeaders(app, { isHttps: true, paymentProvider, bookingUrl: null, hasOutbox: false, ...more });
  app.get('/', (_request, reply) => reply.type('text/html').send('<!doctype html>'));
  app.get('/sw.js', (_request, reply) => reply.type('text/javascript').send(''));
  app.get('/api/plans', () => ({ plans: [] }));
  const response = await app.inject({ url });
  await app.close();
  return String(response.headers['content-security-policy']).split('; ');
}

describe('the content policy of pages', () => {
  it('lets the checkout of Paddle in where Paddle takes the money', async () => {
    const policy = await policyOf('paddle');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://cdn.paddle.com",
        "style-src 'self' https://cdn.paddle.com https://sandbox-cdn.paddle.com",
        "img-src 'self' data: https://*.paddle.com",
        "connect-src 'self' https://sandbox-checkout-service.paddle.com https://checkout-service.paddle.com",
        'frame-src https://sandbox-buy.paddle.com https://buy.paddle.com',
        "frame-ancestors 'none'",
      ]),
    );
  });

  it.each(['sandbox', null] as const)('lets nothing from elsewhere in with %s', async (provider) => {
    const policy = await policyOf(provider);
    expect(policy.join()).not.toContain('https:');
    expect(policy).toContain("script-src 'self'");
    expect(policy.join()).not.toContain('frame-src');
  });

  it('lets the service worker fetch from here, and nothing else', async () => {
    expect(await policyOf(null, '/sw.js')).toEqual(["default-src 'none'", "connect-src 'self'"]);
  });

  it('lets the booking widget in where a meeting can be booked, and our own frame where there is an outbox', async () => {
    const policy = await policyOf('paddle', '/', { bookingUrl: 'https://calendly.com/x/y', hasOutbox: true });
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://cdn.paddle.com https://assets.calendly.com",
        "frame-src https://sandbox-buy.paddle.com https://buy.paddle.com https://calendly.com 'self'",
        "style-src-attr 'unsafe-inline'",
      ]),
    );
    expect((await policyOf(null, '/', { hasOutbox: true })).join()).not.toContain('calendly');
  });

  it('is not that of data', async () => {
    expect((await policyOf('paddle', '/api/plans')).join()).not.toContain('paddle');
  });
});
