import { access, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { migrate } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { probeStatement } from './probe.ts';
import type { Tables } from './schema.ts';
import { databaseTemplate } from './template.ts';
import { OutsideTransactionsOnly } from './transactions.ts';

/** Opens the embedded database in `dataDir`, making it on the first start. Durable: a write is answered after it is on disk. */
export async function openPglite(dataDir: string, cacheDir: string): Promise<OpenDatabase> {
  const lock = await lockDirectory(dataDir);
  try {
    const pglite = await openDirectory(dataDir, cacheDir);
    return await openHandle(pglite, lock);
  } catch (error) {
    await lock.release();
    const { bavail, bsize } = await statfs(dataDir);
    throw failureToOpen(error, dataDir, bavail * bsize);
  }
}

/** What a new database takes, and some room to work in, in bytes. */
const room = 100 * 1024 * 1024;

/** What the database throws where its disk is full is no error with words: so where there is little room, that is said. */
export function failureToOpen(error: unknown, dataDir: string, free: number): Error {
  const megabytes = Math.floor(free / 1024 / 1024);
  if (free < room)
    return new Error(
      `There is too little space for the embedded database in ${dataDir}: ${megabytes} MB are free. It needs 100 MB to begin with.`,
      { cause: error },
    );
  return error instanceof Error ? error : new Error('The embedded database does not open.', { cause: error });
}

/** An embedded database in memory, for tests: gone with the process. */
export async function openPgliteInMemory(cacheDir: string): Promise<OpenDatabase> {
  return openHandle(await PGlite.create({ loadDataDir: await databaseTemplate(cacheDir) }), null);
}

async function openDirectory(dataDir: string, cacheDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  // Written last: a folder without it is what a first start left behind when it was killed, and holds nothing yet.
  const finished = join(dataDir, 'database-made');
  if (await exists(finished)) return PGlite.create({ dataDir: folder });
  await rm(folder, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: await databaseTemplate(cacheDir) });
  await writeFile(finished, '', { mode: 0o600 });
  return pglite;
}

async function openHandle(pglite: PGlite, lock: DirectoryLock | null): Promise<OpenDatabase> {
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite }),
    plugins: [new OutsideTransactionsOnly()],
  });
  await migrate(db.withoutPlugins());
  return {
    kind: 'pglite',
    db,
    check: async () => {
      await pglite.query(probeStatement);
    },
    close: async () => {
      await db.destroy();
      await lock?.release();
    },
  };
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
