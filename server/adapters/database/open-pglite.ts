import { readdir, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Dialect, Kysely, PGliteDialect, sql } from 'kysely';
import { syncPath } from '../../disk/sync-files.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { DoesNotOpen } from './embedded/database-thread.ts';
import { makeDatabaseFolder } from './embedded/make-folder.ts';
import { ReopeningThread } from './embedded/reopening-thread.ts';
import { ThreadDialect } from './embedded/thread-dialect.ts';
import { migrate } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { probeStatement } from './probe.ts';
import type { Tables } from './schema.ts';
import { databaseTemplate } from './template.ts';
import { OutsideTransactionsOnly } from './transactions.ts';

/**
 * Opens the embedded database in `dataDir`, making it on the first start. Durable: a write is answered after it is on disk, a
 * power cut included. `warn` is told of what whoever runs the server should know.
 */
export async function openPglite(
  dataDir: string,
  cacheDir: string,
  warn: (problem: string) => void = () => undefined,
): Promise<OpenDatabase> {
  const lock = await lockDirectory(dataDir);
  try {
    const folder = join(dataDir, 'database');
    await makeWhereNew(dataDir, folder, cacheDir);
    const thread = await ReopeningThread.open(
      { folder: resolve(folder), spareFile: resolve(dataDir, 'spare-room') },
      {
        warn,
        onFull: (full) =>
          warn(full ? wordsWhenFull(dataDir) : 'There is room on the disk again: writing goes on.'),
      },
    );
    return await openHandle(new ThreadDialect(thread), lock);
  } catch (error) {
    await lock.release();
    const { bavail, bsize } = await statfs(dataDir);
    throw failureToOpen(error, dataDir, bavail * bsize);
  }
}

function wordsWhenFull(dataDir: string): string {
  return `The disk with ${dataDir} is full. What is stored is safe and can be read; writing is refused until there is room (40 MB).`;
}

/** What a new database takes, and some room to work in, in bytes. */
const room = 100 * 1024 * 1024;

/** What the database throws where its disk is full or its files are damaged says little: so the folder, and what to do, are named. */
export function failureToOpen(error: unknown, dataDir: string, free: number): Error {
  const megabytes = Math.floor(free / 1024 / 1024);
  if (free < room)
    return new Error(
      `There is too little space for the embedded database in ${dataDir}: ${megabytes} MB are free. It needs 100 MB to begin with.`,
      { cause: error },
    );
  if (!(error instanceof DoesNotOpen)) return error instanceof Error ? error : new Error(String(error));
  return new Error(
    `The embedded database in ${join(dataDir, 'database')} does not open: ${error.message}. Its files may be damaged or incomplete; ` +
      'nothing was deleted. Move that folder to another place, put your newest backup in with "npx paperlark restore FILE", and start again: see docs/operations.md.',
    { cause: error },
  );
}

/** An embedded database in memory, for tests: gone with the process. */
export async function openPgliteInMemory(cacheDir: string): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ loadDataDir: await databaseTemplate(cacheDir) });
  return openHandle(new PGliteDialect({ pglite }), null);
}

/** Makes the database where there is none. A folder that holds anything at all is left as it is. */
async function makeWhereNew(dataDir: string, folder: string, cacheDir: string): Promise<void> {
  const inside = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  if (inside.length > 0) {
    if (!inside.includes('PG_VERSION'))
      throw new DoesNotOpen('there are files in it, but PG_VERSION is missing');
    return;
  }
  // Versions until November 2026 take a folder without this mark for one that they may delete.
  await writeFile(join(dataDir, 'database-made'), '', { mode: 0o600 });
  await makeDatabaseFolder(folder, await databaseTemplate(cacheDir));
  await syncPath(dirname(resolve(dataDir)));
}

async function openHandle(dialect: Dialect, lock: DirectoryLock | null): Promise<OpenDatabase> {
  const db = new Kysely<Tables>({ dialect, plugins: [new OutsideTransactionsOnly()] });
  await migrate(db.withoutPlugins());
  return {
    kind: 'pglite',
    db,
    check: async () => {
      await sql.raw(probeStatement).execute(db);
    },
    close: async () => {
      await db.destroy();
      await lock?.release();
    },
  };
}
