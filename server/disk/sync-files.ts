import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Waits until what was written into a file, or the names in a folder, are on the disk: so they are after a power cut too. */
export function syncFileNow(path: string): void {
  withFile(path, fsyncSync);
}

/** As `syncFileNow`, without times and other things that nobody reads. */
export function syncContentNow(path: string): void {
  withFile(path, fdatasyncSync);
}

function withFile(path: string, work: (fd: number) => void): void {
  const fd = openWhereThere(path);
  if (fd === null) return;
  try {
    work(fd);
  } finally {
    closeSync(fd);
  }
}

/** What was removed meanwhile needs no place on the disk: null. */
function openWhereThere(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (!isGone(error)) throw error;
    return null;
  }
}

/** As `syncContentNow`, with the disk alone waited for on a thread of the system: for what is waited for by the hundred a second. */
export async function syncContent(path: string): Promise<void> {
  const fd = openWhereThere(path);
  if (fd === null) return;
  try {
    await datasync(fd);
  } finally {
    closeSync(fd);
  }
}

const datasync = promisify(fdatasync);

/** Waits until a file or the names in a folder are on the disk. */
export async function syncPath(path: string): Promise<void> {
  try {
    const file = await open(path, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Files synced at a time: the system joins what comes together. */
const atATime = 16;

/** Waits until a folder with all that is in it, and its own name, is on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = inside.map((entry) => join(entry.parentPath, entry.name));
  for (let i = 0; i < paths.length; i += atATime)
    await Promise.all(paths.slice(i, i + atATime).map(syncPath));
  await syncPath(folder);
  await syncPath(dirname(folder));
}
