import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { newMigratedUrl, unhurried } from '#testing/databases.ts';
import { DatabaseGate } from '#testing/faults/database-gate.ts';
import { until } from '#testing/until.ts';
import { DatabaseOverloaded } from './bounded-pool.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';
import { whyDatabaseUnavailable } from './why-unavailable.ts';

/** Milliseconds for a statement: what is silent for longer is given up, and what answers at all is quicker. */
const soon = 1000;

describe('a PostgreSQL that does not get on', () => {
  let gate: DatabaseGate;
  let open: OpenDatabase;
  beforeEach(async () => {
    gate = new DatabaseGate(inject('postgresUrl'));
    await gate.open();
    open = await openPostgres({ url: await newDatabase(), pool: 1, ...unhurried, timeoutMs: soon });
  });
  afterEach(async () => {
    gate.cut();
    await open.close();
    await gate.shut();
  });

  const newDatabase = async () => gate.url(new URL(await newMigratedUrl()).pathname.slice(1));
  const select = () => sql`select 1`.execute(open.db);
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error) => error,
    );

  it('is given up where it says nothing, and its connection is not used again', async () => {
    await select();
    gate.swallows = true;
    const error = await failure(open.db.transaction().execute((tx) => sql`select 1`.execute(tx)));
    expect(String(error)).toContain('does not answer');
    expect(whyDatabaseUnavailable(error)).toBe('not_now');
    gate.swallows = false;
    await expect.poll(() => failure(select())).toBeNull();
  });

  it('says that it is there while all connections are in use, and that it is not when it is not', async () => {
    const busy = open.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await open.check();
    });
    await busy;
    await gate.shut();
    await expect(open.check()).rejects.toThrow();
    await gate.open();
    await open.check();
  });

  it('turns newcomers away at once while its queue does not move', async () => {
    const patient = await openPostgres({
      url: await newDatabase(),
      pool: 1,
      ...unhurried,
      patience: { ...unhurried.patience, stuck: 100 },
    });
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    let began = () => {};
    const begun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const busy = patient.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      began();
      await held;
    });
    await begun;
    const letIn = [failure(sql`select 1`.execute(patient.db))];
    // They are let in until nothing has moved for a while; then they are refused, and the first has not given up.
    let refused: unknown = null;
    await until(() => {
      letIn.push(
        failure(sql`select 1`.execute(patient.db)).then((error) => {
          if (error instanceof DatabaseOverloaded) refused = error;
        }),
      );
      return refused !== null;
    });
    expect(whyDatabaseUnavailable(refused)).toBe('not_now');
    end();
    await busy;
    expect(await letIn[0]).toBeNull();
    await Promise.all(letIn);
    await sql`select 1`.execute(patient.db);
    await patient.close();
  });

  it('is known to be away also where the driver noticed before it was asked', async () => {
    const cut = open.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      gate.cut();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(tx);
    });
    expect(whyDatabaseUnavailable(await failure(cut))).toBe('not_now');
    await select();
  });
});
