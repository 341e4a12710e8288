import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders, type SecuritySettings } from './security-headers.ts';
import { pageOf, sendPage } from './send-page.ts';

const signIn = { kind: 'embedded', google: null, mails: true } as const;

async function policyOf(
  paymentProvider: 'sandbox' | 'paddle' | null,
  url = '/',
  more: Partial<SecuritySettings> = {},
): Promise<string[]> {
  const response = await answerOf(url, paymentProvider, more);
  return String(response.headers['content-security-policy'])
    .replace(/'nonce-[\w+/]{22}=='/, "'nonce'")
    .split('; ');
}

async function answerOf(
  url: string,
  paymentProvider: 'sandbox' | 'paddle' | null,
  more: Partial<SecuritySettings>,
) {
  const app = Fastify();
  addSecurityHeaders(app, {
    isHttps: true,
    paymentProvider,
    bookingUrl: null,
    hasOutbox: false,
    signIn,
    ...more,
  });
  const page = pageOf('<!doctype html><script src="/a.js"></script>');
  app.get('/', (_request, reply) => sendPage(reply, page));
  app.get('/login', (_request, reply) => sendPage(reply, page));
  app.get('/api/docs', (_request, reply) => reply.type('text/html').send('<!doctype html>'));
  app.get('/sign-in/callback', (_request, reply) => reply.type('text/html').send('<!doctype html>'));
  app.get('/sw.js', (_request, reply) => reply.type('text/javascript').send(''));
  app.get('/api/plans', () => ({ plans: [] }));
  const response = await app.inject({ url });
  await app.close();
  return response;
}

describe('the content policy of pages', () => {
  it('lets the checkout of Paddle in where Paddle takes the money', async () => {
    const policy = await policyOf('paddle');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'nonce' 'strict-dynamic' 'self' https://cdn.paddle.com",
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
    expect(policy).toContain("script-src 'nonce' 'strict-dynamic' 'self'");
    expect(policy.join()).not.toContain('frame-src');
  });

  it('lets the service worker fetch from here, and nothing else', async () => {
    expect(await policyOf(null, '/sw.js')).toEqual(["default-src 'none'", "connect-src 'self'"]);
  });

  it('lets the booking widget in where a meeting can be booked, and our own frame where there is an outbox', async () => {
    const policy = await policyOf('paddle', '/', { bookingUrl: 'https://calendly.com/x/y', hasOutbox: true });
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'nonce' 'strict-dynamic' 'self' https://cdn.paddle.com https://assets.calendly.com",
        "frame-src https://sandbox-buy.paddle.com https://buy.paddle.com https://calendly.com 'self'",
        "style-src-attr 'unsafe-inline'",
      ]),
    );
    expect((await policyOf(null, '/', { hasOutbox: true })).join()).not.toContain('calendly');
  });

  it('names a nonce that its own scripts carry, and no other answer has', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf('/login', null, {})));
    const nonces = answers.map(({ headers, body }) => {
      const nonce = /'nonce-([\w+/]{22}==)'/.exec(String(headers['content-security-policy']))?.[1];
      expect(body).toBe(`<!doctype html><script nonce="${nonce}" src="/a.js"></script>`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(20);
  });

  it('lets documents without a nonce run our own files only, whoever may be a guest elsewhere', async () => {
    const policy = await policyOf('paddle', '/api/docs', { bookingUrl: 'https://calendly.com/x/y' });
    expect(policy).toContain("script-src 'self'");
    expect(policy.join()).not.toMatch(/https:|nonce|frame-src/);
  });

  it('is not that of data', async () => {
    expect((await policyOf('paddle', '/api/plans')).join()).not.toContain('paddle');
  });

  it('lets the Firebase client in where Firebase signs people in, but not into the landing page', async () => {
    const firebase = {
      kind: 'firebase',
      projectId: 'p-1',
      apiKey: 'AIza',
      authDomain: 'p-1.firebaseapp.com',
      password: true,
      google: true,
    } as const;
    const policy = await policyOf(null, '/login', { signIn: firebase });
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'nonce' 'strict-dynamic' 'self' https://apis.google.com",
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        'frame-src https://p-1.firebaseapp.com',
      ]),
    );
    expect((await policyOf(null, '/login', { signIn: { ...firebase, google: false } })).join()).not.toContain(
      'apis.google.com',
    );
    expect((await policyOf(null, '/', { signIn: firebase })).join()).not.toContain('google');
  });

  it.each([
    { kind: 'oidc', name: 'Example University' },
    { kind: 'embedded', google: 'google', mails: true },
    { kind: 'embedded', google: 'sandbox', mails: true },
  ] as const)('opens nothing for %j, whose window is no part of the page', async (other) => {
    expect((await policyOf(null, '/login', { signIn: other })).join()).not.toContain('https:');
  });
});

describe('windows that a page opens', () => {
  it.each([
    ['/', 'same-origin'],
    ['/login', 'same-origin-allow-popups'],
    // Else it could not close itself.
    ['/sign-in/callback?code=x', 'unsafe-none'],
    ['/api/plans', 'same-origin'],
  ])('are kept by %s as far as %s goes', async (url, policy) => {
    const response = await answerOf(url, null, {});
    expect(response.headers['cross-origin-opener-policy']).toBe(policy);
  });
});
