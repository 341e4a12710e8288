import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseTemplate } from '../template.ts';
import { whyDatabaseUnavailable } from '../why-unavailable.ts';
import { makeDatabaseFolder } from './make-folder.ts';
import { ReopeningThread } from './reopening-thread.ts';
import { ThreadDialect } from './thread-dialect.ts';

interface Tables {
  readonly notes: { readonly id: number; readonly word: string };
}

describe('the embedded database in its thread', () => {
  const parent = mkdtempSync(join(tmpdir(), 'paperlark-thread-'));
  const folder = join(parent, 'database');
  const warnings: string[] = [];
  let thread: ReopeningThread;
  let db: Kysely<Tables>;
  beforeAll(async () => {
    const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url));
    await makeDatabaseFolder(folder, await databaseTemplate(cache));
    thread = await ReopeningThread.open(
      { folder, spareFile: join(parent, 'spare-room') },
      { warn: (problem) => warnings.push(problem), longestQueryMs: 30_000 },
    );
    db = new Kysely<Tables>({ dialect: new ThreadDialect(thread) });
    await sql`create table notes (id int primary key, word text not null)`.execute(db);
  });
  afterAll(async () => {
    await db.destroy();
    rmSync(parent, { recursive: true });
  });

  it('answers with values of every type as they were given', async () => {
    const given = {
      text: 'ö \u{1F600}',
      number: 7,
      big: 2n ** 60n,
      date: new Date(0),
      json: { a: [1, null] },
    };
    const { rows } = await sql`select ${given.text}::text as text, ${given.number}::int as number,
      ${given.big}::int8 as big, ${given.date}::timestamptz as date, ${given.json}::jsonb as json,
      ${Buffer.from([0, 255])}::bytea as bytes`.execute(db);
    const [row] = rows.map((one) => ({ ...Object(one), big: BigInt(Object(one).big) }));
    expect(row).toEqual({ ...given, bytes: new Uint8Array([0, 255]) });
  });

  it('counts changed rows, and hands errors on with their code', async () => {
    const inserted = await db.insertInto('notes').values({ id: 1, word: 'a' }).executeTakeFirst();
    expect(inserted.numInsertedOrUpdatedRows).toBe(1n);
    const again = await db
      .insertInto('notes')
      .values({ id: 1, word: 'b' })
      .execute()
      .catch((error) => error);
    expect(again).toMatchObject({ code: '23505', constraint: 'notes_pkey' });
    expect(whyDatabaseUnavailable(again)).toBe(null);
  });

  it('gives a transaction the database alone, and undoes it whole', async () => {
    const order: string[] = [];
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const failing = db
      .transaction()
      .execute(async (tx) => {
        await tx.insertInto('notes').values({ id: 2, word: 'undone' }).execute();
        begin();
        await tx.selectFrom('notes').selectAll().execute();
        order.push('transaction');
        throw new Error('no');
      })
      .catch((error: Error) => error.message);
    await begun;
    const seen = await db.selectFrom('notes').select('id').orderBy('id').execute();
    order.push('query');
    expect([await failing, seen, order]).toEqual(['no', [{ id: 1 }], ['transaction', 'query']]);
  });

  it('says so where a transaction is committed that had failed', async () => {
    const committed = db.transaction().execute(async (tx) => {
      await tx
        .insertInto('notes')
        .values({ id: 1, word: 'twice' })
        .execute()
        .catch(() => undefined);
    });
    await expect(committed).rejects.toThrow();
  });

  it('is opened again where it ended by a fault: what waited is told to come again, what was answered is there', async () => {
    await db.insertInto('notes').values({ id: 10, word: 'answered' }).execute();
    const inside = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 11, word: 'under way' }).execute();
      await (await thread.current()).end();
      await tx.insertInto('notes').values({ id: 12, word: 'too late' }).execute();
    });
    const fault = await inside.catch((error: unknown) => error);
    expect(whyDatabaseUnavailable(fault)).toBe('not_now');
    const rows = await db.selectFrom('notes').select('word').where('id', '>=', 10).execute();
    expect(rows).toEqual([{ word: 'answered' }]);
    expect(warnings).toEqual(['The embedded database stopped by a fault. It is opened again.']);
  });
});

describe('a query that never ends', () => {
  it('is ended with its thread, and nobody waits for ever', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'paperlark-hang-'));
    const folder = join(parent, 'database');
    const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url));
    await makeDatabaseFolder(folder, await databaseTemplate(cache));
    const thread = await ReopeningThread.open(
      { folder, spareFile: join(parent, 'spare-room') },
      { warn: () => undefined, longestQueryMs: 2000 },
    );
    const db = new Kysely<Tables>({ dialect: new ThreadDialect(thread) });
    const endless = sql`select count(*) from generate_series(1, 1000000000000)`.execute(db);
    const fault = await endless.catch((error: unknown) => error);
    expect(whyDatabaseUnavailable(fault)).toBe('not_now');
    await db.destroy();
    rmSync(parent, { recursive: true });
  });
});
