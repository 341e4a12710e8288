import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaddle } from '#server/adapters/payments/paddle.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { adminEmail, makeApp, type TestApp, testOrigin } from '#testing/make-app.ts';

let test: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'paperlark-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), `<!doctype html><title>Paperlark</title>${' '.repeat(2000)}`);
  writeFileSync(join(webRoot, 'assets/app-1a2b3c.js'), `console.info(1);${' '.repeat(2000)}`);
  writeFileSync(join(webRoot, 'sw.js'), '');
  test = await makeApp({ settings: { webRoot } });
});
afterAll(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true });
});

describe('addresses that nothing answers', () => {
  it.each([
    ['DELETE', '/api/plans', 'GET'],
    ['GET', '/api/posts', 'POST'],
    ['POST', '/api/chats/x', 'PUT, GET, DELETE'],
  ] as const)('%s %s names what works there', async (method, url, allow) => {
    const response = await test.app.inject({ method, url });
    expect([response.statusCode, response.json().code, response.headers.allow]).toEqual([
      405,
      'method_not_allowed',
      allow,
    ]);
  });

  it.each(['/api/nothing', '/api/', '/api/chats/a/b', '/api/identity', '/apix'])(
    '%s is not found',
    async (url) => {
      const response = await test.app.inject({ url, headers: { accept: 'application/json' } });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    },
  );

  it.each(['/api/plans?__proto__[x]=1', '/%00', '/api/chats/%zz', '//evil.example', '/..%2f..%2fetc/passwd'])(
    '%s does no harm',
    async (url) => {
      const { headers } = await test.signIn();
      expect((await test.app.inject({ url, headers })).statusCode).toBeLessThan(500);
    },
  );
});

describe('the web app', () => {
  it.each([
    ['/', 200],
    ['/login', 200],
    ['/home', 200],
    ['/chat/What-was-found-1795000000000', 200],
    ['/nowhere', 404],
    ['/chat/a/b', 404],
  ])('answers %s with the app and status %i, looked at anew each time', async (url, status) => {
    const response = await test.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain('<title>Paperlark</title>');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('keeps hashed files for ever and compresses them, but not the service worker', async () => {
    const script = await test.app.inject({
      url: '/assets/app-1a2b3c.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-encoding']).toBe('gzip');
    expect((await test.app.inject({ url: '/sw.js' })).headers['cache-control']).toBe('no-cache');
    expect((await test.app.inject({ url: '/assets/gone.js', headers: { accept: '*/*' } })).statusCode).toBe(
      404,
    );
  });
});

describe('headers of every answer', () => {
  it.each([
    ['/', {}],
    ['/home', {}],
    ['/nowhere', { accept: 'application/json' }],
    ['/api/plans', {}],
    ['/api/me', {}],
    ['/me', {}],
    ['/api/docs', {}],
    ['/assets/app-1a2b3c.js', {}],
  ])('%s', async (url, headers) => {
    const response = await test.app.inject({ url, headers });
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = String(response.headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*)/);
    expect(policy.includes("'strict-dynamic'")).toBe(url === '/home');
    // Also at the paths of older clients.
    if (url.startsWith('/api/') || url === '/me') expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers).not.toHaveProperty('x-powered-by');
  });

  it('lets the checkout in where it is needed', async () => {
    const settings = { apiUrl: testOrigin, apiKey: 'key', webhookSecrets: ['secret'], prices: [] };
    const client = { provider: 'paddle', environment: 'sandbox', clientToken: 'test_1' } as const;
    const selling = await makeApp({
      settings: { webRoot },
      billing: () => ({ payments: createPaddle({ ...settings, client }), sandboxPayments: null }),
    });
    const policies = [selling, test].map(async ({ app }) => {
      const response = await app.inject({ url: '/pricing', headers: { accept: 'text/html' } });
      return String(response.headers['content-security-policy']).includes('https://cdn.paddle.com');
    });
    expect(await Promise.all(policies)).toEqual([true, false]);
    await selling.close();
  });

  it('names refusals for people and machines alike', async () => {
    const response = await test.app.inject({ url: '/api/me' });
    expect(response.json()).toEqual({
      message: 'User not authenticated',
      error: 'User not authenticated',
      code: 'unauthenticated',
      requestId: response.headers['x-request-id'],
    });
    expect(response.headers['www-authenticate']).toContain('Bearer');
  });

  it('believes no request id and no forwarded address of a stranger', async () => {
    const headers = { 'x-request-id': 'forged\nline', 'x-forwarded-for': '127.0.0.1' };
    const response = await test.app.inject({ url: '/api/plans', headers });
    expect(response.headers['x-request-id']).not.toContain('forged');
  });
});

describe('service calls', () => {
  it('is alive and ready, and ready no more while it stops', async () => {
    expect((await test.app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject({ url: '/api/ready' })).json()).toEqual({
      status: 'ready',
      database: 'ready',
    });
    const stopping = await makeApp();
    const { status } = stopping.deps;
    if ('leave' in status && typeof status.leave === 'function') status.leave();
    expect((await stopping.app.inject({ url: '/api/ready' })).statusCode).toBe(503);
    expect((await stopping.app.inject({ url: '/api/plans' })).statusCode).toBe(200);
    if ('beginStop' in status && typeof status.beginStop === 'function') status.beginStop();
    expect((await stopping.app.inject({ url: '/api/ready' })).statusCode).toBe(503);
    expect((await stopping.app.inject({ url: '/api/health' })).statusCode).toBe(200);
    const late = await stopping.app.inject({ url: '/api/plans' });
    expect(late.statusCode).toBe(503);
    expect(late.headers['retry-after']).toBe('5');
    expect(late.json()).toMatchObject({
      code: 'unavailable',
      message: 'The server is restarting. Please try again in a moment.',
    });
    await stopping.close();
  });

  it('describes itself', async () => {
    const { headers } = await test.signIn();
    expect((await test.app.inject({ url: '/api/openapi.json' })).json().openapi).toBe('3.1.0');
    const docs = await test.app.inject({ url: '/api/docs' });
    expect(docs.body).toContain('PUT /api/chats/{sessionId}');
    await test.app.inject({ url: '/api/chats/secret-words-1', headers });
    const admin = await test.signIn({ email: adminEmail, emailVerified: true });
    const metrics = await test.app.inject({ url: '/api/metrics', headers: admin.headers });
    expect(metrics.headers['content-type']).toContain('text/plain');
    expect(metrics.body).toContain('route="/api/chats/:sessionId",status="404"');
    expect(metrics.body).not.toContain('secret-words');
  });

  it('shows metrics to nobody for coming from this machine: a proxy on it does too', async () => {
    for (const host of ['localhost:4199', '127.0.0.1:4199', 'posts.example.org'])
      expect((await test.app.inject({ url: '/api/metrics', headers: { host } })).statusCode).toBe(401);
  });
});

describe('metrics for a collector on another machine', () => {
  it('are opened by its token and by no other, and the token opens nothing else', async () => {
    const metricsToken = 'a token of a collector, 0123456789abcdef';
    const watched = await makeApp({ settings: { metricsToken } });
    const ask = async (url: string, token: string) => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' };
      return (await watched.app.inject({ url, headers, remoteAddress: '203.0.113.7' })).statusCode;
    };
    expect(await ask('/api/metrics', metricsToken)).toBe(200);
    expect(await ask('/api/metrics', `${metricsToken}x`)).toBe(401);
    expect(await ask('/api/me', metricsToken)).toBe(401);
    expect(await ask('/api/admin/audit', metricsToken)).toBe(401);
    await watched.close();
  });

  it('tell of the connections to PostgreSQL, and of background work that failed', async () => {
    const metricsToken = 'a token of a collector, 0123456789abcdef';
    const watched = await makeApp({ database: 'postgres', settings: { metricsToken } });
    watched.deps.status.countFailure('mail');
    watched.deps.status.countFailure('mail');
    const headers = { authorization: `Bearer ${metricsToken}` };
    const { body } = await watched.app.inject({ url: '/api/metrics', headers });
    expect(body).toMatch(/^paperlark_database_connections\{state="open"\} [1-9]/m);
    expect(body).toMatch(/^paperlark_database_connections\{state="waiting"\} 0$/m);
    expect(body).toContain('paperlark_background_failures_total{part="mail"} 2\n');
    await watched.close();
  });
});

describe('limits of calls', () => {
  it('holds back an address that calls too often, in our shape, and not its neighbour', async () => {
    const strict = await makeApp({ settings: { rateLimitFactor: 0.005 } });
    const call = (remoteAddress: string, headers = {}) =>
      strict.app.inject({ url: '/api/plans', remoteAddress, headers });
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) statuses.push((await call('203.0.113.7')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await call('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('203.0.113.8')).statusCode).toBe(200);
    await strict.close();
  });

  it('counts refused calls too, so that tokens cannot be tried without end', async () => {
    const strict = await makeApp({ settings: { rateLimitFactor: 0.005 } });
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const headers = { authorization: `Bearer guess-${round}` };
      statuses.push((await strict.app.inject({ url: '/api/me', headers })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    await strict.close();
  });

  it('counts by the address that a trusted proxy names', async () => {
    const behind = await makeApp({ settings: { rateLimitFactor: 0.005, trustProxy: 1 } });
    const call = (client: string) =>
      behind.app.inject({ url: '/api/plans', headers: { 'x-forwarded-for': `6.6.6.6, ${client}` } });
    for (let round = 0; round < 3; round += 1) await call('203.0.113.7');
    expect((await call('203.0.113.7')).statusCode).toBe(429);
    expect((await call('203.0.113.8')).statusCode).toBe(200);
    await behind.close();
  });
});

describe('when the database is gone', () => {
  it('says so with 503, stays alive, and says nothing of why', async () => {
    const broken = await makeApp({ database: 'postgres' });
    const { headers } = await broken.signIn();
    await broken.app.inject({ url: '/api/chats', headers });
    await broken.open.close();
    const down = Object.assign(new Error('connect ECONNREFUSED /tmp/secret-socket'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    broken.deps.database.chats.list = () => Promise.reject(down);
    broken.deps.database.standings.ofPerson = async () => ({
      team: null,
      trialEndsAt: null,
      teamTrialEndsAt: null,
      subscriptions: [],
      teamSubscriptions: [],
    });
    broken.deps.database.users.findCurrent = async () => ({
      id: '00000000-0000-4000-8000-000000000000',
      issuer: 'i',
      subject: 's',
      email: 'e@example.org',
      emailVerified: true,
      name: '',
      profile: null,
      tokensFrom: null,
      disabledAt: null,
      lifetimeAt: null,
    });
    const response = await broken.app.inject({ url: '/api/chats', headers });
    expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
    expect(response.body).not.toContain('socket');
    expect((await broken.app.inject({ url: '/api/ready' })).statusCode).toBe(503);
    expect((await broken.app.inject({ url: '/api/health' })).statusCode).toBe(200);
    await broken.app.close();
  });
});

describe('what is logged', () => {
  it('names routes and never what was pasted, who it was, or the way in', async () => {
    const lines: string[] = [];
    const loud = await makeApp({
      settings: { logLevel: 'trace', logTo: { write: (line) => void lines.push(line) } },
    });
    const who = await loud.signIn({ email: 'very-private@example.org' });
    const payload = { inputText: trialAbstract, platforms: ['twitter'] };
    await loud.app.inject({ method: 'POST', url: '/api/posts', headers: who.headers, payload });
    await loud.app.inject({ url: '/api/chats/embargoed-words-1?x=secret-query', headers: who.headers });
    const link = 'way-into-a-team';
    await loud.app.inject({ method: 'POST', url: `/api/teams/join/${link}`, headers: who.headers });
    await loud.app.inject({ url: `/join/${link}` });
    await loud.close();
    const log = lines.join('');
    expect(log).toContain('/api/chats/:sessionId');
    for (const secret of [
      'embargoed',
      'secret-query',
      'very-private',
      'osteoarthritis',
      link,
      who.token.slice(-20),
    ])
      expect(log).not.toContain(secret);
  });
});
