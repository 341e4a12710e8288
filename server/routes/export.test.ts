import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { exportAnswer } from '#contract/schemas/account.ts';
import { pageLimits } from '#server/adapters/database/account-data/read-pages.ts';
import type { AccountDataStore, PersonalPage } from '#server/ports/account-data.ts';
import { databaseKinds } from '#testing/databases.ts';
import { hangGuard } from '#testing/hang-guard.ts';
import { makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';

/** Of chats: so many, and so many bytes of each in JSON. */
const chats = 120;
const chatBytes = 200_000;

describe.each(databaseKinds)('an export, on %s', (kind) => {
  let test: TestApp;
  let url: URL;
  let big: SignedIn;
  const read: PersonalPage[] = [];
  let failsAfter = Number.POSITIVE_INFINITY;
  beforeAll(async () => {
    test = await makeApp({ database: kind });
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    url = new URL(`http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/api/account/export`);
    watchPages(test.deps.database.accountData);
    big = await test.signIn();
    await fill(big);
  });
  afterEach(() => {
    failsAfter = Number.POSITIVE_INFINITY;
    read.length = 0;
  });
  afterAll(() => test.close());

  /** Notes every page that is read, and fails where a test says so. */
  function watchPages(store: AccountDataStore): void {
    const pages = store.pages.bind(store);
    Object.assign(store, {
      async *pages(person: Parameters<AccountDataStore['pages']>[0]) {
        for await (const page of pages(person)) {
          if (read.length >= failsAfter) throw new Error('The database went away.');
          read.push(page);
          yield page;
        }
      },
    });
  }

  async function fill(who: SignedIn, count = chats): Promise<void> {
    const { id } = (await test.app.inject({ url: '/api/account', headers: who.headers })).json();
    await sql`
      insert into chats (user_id, session_id, title, messages, created_at, updated_at)
      select ${id}::uuid, 'chat ' || n, 'T', '["' || repeat(md5(n::text), ${Math.floor(chatBytes / 32)}::int) || '"]', now(), now()
      from generate_series(1, ${count}::int) n`.execute(test.open.db);
  }

  interface Answer {
    readonly request: ClientRequest;
    readonly response: IncomingMessage;
  }

  async function ask(who: SignedIn, encoding = 'identity'): Promise<Answer> {
    const asked = request(url, { headers: { ...who.headers, 'accept-encoding': encoding } });
    asked.on('error', () => undefined);
    asked.end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { request: asked, response };
  }

  /** Once the export of before has let go. */
  function whenFree(who: SignedIn, encoding?: string): Promise<Answer> {
    return vi.waitFor(
      async () => {
        const answer = await ask(who, encoding);
        if (answer.response.statusCode !== 200) answer.response.resume();
        expect(answer.response.statusCode).toBe(200);
        return answer;
      },
      { timeout: hangGuard },
    );
  }

  async function bodyOf({ response }: Answer): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  }

  const bytesOf = ({ rows }: PersonalPage) => JSON.stringify(rows).length;

  it('is the contract’s answer, whole and in order, with one page in memory at a time', async () => {
    read.length = 0;
    const body = await bodyOf(await ask(big));
    const answer = z.parse(exportAnswer, JSON.parse(body));
    expect(answer).toEqual(JSON.parse(body));
    expect(Object.keys(JSON.parse(body))).toEqual(['exportedAt', 'account', 'data', 'withheld']);
    expect(answer.data['chats']?.map((row) => row['session_id']).sort()).toEqual(
      Array.from({ length: chats }, (_, n) => `chat ${n + 1}`).sort(),
    );
    expect(answer.data['users']).toMatchObject([{ email: big.person.email }]);
    expect(body.length).toBeGreaterThan(chats * chatBytes * 0.9);
    // Each page ends with the row that goes past its bytes: its measure is a row more than these, however much there is.
    const largest = Math.max(...read.map(bytesOf));
    expect(largest).toBeLessThan(pageLimits.bytes + chatBytes * 1.2);
    expect(read.length).toBeGreaterThan(chats / 2);
  });

  it('is the same where it is compressed', async () => {
    const who = await test.signIn();
    await fill(who, 10);
    const plain = JSON.parse(await bodyOf(await ask(who)));
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(url, { headers: { ...who.headers, 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(JSON.parse(await response.text()).data.chats).toEqual(plain.data.chats);
    }
  });

  it('reads no further than its client takes, holds no connection for it, and ends when the client leaves', async () => {
    read.length = 0;
    const answer = await ask(big);
    answer.response.pause();
    const settled = await untilStill(() => read.length);
    // Sockets and streams of both ends hold some; nothing like all of it.
    expect(settled).toBeLessThan(chats / 2);
    expect(test.deps.connections?.() ?? null).toEqual(
      kind === 'pglite' ? null : expect.objectContaining({ waiting: 0 }),
    );
    // In the middle of it others read and write as ever.
    expect((await test.app.inject({ url: '/api/chats', headers: big.headers })).statusCode).toBe(200);
    const second = await test.app.inject({ url: '/api/account/export', headers: big.headers });
    expect([second.statusCode, second.json().code]).toEqual([409, 'request_running']);
    answer.request.destroy();
    const again = await whenFree(big);
    expect(read.length).toBeLessThan(chats / 2);
    again.request.destroy();
  });

  it('breaks off where it fails half way, so that nobody takes a part for the whole', async () => {
    for (const encoding of ['identity', 'gzip']) {
      read.length = 0;
      failsAfter = 5;
      const answer = await whenFree(big, encoding);
      await expect(bodyOf(answer)).rejects.toThrow('aborted');
    }
    failsAfter = Number.POSITIVE_INFINITY;
    expect((await bodyOf(await whenFree(big))).endsWith('}\n')).toBe(true);
  });

  it('is refused with its status where it fails before the first row, and may be asked for again', async () => {
    const who = await test.signIn();
    failsAfter = 0;
    const refused = await test.app.inject({ url: '/api/account/export', headers: who.headers });
    expect([refused.statusCode, refused.json().code]).toEqual([500, 'internal']);
    failsAfter = Number.POSITIVE_INFINITY;
    const answered = await test.app.inject({ url: '/api/account/export', headers: who.headers });
    expect(answered.json().data.users).toHaveLength(1);
  });

  it('of six people at once holds a page of each, and goes with the account', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => test.signIn()));
    for (const who of people) await fill(who, 10);
    read.length = 0;
    const bodies = await Promise.all(people.map(async (who) => (await bodyOf(await ask(who))).length));
    for (const length of bodies) expect(length).toBeGreaterThan(10 * chatBytes * 0.9);
    expect(Math.max(...read.map(bytesOf))).toBeLessThan(pageLimits.bytes + chatBytes * 1.2);
    const [who] = people;
    if (who === undefined) throw new Error('there are six');
    const removed = await test.app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: who.headers,
      payload: { email: who.person.email },
    });
    expect(removed.statusCode, removed.body).toBe(200);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from chats where user_id not in (select id from users)`.execute(test.open.db);
    expect(rows[0]?.n).toBe(0);
  });
});

/** The number once it stays the same over some turns of the event loop. */
async function untilStill(count: () => number): Promise<number> {
  let last = -1;
  for (let same = 0; same < 200; ) {
    await new Promise((resolve) => setImmediate(resolve));
    same = count() === last ? same + 1 : 0;
    last = count();
  }
  return last;
}
