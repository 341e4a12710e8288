import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '#testing/databases.ts';
import { newUserId } from '#testing/suites/users.ts';
import { testSeal } from '#testing/test-seal.ts';
import { createDatabase } from '../create-database.ts';
import { atOnce, readTable } from './tables.ts';

describe.each(databaseKinds)('a table that is backed up, on %s', (kind) => {
  it('is read in few rows at once where they are long, in many where they are short', async () => {
    const open = await openTestDatabase(kind);
    const userId = await newUserId(createDatabase(open.db, testSeal));
    const read = async (): Promise<{ readonly rows: number; readonly bytes: number }[]> => {
      const batches: { readonly rows: number; readonly bytes: number }[] = [];
      await open.db.transaction().execute((tx) =>
        readTable(tx.withoutPlugins(), 'chats', async (rows) => {
          batches.push({ rows: rows.length, bytes: rows.reduce((sum, row) => sum + row.length, 0) });
        }),
      );
      return batches;
    };
    const addChats = (name: string, count: number, length: number) =>
      sql`insert into chats (user_id, session_id, title, messages, created_at, updated_at)
        select ${userId}::uuid, ${name} || n, '', repeat('x', ${length}::int), now(), now()
        from generate_series(1, ${count}::int) n`.execute(open.db);
    await addChats('short ', 700, 100);
    expect((await read()).map(({ rows }) => rows)).toEqual([atOnce.rows, 700 - atOnce.rows]);
    await addChats('long ', 20, 900_000);
    const batches = await read();
    expect(batches.reduce((sum, { rows }) => sum + rows, 0)).toBe(720);
    for (const { bytes } of batches) expect(bytes).toBeLessThan(atOnce.bytes * 1.1);
    await open.close();
  });
});
