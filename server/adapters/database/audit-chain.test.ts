import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';
import { databaseKinds, openTestDatabase } from '#testing/databases.ts';
import { testSeal } from '#testing/test-seal.ts';
import { createDatabase } from './create-database.ts';
import type { OpenDatabase } from './open-database.ts';

describe.each(databaseKinds)('the chain over the log, on %s', (kind) => {
  const opened: OpenDatabase[] = [];
  afterEach(async () => {
    for (const open of opened.splice(0)) await open.close();
  });

  const at = new Date('2026-11-21T12:00:00.123Z');
  const add = ({ audit }: Pick<Database, 'audit'>, after = '') =>
    audit.add({ at, action: 'session.opened', actorId: null, target: randomUUID(), before: '', after });

  async function newLog(entries: number) {
    const open = await openTestDatabase(kind, 6);
    opened.push(open);
    const database = createDatabase(open.db, testSeal, open.check);
    for (let index = 0; index < entries; index += 1) await add(database, String(index));
    await database.auditChain.seal();
    return { open, database, chain: database.auditChain };
  }

  /** As whoever owns the tables may: the triggers hold everybody but the one who may take them away. */
  async function tamper({ db }: OpenDatabase, ...statements: readonly string[]) {
    for (const table of ['audit_entries', 'audit_seals'])
      await sql.raw(`alter table ${table} disable trigger user`).execute(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
  }

  it('holds every entry to all before it, once, and goes on where it ended', async () => {
    const { database, chain } = await newLog(5);
    expect(await chain.check()).toMatchObject({ sealed: 5, unsealed: 0, broken: null });
    await add(database);
    expect(await chain.check()).toMatchObject({ sealed: 5, unsealed: 1, broken: null });
    expect(await chain.seal()).toBe(1);
    const { head, ...state } = await chain.check();
    expect(state).toEqual({ sealed: 6, unsealed: 0, broken: null });
    const [place, hash] = head.split(':');
    expect(await chain.hashAt(Number(place))).toBe(hash);
    expect(await chain.seal()).toBe(0);
  });

  it.each([
    ['a changed word', `update audit_entries set after = 'x' where after = '2'`],
    ['another action', `update audit_entries set action = 'account.created' where after = '2'`],
    ['another person', `update audit_entries set actor_id = '${randomUUID()}' where after = '2'`],
    ['another thing', `update audit_entries set target = 'x' where after = '2'`],
    [
      'a time moved by a microsecond',
      `update audit_entries set at = at + interval '1 microsecond' where after = '2'`,
    ],
    ['an entry that is gone', `delete from audit_entries where after = '2'`],
    ['the last entry that is gone', `delete from audit_entries where after = '4'`],
    ['everything gone', 'delete from audit_entries'],
    [
      'an entry that is gone with its seal',
      `delete from audit_seals where entry_id = (select id from audit_entries where after = '2')`,
      `delete from audit_entries where after = '2'`,
    ],
    [
      'two entries in each other’s place',
      `update audit_entries set after = case after when '1' then '3' else '1' end where after in ('1', '3')`,
    ],
    [
      'two seals in each other’s place',
      'update audit_seals set position = -position where position in (2, 3)',
      'update audit_seals set position = case position when -2 then 3 else 2 end where position < 0',
    ],
  ])('finds %s', async (_what, ...statements) => {
    const { open, chain } = await newLog(5);
    await tamper(open, ...statements);
    expect((await chain.check()).broken).not.toBeNull();
  });

  it('that ends early, or was made anew, is found by whoever noted where it ended', async () => {
    const { open, database, chain } = await newLog(5);
    const [place = '', hash] = (await chain.check()).head.split(':');
    await tamper(
      open,
      'delete from audit_seals where position > 3',
      `delete from audit_entries where after in ('3', '4')`,
    );
    expect((await chain.check()).broken).toBeNull();
    expect(await chain.hashAt(Number(place))).toBeNull();
    for (const after of ['x', 'y']) await add(database, after);
    await chain.seal();
    expect(await chain.hashAt(Number(place))).not.toBe(hash);
  });

  it('is one chain, whoever writes and seals at the same time, also where an entry comes late', async () => {
    const { database, chain } = await newLog(1);
    const late = Promise.withResolvers<void>();
    // The embedded database has one connection: nobody comes between there.
    const slow =
      kind === 'postgres'
        ? database.inTransaction(async (stores) => {
            await add(stores, 'late');
            await late.promise;
          })
        : add(database, 'late');
    const writers = Array.from({ length: 20 }, () => add(database));
    const sealers = Array.from({ length: 5 }, () => chain.seal());
    await Promise.all([...writers, ...sealers]);
    late.resolve();
    await slow;
    await Promise.all([chain.seal(), chain.seal(), chain.seal()]);
    expect(await chain.check()).toMatchObject({ sealed: 22, unsealed: 0, broken: null });
  });

  it('cannot be changed, emptied or shortened while its trigger is there', async () => {
    const { open } = await newLog(2);
    for (const statement of [
      `update audit_seals set hash = 'x'`,
      'delete from audit_seals',
      'truncate audit_seals',
    ])
      await expect(sql.raw(statement).execute(open.db)).rejects.toThrow('append-only');
  });
});
