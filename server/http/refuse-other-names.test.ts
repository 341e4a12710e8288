import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, sandboxHeaders, type TestApp } from '#testing/make-app.ts';

let here: TestApp;
let open: TestApp;
beforeAll(async () => {
  here = await makeApp({ outbox: true });
  open = await makeApp();
});
afterAll(() => Promise.all([here.close(), open.close()]));

const statusOf = async ({ app }: TestApp, headers: Record<string, string>, url = '/api/plans') =>
  (await app.inject({ url, headers })).statusCode;

describe('a server that only its own machine is to reach', () => {
  it.each(['localhost', 'localhost:4199', '127.0.0.1', '127.0.0.53:80', '[::1]:4199', 'LOCALHOST:1'])(
    'answers to the name %s',
    async (host) => {
      expect(await statusOf(here, { host })).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'evil.example:4199',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '192.168.0.7',
    '',
    'x@localhost',
  ])('tells a page elsewhere nothing, whose name %j was made to lead here', async (host) => {
    const response = await here.app.inject({ url: '/api/sandbox/mails', headers: { host } });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.json()).not.toHaveProperty('mails');
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
    'cf-ray',
    'true-client-ip',
    'x-client-ip',
    'x-original-host',
    'cdn-loop',
  ])('says what to set where a proxy lets others in, even with the key (%s)', async (name) => {
    const response = await here.app.inject({
      url: '/api/sandbox/mails',
      headers: { ...sandboxHeaders, [name]: '203.0.113.7' },
    });
    expect([response.statusCode, response.json().message]).toEqual([
      403,
      expect.stringContaining('PUBLIC_URL'),
    ]);
  });
});

describe('a server for others', () => {
  it('is reached by any name, and shows its metrics to nobody for the name that they call it by', async () => {
    expect(await statusOf(open, { host: 'posts.example.org' }, '/api/plans')).toBe(200);
    for (const host of ['localhost:8080', '127.0.0.1:8080', 'posts.example.org'])
      expect(await statusOf(open, { ...sandboxHeaders, host }, '/api/metrics')).toBe(401);
  });
});
