import { createHash } from 'node:crypto';
import { mkdir, open, realpath } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Held by the one process that has an embedded database open; the system frees it when the process dies. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Two processes on one embedded database silently lose each other's rows, so the second is refused. The lock is the system's own
 * on a file in the folder, so it holds by whatever path the folder is reached, between containers on one volume too, and is gone
 * with the process even after kill -9. Node has no call for such a lock; SQLite takes one on the file that it opens.
 */
export async function lockDirectory(dir: string): Promise<DirectoryLock> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await (await open(join(dir, 'lock'), 'a', 0o600)).close();
  const file = lockFile(join(dir, 'lock'), dir);
  const socket = process.platform === 'linux' ? await lockAsBefore(dir).catch(rethrow(file)) : null;
  held.add(file);
  return {
    release: async () => {
      held.delete(file);
      socket?.close();
      file.close();
    },
  };
}

/** A file that nothing refers to any more is closed when memory is tidied up, and its lock would be gone with it. */
const held = new Set<DatabaseSync>();

function lockFile(path: string, dir: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is ever written: a journal beside the lock would only be left behind.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (error) {
    file.close();
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
    throw isHeld ? refusal(dir) : new Error(`The folder ${dir} could not be locked.`, { cause: error });
  }
}

const sqliteBusy = 5;

function refusal(dir: string): Error {
  return new Error(
    `Another Paperlark is running on ${dir}. Stop it first, choose another DATA_DIR, or set DATABASE_URL so that several can share PostgreSQL.`,
  );
}

/** Versions until November 2026 knew each other by a socket of this name: one of them may still be running. */
async function lockAsBefore(dir: string): Promise<Server> {
  const name = createHash('sha256')
    .update(await realpath(dir))
    .digest('hex')
    .slice(0, 24);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? refusal(dir) : error),
    );
    server.listen(`\0paperlark-${name}`, resolve);
  });
  return server.unref();
}

function rethrow(file: DatabaseSync): (error: unknown) => never {
  return (error) => {
    file.close();
    throw error;
  };
}
