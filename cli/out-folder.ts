import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it that are missing. One at a time: asked to make several, Node tries for ever where the
 * system has no room for folders, such as under /proc. Throws what the system says.
 */
export async function makeFolder(path: string): Promise<void> {
  const missing: string[] = [];
  let at = resolve(path);
  while (!(await isFolder(at))) {
    missing.unshift(at);
    at = dirname(at);
  }
  for (const folder of missing) await mkdir(folder);
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (found?.isDirectory() === false)
    throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR', syscall: 'mkdir', path });
  return found !== null;
}
