import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#testing/databases.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Handle } from './schema.ts';
import { inTransaction } from './transactions.ts';
import { whyDatabaseUnavailable } from './why-unavailable.ts';

/** Resolves for all as soon as so many have come. */
function meeting(size: number): () => Promise<void> {
  let come = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    come += 1;
    if (come === size) open();
    return all;
  };
}

describe('transactions that meet on PostgreSQL', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase('postgres');
    await sql`create table counters (id text primary key, n integer not null)`.execute(open.db);
    await sql`insert into counters values ('a', 0), ('b', 0), ('c', 0)`.execute(open.db);
  });
  afterAll(() => open.close());

  const add = (tx: Handle, id: string) => sql`update counters set n = n + 1 where id = ${id}`.execute(tx);
  const count = async (id: string) => {
    const { rows } = await sql<{ n: number }>`select n from counters where id = ${id}`.execute(open.db);
    return rows[0]?.n;
  };

  it('in a ring are both done, each once: the one that PostgreSQL undid begins anew', async () => {
    const met = meeting(2);
    let begun = 0;
    const move = (first: string, second: string) =>
      inTransaction(open.db, async (tx) => {
        begun += 1;
        await add(tx, first);
        await met();
        await add(tx, second);
      });
    await Promise.all([move('a', 'b'), move('b', 'a')]);
    expect([begun, await count('a'), await count('b')]).toEqual([3, 2, 2]);
  });

  it('on one serialisable row are all done, each once', async () => {
    const met = meeting(2);
    const step = () =>
      inTransaction(open.db, async (tx) => {
        await sql`set transaction isolation level serializable`.execute(tx);
        const { rows } = await sql<{ n: number }>`select n from counters where id = 'c'`.execute(tx);
        await met();
        await sql`update counters set n = ${(rows[0]?.n ?? 0) + 1} where id = 'c'`.execute(tx);
      });
    await Promise.all([step(), step()]);
    expect(await count('c')).toBe(2);
  });

  it('give up after three retries, as what may pass; other faults are told at once', async () => {
    let begun = 0;
    const fails = (code: string) =>
      inTransaction(open.db, async (tx) => {
        begun += 1;
        await sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(tx);
      }).catch((error: unknown) => error);
    const lost = await fails('40001');
    expect([begun, whyDatabaseUnavailable(lost)]).toEqual([4, 'not_now']);
    const bug = await fails('23505');
    expect([begun, whyDatabaseUnavailable(bug)]).toEqual([5, null]);
  });
});
