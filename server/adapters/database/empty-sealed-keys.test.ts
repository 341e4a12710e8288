import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastSigns } from '#domain/keys/show-key.ts';
import { randomTokens } from '#server/adapters/system/random-tokens.ts';
import { databaseKinds, openTestDatabase } from '#testing/databases.ts';
import { newUserId } from '#testing/suites/users.ts';
import { testSeal } from '#testing/test-seal.ts';
import { createDatabase } from './create-database.ts';
import { emptySealedKeys } from './empty-sealed-keys.ts';
import { migrate, statementsByMigration } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';

const migration = '0023-shown-once-keys';

describe.each(databaseKinds)('keys of a database of before, on %s', (kind) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(kind);
  });
  afterAll(() => open.close());

  /** The schema as it was: the migration only adds columns. */
  async function stepBack(): Promise<void> {
    for (const statement of statementsByMigration[migration] ?? []) {
      const undone = statement.replace(/ add column (\w+) .*$/, ' drop column $1');
      await sql.raw(undone).execute(open.db);
    }
    await sql`delete from kysely_migration where name = ${migration}`.execute(open.db);
  }

  /** As the version of before kept one: a hash, and the key sealed. */
  async function keyOfBefore(teamId: string, position: number, sealed?: string): Promise<string> {
    const text = randomTokens.createKey();
    await sql`insert into api_keys (team_id, id, position, token_hash, sealed, created_at) values
      (${teamId}, ${randomUUID()}, ${position}, ${randomTokens.hash(text)}, ${sealed ?? testSeal.close(text)}, now())`.execute(
      open.db,
    );
    return text;
  }

  it('go on working, are told by their last signs, and are in the database no more', async () => {
    const database = createDatabase(open.db, testSeal);
    const [ownerId, memberId] = [await newUserId(database), await newUserId(database)];
    await stepBack();
    const teamId = randomUUID();
    await sql`insert into teams (id, owner_id, name, created_at) values (${teamId}, ${ownerId}, 'Lab', now())`.execute(
      open.db,
    );
    for (const id of [ownerId, memberId])
      await sql`insert into team_members (user_id, team_id, joined_at) values (${id}, ${teamId}, now())`.execute(
        open.db,
      );
    const keys = [await keyOfBefore(teamId, 1), await keyOfBefore(teamId, 2)];
    const lost = await keyOfBefore(teamId, 3, 'sealed with another secret');

    await migrate(open.db);
    expect([await emptySealedKeys(open.db, testSeal), await emptySealedKeys(open.db, testSeal)]).toEqual([
      3, 0,
    ]);

    for (const [index, text] of [...keys, lost].entries())
      expect(await database.apiKeys.find(randomTokens.hash(text))).toMatchObject({ position: index + 1 });
    expect((await database.apiKeys.list(teamId)).map(({ lastFour }) => lastFour)).toEqual([
      ...keys.map(lastSigns),
      null,
    ]);
    const { rows } = await sql<{ sealed: string }>`select sealed from api_keys`.execute(open.db);
    expect(new Set(rows.map(({ sealed }) => sealed))).toEqual(new Set(['']));

    // Every member of before was shown all keys: when they go, the owner is asked. Who joins now knows none.
    const right = await database.teams.keyRight(teamId, memberId);
    expect(right).toEqual({ mayUseKeys: false, knownAt: expect.any(Date) });
    const until = right?.knownAt ?? new Date(0);
    expect(await database.apiKeys.markKnown(teamId, until, new Date())).toHaveLength(3);
    const newId = await newUserId(database);
    await database.teams.add(teamId, newId, new Date());
    expect(await database.teams.keyRight(teamId, newId)).toEqual({ mayUseKeys: false, knownAt: null });
  });

  it('that a server of before makes meanwhile are let go of by the next start', async () => {
    const database = createDatabase(open.db, testSeal);
    const ownerId = await newUserId(database);
    const { id } = await database.inTransaction(({ teams }) => teams.ownedBy(ownerId, 'Lab', new Date()));
    const text = await keyOfBefore(id, 1);
    expect(await emptySealedKeys(open.db, testSeal)).toBe(1);
    expect(await database.apiKeys.list(id)).toMatchObject([{ lastFour: lastSigns(text), madeBy: null }]);
  });
});
