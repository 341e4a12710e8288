import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import {
  endServerProcesses,
  type ServerProcess,
  sandboxHeadersOf,
  startServerProcess,
} from '#testing/server-process.ts';
import { callsPerMinute } from './http/rate-limits.ts';

const admin = 'admin@example.org';
let folder: string;
let server: ServerProcess;
/** What nginx does with a bare "proxy_pass http://127.0.0.1:8080;". */
let bareProxy: { readonly url: string; readonly close: () => void };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperlark-sandbox-'));
  server = await startServerProcess({ DATA_DIR: folder, ADMIN_EMAILS: admin });
  bareProxy = await startProxy((headers) => ({ ...headers, host: new URL(server.url).host }));
});
afterAll(async () => {
  bareProxy.close();
  await endServerProcesses();
  await rm(folder, { recursive: true, force: true });
});

async function startProxy(pass: (headers: IncomingHttpHeaders) => IncomingHttpHeaders) {
  const to = new URL(server.url);
  const proxy: Server = createServer((asked, answer) => {
    const passed = request(
      {
        host: to.hostname,
        port: to.port,
        method: asked.method,
        path: asked.url,
        headers: { ...pass(asked.headers), connection: 'close' },
      },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void proxy.close() };
}

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(base: string, path: string, { method, body, headers = {} }: Asked = {}) {
  const response = await fetch(base + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      // Whoever comes by a script may say this of themselves.
      origin: server.url,
      'x-requested-with': 'XMLHttpRequest',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Signs up, and answers what opens the account to a script. */
async function signUp(base: string, email: string, headers: Readonly<Record<string, string>> = {}) {
  const body = { email, password: 'a long passphrase', name: 'Ada' };
  const signedUp = await ask(base, '/api/identity/sign-up/email', { body, headers });
  expect(signedUp.status).toBe(200);
  return bearerOf(base, signedUp.headers.get('set-auth-token') ?? '');
}

async function bearerOf(base: string, session: string): Promise<Record<string, string>> {
  const asked = await ask(base, '/api/identity/token', { headers: { authorization: `Bearer ${session}` } });
  const { token }: { token: string } = JSON.parse(asked.text);
  return { authorization: `Bearer ${token}` };
}

const meAt = async (base: string, headers: Record<string, string>) =>
  JSON.parse((await ask(base, '/api/me', { headers })).text).user as { role: string; emailVerified: boolean };

const mailId = '0d8f4a4e-3a55-4b0e-9a55-3d3a0c6f1c11';
const order = {
  priceId: 'pri_sandbox_pro_month',
  customData: { userId: '', planKey: '', idToken: '' },
  card: '4000 0000 0000 0002',
};
/** Every door of the sandbox, and what opens with it. `open` is what the key brings. */
const doors: readonly { readonly path: string; readonly body?: object; readonly open: number }[] = [
  { path: '/api/sandbox/google', body: { email: admin }, open: 200 },
  { path: '/api/sandbox/mails', open: 200 },
  { path: `/api/sandbox/mails/${mailId}`, open: 404 },
  { path: `/api/sandbox/mails/${mailId}/html`, open: 404 },
  { path: '/api/sandbox/checkout', body: order, open: 200 },
  { path: '/api/sandbox/end-period', body: { subscriptionId: 'sub_1' }, open: 404 },
  { path: '/api/metrics', open: 200 },
];

describe('the sandbox of a default start', () => {
  it.each(doors)(
    '$path is shut to everybody without the key, behind a bare proxy and beside it',
    async ({ path, body }) => {
      const who = await signUp(server.url, `${path.replace(/\W/g, '')}@example.org`);
      for (const base of [bareProxy.url, server.url])
        for (const headers of [
          {},
          who,
          { ...who, 'x-sandbox-key': 'x'.repeat(43) },
          { cookie: 'sandbox=x' },
        ]) {
          const refused = await ask(base, path, { ...(body && { body }), headers });
          expect([401, 403]).toContain(refused.status);
        }
      const told = await ask(bareProxy.url, path, body && { body });
      expect(JSON.parse(told.text).message).toContain('terminal');
    },
  );

  it.each(doors)('$path opens with the key on this machine', async ({ path, body, open }) => {
    const opened = sandboxHeadersOf(server.url);
    const who = await signUp(server.url, `open${path.replace(/\W/g, '')}@example.org`, opened);
    const headers = { ...who, ...opened };
    expect((await ask(server.url, path, { ...(body && { body }), headers })).status).toBe(open);
  });

  it.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=203.0.113.7'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '203.0.113.7'],
    ['cf-ray', '7d0'],
    ['origin', 'https://posts.example.org'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ])('is shut by %s: %s, even with the key', async (name, value) => {
    const headers = { ...sandboxHeadersOf(server.url), [name]: value };
    for (const path of ['/api/sandbox/mails', '/api/metrics']) {
      const refused = await ask(server.url, path, { headers });
      expect([401, 403]).toContain(refused.status);
    }
  });

  it('makes nobody an admin who signs up without the key; with it, the address is confirmed at once', async () => {
    const stranger = await signUp(bareProxy.url, admin);
    expect(await meAt(bareProxy.url, stranger)).toMatchObject({ role: 'user', emailVerified: false });
    const password = 'a long passphrase';
    const owner = await ask(server.url, '/api/identity/sign-in/email', {
      body: { email: admin, password },
      headers: sandboxHeadersOf(server.url),
    });
    const signedIn = await bearerOf(server.url, owner.headers.get('set-auth-token') ?? '');
    expect(await meAt(server.url, signedIn)).toMatchObject({ role: 'admin', emailVerified: true });
    const other = await signUp(server.url, 'bob@example.org', sandboxHeadersOf(server.url));
    expect(await meAt(server.url, other)).toMatchObject({ role: 'user', emailVerified: true });
  });

  it('keeps the limits of calls for whoever comes without the key, and makes them wider with it', async () => {
    const guess = (headers: Readonly<Record<string, string>>) =>
      ask(bareProxy.url, '/api/identity/request-password-reset', {
        body: { email: `nobody-${Math.random()}@example.org` },
        headers,
      });
    const statuses = await Promise.all(Array.from({ length: 21 }, async () => (await guess({})).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await guess(sandboxHeadersOf(server.url))).status).toBe(200);
  });

  it('is opened to a browser by the key behind the printed address, in a cookie of this machine alone', async () => {
    const [, printed = ''] = /(http:\S+\/sandbox\/open#\S+)/.exec(server.output()) ?? [];
    const key = new URL(printed).hash.slice(1);
    const opened = await ask(server.url, '/api/sandbox/open', { body: { key } });
    expect(opened.status).toBe(204);
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await ask(server.url, '/api/sandbox/mails', { headers })).status).toBe(200);
    expect((await ask(server.url, '/api/sandbox/open', { body: { key: `${key}x` } })).status).toBe(403);
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    expect((await ask(server.url, '/api/sandbox/open', { body: { key }, headers: forwarded })).status).toBe(
      403,
    );
  });

  it('keeps its key for scripts in a file that its owner alone reads, the same after a restart', async () => {
    const file = join(folder, 'sandbox-key');
    const { 'x-sandbox-key': key } = sandboxHeadersOf(server.url);
    expect(await readFile(file, 'utf8')).toBe(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await server.end('SIGTERM');
    server = await startServerProcess({
      DATA_DIR: folder,
      ADMIN_EMAILS: admin,
      PORT: new URL(server.url).port,
    });
    expect(sandboxHeadersOf(server.url)).toEqual({ 'x-sandbox-key': key });
  });

  it('lets everybody else sign up and write, as the first lines of the README do', async () => {
    const who = await signUp(bareProxy.url, 'eve@example.org');
    const body = { inputText: trialAbstract, platforms: ['twitter'] };
    expect((await ask(bareProxy.url, '/api/posts', { body, headers: who })).status).toBe(200);
  });

  it('takes its own payments however often this machine has called it', async () => {
    const opened = sandboxHeadersOf(server.url);
    const headers = { ...(await signUp(server.url, 'buyer@example.org', opened)), ...opened };
    const { priceId } = order;
    const begun = await ask(server.url, '/api/subscription/checkout', { body: { priceId }, headers });
    const { customData } = JSON.parse(begun.text);
    const calls = await Promise.all(
      Array.from({ length: callsPerMinute }, async () => (await ask(server.url, '/api/plans')).status),
    );
    expect(calls).toContain(429);
    const body = { priceId, customData, card: '4242 4242 4242 4242' };
    await ask(server.url, '/api/sandbox/checkout', { body, headers });
    const { user } = JSON.parse((await ask(server.url, '/api/me', { headers })).text);
    expect(user.subscription).toMatchObject({ plan: 'PRO', subscriptionStatus: 'active' });
    const { paddleSubscriptionId: subscriptionId } = user.subscription;
    const cancelled = await ask(server.url, '/api/subscription/cancel-subscription', {
      body: { subscriptionId },
      headers,
    });
    expect(cancelled.status).toBe(200);
  });
});
