import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { identityTables } from './migrations/0001-identity.ts';
import { productTables } from './migrations/0002-product.ts';
import { lookupTables } from './migrations/0003-lookups.ts';
import { billingTables } from './migrations/0004-billing.ts';
import { teamTables } from './migrations/0005-teams.ts';
import { mailTables } from './migrations/0006-mail.ts';
import { trialTables } from './migrations/0007-trials.ts';
import { keyTables } from './migrations/0008-keys.ts';
import { writerTables } from './migrations/0009-writers.ts';
import { brandTables } from './migrations/0012-brands.ts';
import { accountTables } from './migrations/0013-accounts.ts';
import { runTables } from './migrations/0014-runs.ts';
import { countTables } from './migrations/0016-counts.ts';
import { secretMarkTables } from './migrations/0017-secret-mark.ts';
import { toldPostTables } from './migrations/0019-told-posts.ts';
import { keptTables } from './migrations/0020-kept.ts';
import { auditChainTables } from './migrations/0021-audit-chain.ts';
import { purchaseTables } from './migrations/0022-purchases.ts';
import { shownOnceKeyTables } from './migrations/0023-shown-once-keys.ts';
import { countedPostTables } from './migrations/0024-counted-posts.ts';
import { keptDeskTables } from './migrations/0025-kept-desks.ts';
import { signOffTables } from './migrations/0026-sign-offs.ts';
import { teamDefaultTables } from './migrations/0027-team-defaults.ts';
import type { Handle } from './schema.ts';

/**
 * Statements by migration, in order of their names; a released one never changes. From 0016 on, what older servers cannot live
 * with stands in a migration whose name ends in "-contract" (decision 0022; `migrations.test.ts` reads the statements).
 */
export const statementsByMigration: Readonly<Record<string, readonly string[]>> = {
  '0001-identity': identityTables,
  '0002-product': productTables,
  '0003-lookups': lookupTables,
  '0004-billing': billingTables,
  '0005-teams': teamTables,
  '0006-mail': mailTables,
  '0007-trials': trialTables,
  '0008-keys': keyTables,
  '0009-writers': writerTables,
  '0012-brands': brandTables,
  '0013-accounts': accountTables,
  '0014-runs': runTables,
  '0016-counts': countTables,
  '0017-secret-mark': secretMarkTables,
  '0019-told-posts': toldPostTables,
  '0020-kept': keptTables,
  '0021-audit-chain': auditChainTables,
  '0022-purchases': purchaseTables,
  '0023-shown-once-keys': shownOnceKeyTables,
  '0024-counted-posts': countedPostTables,
  '0025-kept-desks': keptDeskTables,
  '0026-sign-offs': signOffTables,
  '0027-team-defaults': teamDefaultTables,
};

/** How a migration waits. Milliseconds. */
export interface MigrationPatience {
  /** For a table that others use; while it waits, they wait behind it. */
  readonly lock: number;
  /** Between two tries. */
  readonly pause: number;
  readonly tries: number;
}

const patience: MigrationPatience = { lock: 2000, pause: 3000, tries: 40 };

/**
 * Brings the database to the newest schema; all or nothing. Of several servers that start at once one
 * does it, the others wait. A table that is in use is waited for briefly and tried again, so that no queue builds up behind it.
 */
export async function migrate(db: Handle, waits: MigrationPatience = patience): Promise<void> {
  if ((await wanted(db)).length === 0) return;
  for (let left = waits.tries; ; left -= 1) {
    try {
      await db.transaction().execute((tx) => migrateAlone(tx, waits.lock));
      return;
    } catch (error) {
      if (!isLockTimeout(error) || left <= 1)
        throw new Error(`The database could not be migrated${isLockTimeout(error) ? blocked : '.'}`, {
          cause: error,
        });
      await new Promise((resolve) => setTimeout(resolve, waits.pause));
    }
  }
}

const blocked =
  ': a table stayed in use. Look for long transactions in pg_stat_activity, end them, and start again.';

/** Runs what is pending (of `only`, where given) inside a transaction that is open already, where nobody else migrates. */
export async function migrateInside(tx: Handle, only: readonly string[] | null = null): Promise<void> {
  await sql
    .raw(`create table if not exists ${ran} (name varchar(255) primary key, timestamp varchar(255) not null)`)
    .execute(tx);
  for (const name of await wanted(tx)) {
    if (only !== null && !only.includes(name)) continue;
    for (const statement of statementsByMigration[name] ?? []) await sql.raw(statement).execute(tx);
    await sql`insert into ${sql.table(ran)} (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      tx,
    );
  }
}

/** Names of migrations that were not run yet. */
export async function pendingMigrations(db: Handle): Promise<string[]> {
  const done = new Set(await executedMigrations(db));
  return Object.keys(statementsByMigration).filter((name) => !done.has(name));
}

/** Names of migrations that were run, by this version or another. */
export async function executedMigrations(db: Handle): Promise<string[]> {
  const there = await sql<{ name: string | null }>`select to_regclass(${ran})::text as name`.execute(db);
  if ((there.rows[0]?.name ?? null) === null) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(ran)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Changes when any statement does: names the template of the migrated database. */
export function migrationsFingerprint(): string {
  return createHash('sha256').update(JSON.stringify(statementsByMigration)).digest('hex').slice(0, 16);
}

/** The table in which migrations are noted: the name that a library gave it which did this before. */
const ran = 'kysely_migration';
/** Any number, the same for all servers. */
const lockId = 7215403918;

/**
 * Everything of it belongs to the transaction, lock and time limits too: behind a pooler that hands connections on after each
 * transaction, a lock of the session would stay with a connection that is somebody else's by then.
 */
async function migrateAlone(tx: Handle, lockMs: number): Promise<void> {
  // Who waits here waits for another server that migrates, however long that takes.
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(
    tx,
  );
  await sql`select pg_advisory_xact_lock(${lockId}::bigint)`.execute(tx);
  await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(tx);
  await migrateInside(tx);
}

/** What is to be run. Refuses a database from which something was taken away that this version needs. */
async function wanted(db: Handle): Promise<string[]> {
  const newer = (await executedMigrations(db)).filter((name) => !Object.hasOwn(statementsByMigration, name));
  const contracted = newer.find((name) => name.endsWith('-contract'));
  if (contracted !== undefined)
    throw new Error(
      `This database belongs to a newer version of Paperlark (its migration ${contracted} took away what this version needs). Start that version.`,
    );
  return pendingMigrations(db);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
