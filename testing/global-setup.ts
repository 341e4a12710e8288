import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/adapters/database/open-postgres.ts';
import { databaseTemplate } from '#server/adapters/database/template.ts';
import { unhurried } from './databases.ts';
import { migratedTemplate } from './migrated-template.ts';
import { createDatabaseAt, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the administrative database of the PostgreSQL of this run. */
    readonly postgresUrl: string;
  }
}

/** Once per run: one PostgreSQL for all files, and the template of the embedded database so that no two workers make it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres] = await Promise.all([startPostgres({ settings: shortLived }), databaseTemplate(cacheDir)]);
  const url = await createDatabaseAt(postgres.url('postgres'), migratedTemplate);
  const migrated = await openPostgres({ url, pool: 1, ...unhurried });
  await migrated.close();
  project.provide('postgresUrl', postgres.url('postgres'));
  return () => postgres.stop();
}

/** Nothing of it outlives the run, and each test has its own copy of a database: what serves long lives only costs. */
const shortLived = ['full_page_writes=off', 'autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0'];

const cacheDir = fileURLToPath(new URL('../.cache', import.meta.url));
