import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, newPostgresUrl, openTestDatabase, unhurried } from '#testing/databases.ts';
import { newUserId } from '#testing/suites/users.ts';
import { testSeal } from '#testing/test-seal.ts';
import { createDatabase } from './create-database.ts';
import { migrate, pendingMigrations, statementsByMigration } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';

const open: OpenDatabase[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function opened(url: string): Promise<OpenDatabase> {
  const database = await openPostgres({ url, pool: 4, ...unhurried });
  open.push(database);
  return database;
}

const quick = { lock: 50, pause: 20, tries: 200 };
const last = Object.keys(statementsByMigration).at(-1) ?? '';

const [, newTable, newColumn] =
  /^(?:create table (\w+)|alter table \w+ add column (\w+))/.exec(statementsByMigration[last]?.[0] ?? '') ??
  [];

/** Something of ours that is in the way of the newest migration, as a hand at the database leaves it; and how it goes. */
const inTheWay =
  newTable === undefined
    ? {
        comes: `${statementsByMigration[last]?.[0]}`,
        goes: `${statementsByMigration[last]?.[0]}`.replace(/ add column .*$/, ` drop column ${newColumn}`),
      }
    : { comes: `create table ${newTable} (other text)`, goes: `drop table ${newTable}` };

/** As it was before the newest migration: what it made is new, so taking it away is all. */
async function stepBack(database: OpenDatabase): Promise<void> {
  // What was made last hangs on what was made before it.
  for (const statement of [...(statementsByMigration[last] ?? [])].reverse()) {
    const [, kind, name] = /^create (table|function) (\w+)/.exec(statement) ?? [];
    if (kind !== undefined) await sql.raw(`drop ${kind} ${name} cascade`).execute(database.db);
    const [, table, column] = /^alter table (\w+) add column (\w+)/.exec(statement) ?? [];
    if (column !== undefined)
      await sql.raw(`alter table ${table} drop column ${column}`).execute(database.db);
  }
  await sql`delete from kysely_migration where name = ${last}`.execute(database.db);
}

describe('migrating', () => {
  it('happens once where five servers start at once on an empty database', async () => {
    const url = await newPostgresUrl();
    const servers = await Promise.all(Array.from({ length: 5 }, () => opened(url)));
    for (const { db } of servers) expect(await pendingMigrations(db)).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from kysely_migration`.execute(
      servers[0]?.db ?? fail(),
    );
    expect(rows[0]?.n).toBe(Object.keys(statementsByMigration).length);
  });

  it('does not make everybody wait behind it for a table in use, and goes on when it is free', async () => {
    const url = await newPostgresUrl();
    const database = await opened(url);
    await stepBack(database);
    // Somebody keeps the table of migrations busy, as a long report keeps a table of ours.
    const busy = new pg.Client({ connectionString: url });
    await busy.connect();
    await busy.query('begin; lock table kysely_migration in share mode');
    const migrated = migrate(database.db, quick);
    // A reader is let through between the tries.
    const { rows } = await sql`select name from kysely_migration`.execute(database.db);
    expect(rows.length).toBeGreaterThan(0);
    await busy.query('commit');
    await busy.end();
    await migrated;
    expect(await pendingMigrations(database.db)).toEqual([]);
  });

  it('gives up with words that help where the table stays in use', async () => {
    const url = await newPostgresUrl();
    const database = await opened(url);
    await stepBack(database);
    const busy = new pg.Client({ connectionString: url });
    await busy.connect();
    await busy.query('begin; lock table kysely_migration in share mode');
    await expect(migrate(database.db, { ...quick, tries: 2 })).rejects.toThrow('pg_stat_activity');
    await busy.end();
  });

  it('loses no write that happens meanwhile, by a server of before, and adds up what was kept', async () => {
    const url = await newPostgresUrl();
    const before = await opened(url);
    await stepBack(before);
    const userId = await newUserId(createDatabase(before.db, testSeal));
    // As servers wrote chats before there were totals.
    const put = (index: number) =>
      before.db
        .insertInto('chats')
        .values({
          user_id: userId,
          session_id: `chat-${index}`,
          title: `Title ${index}`,
          messages: '[{"role":"user","content":"Größe"}]',
          made: null,
          created_at: new Date(),
          updated_at: new Date(),
        })
        .execute();
    await put(0);
    const writes = Array.from({ length: 30 }, (_, index) => put(index + 1));
    const after = await opened(url);
    await Promise.all(writes);
    await put(31);
    const { rows } = await sql<{ chats: number; bytes: number }>`
      select count(*) as chats, sum(octet_length(title || messages)) as bytes from chats`.execute(after.db);
    expect(rows[0]?.chats).toBe(32);
    expect(await createDatabase(after.db, testSeal).kept.of(userId)).toEqual({ ...rows[0], runs: 0 });
    expect(await pendingMigrations(after.db)).toEqual([]);
  });
});

describe.each(databaseKinds)('a migration that fails on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('leaves everything as it was, and is run when its cause is gone', async () => {
    await stepBack(database);
    await sql.raw(inTheWay.comes).execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow('could not be migrated');
    expect(await pendingMigrations(database.db)).toEqual([last]);
    await sql.raw(inTheWay.goes).execute(database.db);
    await migrate(database.db);
    expect(await pendingMigrations(database.db)).toEqual([]);
  });
});

describe('a server of an older version', () => {
  it('starts on a database that a newer one only added to', async () => {
    const url = await newPostgresUrl();
    const newer = await opened(url);
    await sql`insert into kysely_migration values ('9001-more', 'now')`.execute(newer.db);
    await expect(opened(url)).resolves.toBeDefined();
  });

  it('does not start where a newer one took something away', async () => {
    const url = await newPostgresUrl();
    const newer = await opened(url);
    await sql`insert into kysely_migration values ('9002-less-contract', 'now')`.execute(newer.db);
    await expect(opened(url)).rejects.toThrow('newer version of Paperlark (its migration 9002-less-contract');
  });
});

/** Statements that servers of the version before can live with: new tables, new columns that need not be filled, new indexes. */
const adds = [
  /^create (?:unlogged )?table /,
  /^create (?:unique )?index /,
  /^create function /,
  /^create trigger /,
  /^alter table \w+ add column (?!.*not null(?!.*default))/,
  /^insert into /,
];

describe('the rule of migrations: add first, take away a version later', () => {
  const ruled = Object.entries(statementsByMigration).filter(([name]) => name >= '0016');
  const breaks = (statement: string) =>
    !adds.some((allowed) => allowed.test(statement.replaceAll(/\s+/g, ' ').trim().toLowerCase()));

  it.each(ruled)('%s', (name, statements) => {
    if (name.endsWith('-contract')) return;
    expect(statements.filter(breaks)).toEqual([]);
  });

  it.each([
    'drop table chats',
    'alter table chats drop column made',
    'alter table chats rename column made to how',
    'alter table chats alter column made set not null',
    'alter table chats add column mood text not null',
    'alter table chats alter column title type varchar(10)',
    'update chats set made = null',
  ])('takes "%s" for what it is', (statement) => {
    expect(breaks(statement)).toBe(true);
  });

  it('makes an index of an older table only where nobody has to wait for it', () => {
    const made = new Map<string, string>();
    for (const [name, statements] of Object.entries(statementsByMigration))
      for (const statement of statements) {
        const table = /^create (?:unlogged )?table (\w+)/.exec(statement)?.[1];
        if (table !== undefined) made.set(table, name);
        const indexed = /^create (?:unique )?index \w+ on (\w+)/.exec(statement)?.[1];
        // An index of a full table blocks its writers while it is made; such a one needs a way of its own.
        if (indexed !== undefined && name >= '0016') expect(made.get(indexed)).toBe(name);
      }
  });
});

function fail(): never {
  throw new Error('There is no server.');
}
