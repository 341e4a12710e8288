import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '#domain/plans/catalogue.ts';
import { workOnRuns } from '#server/usecases/runs/work-on-runs.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { databaseKinds } from '#testing/databases.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { authenticateDeps } from '../http/access.ts';
import { bytesPerMinute } from '../http/rate-limits.ts';

const free = plans.FREE.room;

describe.each(databaseKinds)('what a person keeps, on %s', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ database: kind, pool: 10 });
  });
  afterEach(() => test.open.db.deleteFrom('runs').execute());
  afterAll(() => test.close());

  const messages = (length: number) => [{ role: 'user', content: 'x'.repeat(length) }];
  const put = (who: SignedIn, id: string, length = 100) =>
    test.app.inject({
      method: 'PUT',
      url: `/api/chats/${id}`,
      headers: who.headers,
      payload: { messages: messages(length) },
    });
  const call = (who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: who.headers, ...(payload === undefined ? {} : { payload }) });
  const keptOf = async (who: SignedIn) => (await call(who, 'GET', '/api/teams/me')).json().kept;
  const userIdOf = async (who: SignedIn) => (await call(who, 'GET', '/api/account')).json().id as string;
  /** Straight into the database, as before there was a limit or under a larger plan; what is more than 20 kB a chat only as a total. */
  const fill = async (who: SignedIn, chats: number, bytes: number) => {
    const userId = await userIdOf(who);
    const each = Math.min(Math.floor(bytes / chats), 20_000);
    await sql`
      insert into chats (user_id, session_id, title, messages, created_at, updated_at)
      select ${userId}::uuid, 'old-' || n, '', '[]' || repeat(' ', ${each - 2}::int), now(), now()
      from generate_series(1, ${chats}::int) n`.execute(test.open.db);
    await sql`update kept_totals set bytes = bytes + ${bytes - each * chats}::int where user_id = ${userId}::uuid`.execute(
      test.open.db,
    );
  };
  const startRun = (who: SignedIn, rows = 1, more: object = {}) =>
    call(who, 'POST', '/api/runs', {
      upload: ['title,abstract', ...Array.from({ length: rows }, (_, n) => `T${n},"${trialAbstract}"`)].join(
        '\n',
      ),
      platforms: ['twitter'],
      ...more,
    });
  const work = () =>
    workOnRuns({ ...test.deps, ...authenticateDeps(test.deps) }, () => false, new AbortController().signal);

  it('is told with the limits of the plan', async () => {
    const who = await test.signIn();
    const limits = { chatsLimit: free.chats, runsLimit: free.runs, bytesLimit: free.bytes };
    expect(await keptOf(who)).toEqual({ chats: 0, runs: 0, bytes: 0, ...limits });
    await put(who, 'one', 1000);
    const kept = await keptOf(who);
    expect(kept).toMatchObject({ chats: 1, runs: 0, ...limits });
    expect(kept.bytes).toBeGreaterThan(1000);
    const admin = await test.signIn({ email: adminEmail });
    expect((await keptOf(admin)).bytesLimit).toBe(plans.ENTERPRISE_CUSTOM.room.bytes);
  });

  it('passes neither limit, however many write at once', async () => {
    const [byNumber, byBytes] = [await test.signIn(), await test.signIn()];
    await fill(byNumber, free.chats - 7, 20_000);
    await fill(byBytes, 1, free.bytes - 60_000);
    const volley = async (who: SignedIn, writers: number, length: number) => {
      const answers = await Promise.all(
        Array.from({ length: writers }, (_, n) => put(who, `new-${n}`, length)),
      );
      return answers.map(({ statusCode }) => statusCode);
    };
    const numbers = await volley(byNumber, 200, 100);
    expect(numbers.filter((status) => status === 200)).toHaveLength(7);
    expect(new Set(numbers)).toEqual(new Set([200, 409]));
    expect((await keptOf(byNumber)).chats).toBe(free.chats);
    expect(new Set(await volley(byBytes, 40, 5000))).toEqual(new Set([200, 409]));
    const kept = await keptOf(byBytes);
    expect(kept.bytes).toBeLessThanOrEqual(free.bytes);
    // As many as fit: less is left than one more takes.
    expect(free.bytes - kept.bytes).toBeLessThan(5200);
  });

  it('refuses in words, and has room again as soon as something is deleted', async () => {
    const who = await test.signIn();
    await fill(who, free.chats, 30_000);
    const refused = await put(who, 'more');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'storage_full',
        title: 'No room left',
        plan: 'BASIC',
        message:
          'Your plan keeps 300 saved chats, and you have 300 saved chats: there is no room for this. Delete saved chats that you do not need, or take the Basic plan, which keeps 1,000 saved chats.',
      }),
    ]);
    expect((await call(who, 'GET', '/api/chats/more')).statusCode).toBe(404);
    expect((await call(who, 'DELETE', '/api/chats/old-1')).statusCode).toBe(204);
    expect((await put(who, 'more')).statusCode).toBe(200);
  });

  it('stays readable, shortened, exported and deleted where a smaller plan holds less than there is', async () => {
    const who = await test.signIn();
    await fill(who, free.chats + 20, 64_000);
    expect((await put(who, 'more')).json().code).toBe('storage_full');
    // Worded anew it is no chat more.
    expect((await put(who, 'old-1', 100)).statusCode).toBe(200);
    expect((await call(who, 'GET', '/api/chats/old-1')).json().messages).toEqual(messages(100));
    expect((await call(who, 'GET', '/api/chats?limit=200')).json()).toHaveLength(200);
    const told = (await call(who, 'GET', '/api/account/export')).json();
    expect(told.data.chats).toHaveLength(free.chats + 20);
    expect((await call(who, 'DELETE', '/api/chats/old-2')).statusCode).toBe(204);
  });

  it('has no room for a run that does not fit, and none of it is kept', async () => {
    const [byNumber, byBytes] = [await test.signIn(), await test.signIn()];
    const userId = await userIdOf(byNumber);
    await sql`
      insert into runs (user_id, id, owner, title, kind, state, request_key, body_hash, total, served_at, created_at, updated_at)
      select ${userId}::uuid, gen_random_uuid(), 'x', 'x', 'list', 'done', n::text, 'h', 0, now(), now(), now()
      from generate_series(1, ${free.runs}::int) n`.execute(test.open.db);
    const refused = await startRun(byNumber);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'storage_full']);
    expect(refused.json().message).toContain(`${free.runs} bulk runs`);
    await fill(byBytes, 1, free.bytes - 300);
    expect((await startRun(byBytes)).json().message).toContain('30 MB');
    expect((await call(byBytes, 'GET', '/api/runs')).json().runs).toEqual([]);
  });

  it('fails a draft for which there is no room, counts no post for it, and makes it when there is', async () => {
    const who = await test.signIn();
    await fill(who, 2, free.bytes - 2000);
    const started = await startRun(who);
    expect(started.statusCode, started.body).toBe(200);
    const { id } = started.json();
    await work();
    const row = (await call(who, 'GET', `/api/runs/${id}/rows/0`)).json();
    expect(row).toMatchObject({ state: 'failed', draft: null, canRetry: true });
    expect(row.problem.message).toContain('there is no room for this');
    expect((await call(who, 'GET', '/api/teams/me')).json().postsUsed).toBe(0);
    expect((await keptOf(who)).bytes).toBeLessThanOrEqual(free.bytes);
    await call(who, 'DELETE', '/api/chats/old-1');
    await call(who, 'POST', `/api/runs/${id}/retry`, {});
    await work();
    expect((await call(who, 'GET', `/api/runs/${id}/rows/0`)).json().state).toBe('done');
    expect((await call(who, 'GET', '/api/teams/me')).json().postsUsed).toBe(1);
    // A longer wording needs room as well.
    await sql`update kept_totals set bytes = ${free.bytes}::int where user_id = ${await userIdOf(who)}::uuid`.execute(
      test.open.db,
    );
    const edited = await call(who, 'PUT', `/api/runs/${id}/rows/0`, {
      posts: { twitter: 'x '.repeat(2000) },
    });
    expect([edited.statusCode, edited.json().code]).toEqual([409, 'storage_full']);
  });
});

describe('answers that are kept under Idempotency-Keys', () => {
  it('are so many a day of one account, and what has none goes on', async () => {
    const test = await makeApp();
    const [who, other] = [
      await test.signIn({ email: adminEmail }),
      await test.signIn({ email: 'other@example.org' }),
    ];
    const { id } = (await test.app.inject({ url: '/api/account', headers: who.headers })).json();
    const counted = { id: test.deps.tokens.hash(`kept answers of ${id}`), windowMs: 24 * 3_600_000 };
    await test.deps.database.guesses.add([{ ...counted, times: 19_999 }], test.clock.now());
    const write = (person: SignedIn, key: string | null) =>
      test.app.inject({
        method: 'POST',
        url: '/api/posts',
        headers: { ...person.headers, ...(key === null ? {} : { 'idempotency-key': key }) },
        payload: { inputText: trialAbstract, tone: 'publisher', platforms: ['twitter'] },
      });
    expect((await write(who, 'last')).statusCode).toBe(200);
    // A repeated request is no new one.
    expect((await write(who, 'last')).statusCode).toBe(200);
    const refused = await write(who, 'one more');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect((await write(who, null)).statusCode).toBe(200);
    expect((await write(other, 'of somebody else')).statusCode).toBe(200);
    test.clock.advance(24 * 3_600_000 + 1000);
    const again = await test.signIn({ subject: who.person.subject, email: adminEmail });
    expect((await write(again, 'one more')).statusCode).toBe(200);
    await test.close();
  });
});

describe('the bytes that an account sends', () => {
  it('are so many a minute, from however many machines, and nobody else waits for it', async () => {
    const test = await makeApp({ settings: { rateLimitFactor: 1, trustProxy: 1 } });
    const [who, other] = [await test.signIn(), await test.signIn()];
    let machine = 0;
    const check = (person: SignedIn) => {
      machine += 1;
      return test.app.inject({
        method: 'POST',
        url: '/api/check',
        headers: {
          ...person.headers,
          'x-forwarded-for': `198.51.100.${machine}`,
          'content-type': 'application/json',
        },
        payload: JSON.stringify({ filler: 'x'.repeat(1_000_000) }),
      });
    };
    const most = Math.floor(bytesPerMinute / 1_000_014);
    const statuses: number[] = [];
    for (let n = 0; n < most + 2; n += 1) statuses.push((await check(who)).statusCode);
    expect(statuses).toEqual([...Array(most).fill(400), 429, 429]);
    expect((await check(other)).statusCode).toBe(400);
    test.clock.advance(61_000);
    expect((await check(who)).statusCode).toBe(400);
    await test.close();
  });
});
