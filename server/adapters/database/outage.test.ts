import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unhurried } from '#testing/databases.ts';
import { makeApp, type TestApp } from '#testing/make-app.ts';
import { createDatabaseAt, startPostgres, type TemporaryPostgres } from '#testing/postgres.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';

describe('a PostgreSQL that crashes and comes back', () => {
  let postgres: TemporaryPostgres;
  let database: OpenDatabase;
  let test: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await createDatabaseAt(postgres.url('postgres'), 'outage');
    database = await openPostgres({ url, pool: 4, ...unhurried });
    test = await makeApp({ open: database });
  });
  afterAll(async () => {
    await test.close();
    await postgres.stop();
  });

  it('fails the work that had begun, and nothing else', async () => {
    // A connection that is lent out and idle: its loss is nobody's query, and without a listener it would end the process.
    let begun = () => {};
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let crashed = () => {};
    const goOn = new Promise<void>((resolve) => {
      crashed = resolve;
    });
    const work = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      begun();
      await goOn;
      await sql`select 1`.execute(tx);
    });
    const outcome = expect(work).rejects.toThrow();
    await started;
    await postgres.crash();
    crashed();
    await outcome;
    await postgres.resume();
    await sql`select 1`.execute(database.db);
  });

  it('is answered with 503 meanwhile, and then everything that was acknowledged is there', async () => {
    const { headers } = await test.signIn();
    const call = (url: string) => test.app.inject({ url, headers });
    const put = (index: number) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/chats/chat-${index}`,
        headers,
        payload: { messages: [{ role: 'user', content: `Text ${index}` }] },
      });
    const written = await Promise.all(Array.from({ length: 12 }, (_, index) => put(index)));
    expect(written.map((response) => response.statusCode)).toEqual(written.map(() => 200));

    await postgres.crash();
    const refused = await Promise.all([call('/api/chats'), call('/api/ready'), put(99)]);
    for (const response of refused) {
      expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '5',
      ]);
    }
    expect((await call('/api/health')).statusCode).toBe(200);

    await postgres.resume();
    await expect.poll(async () => (await call('/api/ready')).statusCode).toBe(200);
    expect((await call('/api/chats')).json()).toHaveLength(12);
    expect((await put(99)).statusCode).toBe(200);
  });
});
