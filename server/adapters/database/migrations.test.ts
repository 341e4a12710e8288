import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '#testing/databases.ts';
import { migrate, pendingMigrations, statementsByMigration } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Handle } from './schema.ts';

const newer = { ...statementsByMigration, '9999-newer': ['alter table chats add column later text'] };

describe.each(databaseKinds)('migrations on %s', (kind) => {
  let open: OpenDatabase;
  let db: Handle;
  beforeEach(async () => {
    open = await openTestDatabase(kind);
    db = open.db.withoutPlugins();
  });
  afterEach(() => open.close());

  const columns = async () => {
    const tables = await db.introspection.getTables();
    return tables.find(({ name }) => name === 'chats')?.columns.map(({ name }) => name) ?? [];
  };

  it('leave a schema of newer code as it is, so that an older server may start again beside it', async () => {
    await migrate(db, newer);
    expect(await columns()).toContain('later');
    await migrate(db);
    expect(await columns()).toContain('later');
    expect(await pendingMigrations(db)).toEqual([]);
    await migrate(db, newer);
  });

  it('that fail leave everything as it was', async () => {
    const broken = {
      ...newer,
      '9999-newer': ['alter table chats add column later text', 'alter table nobody add column x text'],
    };
    await expect(migrate(db, broken)).rejects.toThrow('could not be migrated');
    expect(await columns()).not.toContain('later');
    await migrate(db, newer);
    expect(await columns()).toContain('later');
  });
});

describe('a migration while somebody uses its table', () => {
  it('lets others through instead of keeping them waiting, and is done when it can', async () => {
    const open = await openTestDatabase('postgres');
    const db = open.db.withoutPlugins();
    let end = () => {};
    const reader = db.transaction().execute(async (tx) => {
      await sql`select 1 from chats`.execute(tx);
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    const migrated = migrate(db, newer);
    await untilItWaits(db);
    // Who comes now waits behind it, and would as long as the first reader stays, had it not given up its place.
    await sql`select 1 from chats`.execute(db);
    end();
    await Promise.all([reader, migrated]);
    expect(await pendingMigrations(db)).toEqual([]);
    await open.close();
  });
});

async function untilItWaits(db: Handle): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
