import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { codeOfError } from './is-unavailable.ts';
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
import type { Handle } from './schema.ts';

type StatementsByMigration = Readonly<Record<string, readonly string[]>>;

/** Statements by migration, in order of their names; a released one never changes. */
export const statementsByMigration: StatementsByMigration = {
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
};

/**
 * Brings the database to the newest schema; all or nothing. A schema that is newer than this code stays as it is: migrations only
 * add (docs/decisions/0021), so that old and new servers run side by side while one replaces the other.
 */
export async function migrate(
  db: Handle,
  statements: StatementsByMigration = statementsByMigration,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const { error } = await (await migrator(db, statements)).migrateToLatest();
    if (error === undefined) return;
    if (tried === mostTries || codeOfError(error) !== lockTimeout)
      throw new Error('The database could not be migrated.', { cause: error });
  }
}

/**
 * A statement that changes a table waits for those who use it, and everybody who comes later waits behind it. So it gives up
 * soon, lets them through, and comes again.
 */
const mostTries = 20;
const longestLockWait = '2s';
/** PostgreSQL's code. */
const lockTimeout = '55P03';

/** Names of migrations that were not run yet. */
export async function pendingMigrations(db: Handle): Promise<string[]> {
  const all = await (await migrator(db, statementsByMigration)).getMigrations();
  return all.filter((one) => one.executedAt === undefined).map((one) => one.name);
}

/** Changes when any statement does: names the template of the migrated database. */
export function migrationsFingerprint(): string {
  return createHash('sha256').update(JSON.stringify(statementsByMigration)).digest('hex').slice(0, 16);
}

async function migrator(db: Handle, statements: StatementsByMigration): Promise<Migrator> {
  const unknown = (await executedMigrations(db)).filter((name) => !Object.hasOwn(statements, name));
  const all = {
    ...migrations(statements),
    ...Object.fromEntries(unknown.map((name) => [name, ofNewerCode])),
  };
  return new Migrator({ db, provider: { getMigrations: async () => all } });
}

/** It was run already; this code does not know what it did. */
const ofNewerCode: Migration = { up: async () => undefined };

/** None where nothing was ever migrated. */
async function executedMigrations(db: Handle): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

function migrations(statements: StatementsByMigration): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(statements).map(([name, ofOne]) => [name, { up: (db) => runAll(db, ofOne) }]),
  );
}

async function runAll(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(longestLockWait)}`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}
