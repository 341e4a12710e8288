import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { newMigratedUrl, newPostgresUrl, unhurried } from '#testing/databases.ts';
import { newEmbeddedPerson } from '#testing/embedded-person.ts';
import { makeApp } from '#testing/make-app.ts';
import { hasPgBouncer, startPgBouncer, type TestPooler } from '#testing/pgbouncer.ts';
import { createDatabaseAt, startPostgres } from '#testing/postgres.ts';
import { migrate, pendingMigrations, statementsByMigration } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';

describe.runIf(hasPgBouncer)(
  'through PgBouncer, which lends three connections for a transaction each',
  () => {
    let pooler: TestPooler;
    beforeAll(async () => {
      pooler = await startPgBouncer(inject('postgresUrl'), { connections: 3, waitSeconds: 60 });
    });
    afterAll(() => pooler.stop());

    const open: OpenDatabase[] = [];
    afterEach(async () => {
      for (const one of open.splice(0)) await one.close();
    });
    const opened = async (url: string, pool = 20) => {
      const database = await openPostgres({
        url: pooler.through(url),
        pool,
        ...unhurried,
        isPooled: true,
      });
      open.push(database);
      return database;
    };

    it('five servers start at once, and one migrates', async () => {
      const url = await newPostgresUrl();
      const servers = await Promise.all(Array.from({ length: 5 }, () => opened(url)));
      for (const { db } of servers) expect(await pendingMigrations(db)).toEqual([]);
    });

    it('a migration that fails leaves no lock behind for the next one to wait for', async () => {
      const url = await newPostgresUrl();
      const database = await opened(url);
      const last = Object.keys(statementsByMigration).at(-1) ?? '';
      await sql`delete from kysely_migration where name = ${last}`.execute(database.db);
      // Its tables are there already.
      for (let round = 0; round < 4; round += 1)
        await expect(migrate(database.db)).rejects.toThrow('could not be migrated');
      await sql`insert into kysely_migration values (${last}, 'now')`.execute(database.db);
      // Of this database: others are migrated by other tests at the same time.
      const { rows } = await sql`
        select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database()`.execute(database.db);
      expect(rows).toEqual([]);
    });

    it('two servers sign people in, write, count posts exactly and keep what they acknowledged', async () => {
      const url = await newMigratedUrl();
      const first = await makeApp({ open: await opened(url), signsInWith: 'embedded-identity' });
      const second = await makeApp({ open: await opened(url), signsInWith: 'embedded-identity' });
      const ada = await newEmbeddedPerson(first);
      const headers = { authorization: `Bearer ${await ada.browser.idToken()}` };
      const send = (index: number, method: 'POST' | 'PUT', path: string, payload: object) =>
        (index % 2 === 0 ? first : second).app.inject({ method, url: path, headers, payload });
      const chats = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          send(index, 'PUT', `/api/chats/chat-${index}`, { messages: [{ role: 'user', content: 'Text' }] }),
        ),
      );
      expect(new Set(chats.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const posts = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          send(index, 'POST', '/api/posts', { inputText: trialAbstract, platforms: ['twitter'] }),
        ),
      );
      const statuses = posts.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([
        ...Array.from({ length: 5 }, () => 200),
        ...Array.from({ length: 7 }, () => 402),
      ]);
      const list = await second.app.inject({ url: '/api/chats?limit=200', headers });
      expect(list.json()).toHaveLength(20);
      await Promise.all([first.app.close(), second.app.close()]);
    });

    it('a PostgreSQL that goes away is answered with 503, and one that comes back without a restart', async () => {
      const postgres = await startPostgres();
      const url = await createDatabaseAt(postgres.url('postgres'), 'away');
      const before = await startPgBouncer(url, { connections: 3, waitSeconds: 2 });
      const database = await openPostgres({
        url: before.through(url),
        pool: 5,
        ...unhurried,
        isPooled: true,
      });
      const test = await makeApp({ open: database });
      const { headers } = await test.signIn();
      const list = () => test.app.inject({ url: '/api/chats', headers });
      expect((await list()).statusCode).toBe(200);
      await postgres.crash();
      for (let round = 0; round < 3; round += 1)
        expect([round, (await list()).statusCode, (await list()).headers['retry-after']]).toEqual([
          round,
          503,
          '5',
        ]);
      await postgres.resume();
      await expect.poll(async () => (await list()).statusCode).toBe(200);
      await test.close();
      await before.stop();
      await postgres.stop();
    });

    it('a start without saying so is told what to set, and one without time limits of the role is warned', async () => {
      const url = await newMigratedUrl();
      const start = openPostgres({ url: pooler.through(url), pool: 2, ...unhurried });
      await expect(start).rejects.toThrow('DATABASE_POOLER=transaction');
      const warnings: string[] = [];
      const warn = (problem: string) => void warnings.push(problem);
      const options = { url: pooler.through(url), pool: 2, ...unhurried, isPooled: true, warn };
      open.push(await openPostgres(options));
      expect(warnings.join()).toContain('alter role');
    });
  },
);
