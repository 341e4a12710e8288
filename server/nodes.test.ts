import { afterEach, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { newMigratedUrl, unhurried } from '#testing/databases.ts';
import { newEmbeddedPerson } from '#testing/embedded-person.ts';
import { type MakeAppOptions, makeApp, type TestApp } from '#testing/make-app.ts';
import { buyPlan, makeKeyFor } from '#testing/team-people.ts';
import { makePaidApp } from '#testing/test-payments.ts';
import type { OpenDatabase } from './adapters/database/open-database.ts';
import { openPostgres } from './adapters/database/open-postgres.ts';

type Servers = readonly [TestApp, TestApp];

const running: TestApp[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** Two servers on one PostgreSQL, each with connections of its own. */
async function twoOf(
  make: (open: OpenDatabase, first: TestApp | null) => Promise<TestApp>,
): Promise<Servers> {
  const url = await newMigratedUrl();
  const start = async (before: TestApp | null) => {
    const server = await make(await openPostgres({ url, pool: 25, ...unhurried }), before);
    running.push(server);
    return server;
  };
  const first = await start(null);
  return [first, await start(first)];
}

/** People who sign in at the first are known to the second. */
function twoServers(options: MakeAppOptions = {}): Promise<Servers> {
  return twoOf((open, first) => {
    const known = first === null ? {} : { identity: () => ({ verifier: first.deps.verifier }) };
    return makeApp({ ...options, ...known, open });
  });
}

/** 50 requests at once, every other one to each server: how many ended with each status. */
async function split(
  servers: Servers,
  send: (server: TestApp, index: number) => Promise<{ readonly statusCode: number }>,
): Promise<Readonly<Record<number, number>>> {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => send(servers[index % 2 === 0 ? 0 : 1], index)),
  );
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

describe('two servers on one database, asked 50 times at once', () => {
  it('let through exactly the calls that an address may make, and another address as well', async () => {
    // 600 a minute by 0.03.
    const servers = await twoServers({ settings: { rateLimitFactor: 0.03 } });
    const call = (remoteAddress: string) => (server: TestApp) =>
      server.app.inject({ url: '/api/plans', remoteAddress });
    expect(await split(servers, call('203.0.113.7'))).toEqual({ 200: 18, 429: 32 });
    expect(await split(servers, call('203.0.113.8'))).toEqual({ 200: 18, 429: 32 });
    servers[0].clock.advance(60_000);
    servers[1].clock.advance(60_000);
    expect(await split(servers, call('203.0.113.7'))).toEqual({ 200: 18, 429: 32 });
  });

  it('count the calls of an endpoint with a limit of its own apart from the others', async () => {
    // 120 posts a minute by 0.1; the 600 of all other calls are 60.
    const servers = await twoServers({ settings: { rateLimitFactor: 0.1 } });
    const post = (server: TestApp) =>
      server.app.inject({
        method: 'POST',
        url: '/api/posts',
        payload: {},
        headers: { authorization: 'Bearer x' },
      });
    expect(await split(servers, post)).toEqual({ 401: 12, 429: 38 });
    expect(await split(servers, (server) => server.app.inject({ url: '/api/plans' }))).toEqual({ 200: 50 });
  });

  it('let through exactly the calls that an API key may make', async () => {
    const settings = { rateLimitFactor: 0.15 };
    const servers = await twoOf(async (open) => (await makePaidApp('postgres', { open, settings })).test);
    const owner = await servers[0].signIn();
    await buyPlan(servers[0], owner, 'business_year');
    const key = await makeKeyFor(servers[0], owner);
    const check = (server: TestApp, index: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/check',
        headers: { 'x-api-key': key },
        payload: { source: trialAbstract, post: 'Yes.' },
        // An address each, so that only the key is counted.
        remoteAddress: `203.0.113.${index}`,
      });
    expect(await split(servers, check)).toEqual({ 200: 18, 429: 32 });
  });

  it('let through ten wrong passwords of an account, from wherever, and its owner from where they were', async () => {
    const servers = await twoServers({ signsInWith: 'embedded-identity' });
    const ada = await newEmbeddedPerson(servers[0]);
    const signIn = (password: string, remoteAddress: string) => (server: TestApp) =>
      server.app.inject({
        method: 'POST',
        url: '/api/identity/sign-in/email',
        payload: { email: ada.email, password },
        remoteAddress,
      });
    expect((await signIn(ada.password, '198.51.100.9')(servers[0])).statusCode).toBe(200);
    const guess = (server: TestApp, index: number) => signIn('not the password', `192.0.2.${index}`)(server);
    expect(await split(servers, guess)).toEqual({ 401: 10, 429: 40 });
    expect((await signIn(ada.password, '192.0.2.200')(servers[1])).statusCode).toBe(429);
    expect((await signIn(ada.password, '198.51.100.9')(servers[1])).statusCode).toBe(200);
    for (const { clock } of servers) clock.advance(15 * 60_000);
    expect((await signIn(ada.password, '192.0.2.200')(servers[1])).statusCode).toBe(200);
  });

  it('give the last post of the month once', async () => {
    const servers = await twoServers();
    const { headers } = await servers[0].signIn();
    const post = (platforms: readonly string[]) => (server: TestApp) =>
      server.app.inject({
        method: 'POST',
        url: '/api/posts',
        headers,
        payload: { inputText: trialAbstract, platforms },
      });
    expect((await post(['twitter', 'linkedin', 'facebook', 'instagram'])(servers[1])).statusCode).toBe(200);
    expect(await split(servers, post(['twitter']))).toEqual({ 200: 1, 402: 49 });
  });

  it('know at once of a session that ended at the other', async () => {
    const servers = await twoServers({ signsInWith: 'embedded-identity' });
    const ada = await newEmbeddedPerson(servers[0]);
    const me = () => servers[1].app.inject({ url: '/api/me', cookies: ada.browser.cookies });
    expect((await me()).statusCode).toBe(200);
    const cookies = { ...ada.browser.cookies };
    expect((await ada.browser.send('POST', '/api/auth/logout')).statusCode).toBe(204);
    expect((await servers[1].app.inject({ url: '/api/me', cookies })).statusCode).toBe(401);
  });
});
