import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Held by the one process that has an embedded database open; the system frees it when the process dies. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Two processes on one embedded database silently lose each other's rows, so the second is refused.
 * Linux: an abstract socket, gone with the process even after kill -9. Elsewhere: a file with the process id.
 */
export async function lockDirectory(dir: string): Promise<DirectoryLock> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = await realpath(dir);
  return process.platform === 'linux' ? lockWithSocket(path) : lockWithFile(path);
}

function refusal(dir: string): Error {
  return new Error(
    `Another Paperlark is running on ${dir}. Stop it first, choose another DATA_DIR, or set DATABASE_URL so that several can share PostgreSQL.`,
  );
}

async function lockWithSocket(dir: string): Promise<DirectoryLock> {
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 24);
  const server = createServer((socket) => socket.destroy());
  await listen(server, `\0paperlark-${name}`).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? refusal(dir) : error;
  });
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
}

async function lockWithFile(dir: string): Promise<DirectoryLock> {
  const file = join(dir, 'paperlark.pid');
  const take = () => writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  await take().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    if (isAlive(Number(await readFile(file, 'utf8')))) throw refusal(dir);
    await rm(file, { force: true });
    await take();
  });
  return { release: () => rm(file, { force: true }) };
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
