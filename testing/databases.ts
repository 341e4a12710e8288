import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/adapters/database/open-database.ts';
import { openPgliteInMemory } from '#server/adapters/database/open-pglite.ts';
import { openPostgres, type PostgresOptions } from '#server/adapters/database/open-postgres.ts';
import { hangGuard } from './hang-guard.ts';
import { migratedTemplate } from './migrated-template.ts';
import { createDatabaseAt } from './postgres.ts';

/** Where the template of the embedded database is kept. */
const cacheDir: string = fileURLToPath(new URL('../.cache', import.meta.url));

/** Both databases that the product runs on; every suite about stored things runs on each. */
export const databaseKinds = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A PostgreSQL that is waited for as long as it takes: a busy machine is no fault of it. */
export const unhurried: Required<Pick<PostgresOptions, 'timeoutMs' | 'patience'>> = {
  timeoutMs: hangGuard,
  patience: { connection: hangGuard, stuck: hangGuard, probe: hangGuard },
};

/** A migrated, empty database of its own. */
export async function openTestDatabase(kind: DatabaseKind, pool = 10): Promise<OpenDatabase> {
  if (kind === 'pglite') return openPgliteInMemory(cacheDir);
  return openPostgres({ url: await createTestDatabase(migratedTemplate), pool, ...unhurried });
}

/** Address of a new, empty PostgreSQL database. */
export function newPostgresUrl(): Promise<string> {
  return createTestDatabase();
}

/** Address of a PostgreSQL database of its own that is migrated. */
export function newMigratedUrl(): Promise<string> {
  return createTestDatabase(migratedTemplate);
}

function createTestDatabase(template?: string): Promise<string> {
  return createDatabaseAt(inject('postgresUrl'), `test_${randomUUID().replaceAll('-', '')}`, template);
}
