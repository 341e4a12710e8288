import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate, migrationsFingerprint } from './migrations.ts';
import type { Tables } from './schema.ts';

/**
 * A migrated, empty embedded database as an archive. Making one costs seconds (initdb), loading one little, so it is
 * kept in `cacheDir` under the version of the database and of the schema. A cache that cannot be written is no error.
 */
export async function databaseTemplate(cacheDir: string): Promise<Blob> {
  const file = join(cacheDir, `database-${await pgliteVersion()}-${migrationsFingerprint()}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return new Blob([new Uint8Array(kept)]);
  const made = await makeTemplate();
  await keep(file, made).catch(() => undefined);
  return made;
}

async function makeTemplate(): Promise<Blob> {
  const pglite = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const archive = await pglite.dumpDataDir('none');
  await db.destroy();
  return archive;
}

/** Whole or not at all: two processes may do this at once. */
async function keep(file: string, archive: Blob): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await archive.arrayBuffer()));
  await rename(draft, file).catch(() => rm(draft, { force: true }));
}

/** The library does not export its package file, so that is found beside its entry. */
async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version }: { version: string } = JSON.parse(
    await readFile(join(dirname(entry), '../package.json'), 'utf8'),
  );
  return version;
}
