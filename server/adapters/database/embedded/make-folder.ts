import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseTar } from 'nanotar';
import { syncPath, syncTree } from '../../../disk/sync-files.ts';

/**
 * Makes the folder of a new database from a template: under another name first, so that `folder` is there whole and on the disk,
 * or not at all. What a start that was killed left under that other name was nobody's yet.
 */
export async function makeDatabaseFolder(folder: string, template: Blob): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const archive = parseTar(await template.arrayBuffer());
  for (const { name, type, data } of archive) {
    const path = join(unfinished, name);
    if (type === 'directory') await mkdir(path, { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, data ?? new Uint8Array(), { mode: 0o600 });
    }
  }
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncPath(dirname(folder));
}
