import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
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

/** Statements by migration, in order of their names; a released one never changes. */
const statementsByMigration: Readonly<Record<string, readonly string[]>> = {
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

/** Brings the database to the newest schema; all or nothing. */
export async function migrate(db: Handle): Promise<void> {
  const { error } = await migrator(db).migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
}

/** Names of migrations that were not run yet. */
export async function pendingMigrations(db: Handle): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter((one) => one.executedAt === undefined).map((one) => one.name);
}

/** Changes when any statement does: names the template of the migrated database. */
export function migrationsFingerprint(): string {
  return createHash('sha256').update(JSON.stringify(statementsByMigration)).digest('hex').slice(0, 16);
}

function migrator(db: Handle): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations() } });
}

function migrations(): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(statementsByMigration).map(([name, statements]) => [
      name,
      { up: (db) => runAll(db, statements) },
    ]),
  );
}

async function runAll(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
