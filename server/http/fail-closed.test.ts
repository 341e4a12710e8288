import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointNames, endpoints } from '#contract/endpoints.ts';
import { makeApp, type TestApp } from '#testing/make-app.ts';
import { shapeAnswer } from './answers.ts';

const lines: string[] = [];
let test: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'paperlark-closed-'));
  mkdirSync(join(webRoot, 'assets'));
  mkdirSync(join(webRoot, '.git'));
  for (const name of ['index.html', 'assets/app.js', '.git/config', '.env'])
    writeFileSync(join(webRoot, name), 'x');
  test = await makeApp({
    settings: { webRoot, logLevel: 'info', logTo: { write: (line) => void lines.push(line) } },
  });
});
afterEach(() => lines.splice(0));
afterAll(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true });
});

describe('a bug', () => {
  it('is told as a number to ask about, with every header, and its cause stays in the log', async () => {
    const broken = await makeApp({
      settings: { logLevel: 'info', logTo: { write: (line) => void lines.push(line) } },
    });
    const { headers } = await broken.signIn();
    broken.deps.database.chats.list = () => Promise.reject(new Error('a cause that nobody may see'));
    const response = await broken.app.inject({ url: '/api/chats', headers });
    expect(response.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      error: 'Something went wrong on our side. Please try again.',
      requestId: response.headers['x-request-id'],
    });
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    const logged = lines.find((line) => line.includes('a cause that nobody may see')) ?? '';
    expect(JSON.parse(logged).requestId).toBe(response.headers['x-request-id']);
    await broken.close();
  });
});

describe('what decides who may do what', () => {
  it('lets nobody through while it cannot be asked', async () => {
    const broken = await makeApp();
    const { headers } = await broken.signIn();
    const gone = () => Promise.reject(new Error('gone'));
    const { database } = broken.deps;
    database.users.findCurrent = gone;
    database.users.find = gone;
    database.sessions.find = gone;
    database.apiKeys.find = gone;
    const own = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
    const ways = [
      headers,
      { 'x-api-key': broken.deps.tokens.createKey() },
      { ...own, cookie: 'session=0123456789012345678901234567890123456789012' },
    ];
    for (const name of endpointNames) {
      const { access, method, path, sandbox }: Endpoint = endpoints[name];
      if (access === 'public') continue;
      // Where there is no sandbox its parts are not there, whoever asks.
      const refused = sandbox === true ? 404 : 500;
      for (const way of ways) {
        const url = path.replace(/\{\w+\}/g, 'x');
        const response = await broken.app.inject({ method, url, headers: way, remoteAddress: '203.0.113.7' });
        expect([name, response.statusCode]).toEqual([name, refused]);
      }
    }
    await broken.close();
  });
});

describe('an answer', () => {
  const endpoint: Endpoint = {
    ...endpoints.getMe,
    output: z.object({ name: z.string() }),
  };

  it('loses what its contract does not name, also where nobody looks', () => {
    const value = { name: 'Ada', tokenHash: 'secret' };
    expect(shapeAnswer(endpoint, value, { strict: false })).toEqual({ name: 'Ada' });
    expect(() => shapeAnswer(endpoint, value, { strict: true })).toThrow('does not name');
  });

  it('of another shape is not sent at all', () => {
    for (const strict of [true, false])
      expect(() => shapeAnswer(endpoint, { name: null, tokenHash: 'secret' }, { strict })).toThrow(
        'contract',
      );
  });
});

describe('what a server has besides', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/assets/',
    '/assets',
    '/assets/app.js.map',
    '/package.json',
    '/server/main.ts',
    '/node_modules/fastify/package.json',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/data/app-secret',
    '/metrics',
    '/debug',
    '/server-status',
  ])('is not to be had: %s', async (url) => {
    const response = await test.app.inject({ url, headers: { accept: 'application/json' } });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.json()).not.toHaveProperty('files');
  });

  it.each(['TRACE', 'PATCH', 'OPTIONS', 'PROPFIND'])('no call answers to %s', async (method) => {
    for (const url of ['/', '/api/plans', '/api/me']) {
      const response = await test.app.inject({
        method: method as 'PATCH',
        url,
        headers: { cookie: 'session=secret' },
      });
      expect([404, 405]).toContain(response.statusCode);
      expect(response.body).not.toContain('secret');
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('the log', () => {
  it('names whom a right was denied, by an id that only we know', async () => {
    const { headers } = await test.signIn();
    const { user } = (await test.app.inject({ url: '/api/me', headers })).json();
    lines.splice(0);
    await test.app.inject({ url: '/api/admin/audit', headers });
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toEqual([
      expect.objectContaining({
        status: 403,
        route: '/api/admin/audit',
        account: user.id,
        reqId: expect.any(String),
      }),
    ]);
  });

  it('has one line for one request, whatever stands in it', async () => {
    const forged = '\n{"level":30,"msg":"forged"}\r\n';
    const { headers } = await test.signIn({ email: `${'x'.repeat(5)}@example.org` });
    lines.splice(0);
    await test.app.inject({
      method: 'POST',
      url: `/api/chats/${encodeURIComponent(forged)}?a=${encodeURIComponent(forged)}`,
      headers: {
        ...headers,
        'user-agent': forged,
        'idempotency-key': forged,
        'content-type': 'application/json',
      },
      payload: forged,
    });
    expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
    expect(lines.join('')).not.toContain('forged');
  });
});
