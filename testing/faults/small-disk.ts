import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from './scene.ts';

/** A disk in memory, of such a size ("90m"); answers its folder. */
export function mountDisk(scene: Scene, size: string): string {
  const folder = join(scene.folder(), 'disk');
  mkdirSync(folder);
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No disk could be mounted: ${stderr}`);
  scene.afterwards(async () => spawnSync('umount', ['-l', folder]));
  return folder;
}

export function resizeDisk(folder: string, size: string): void {
  spawnSync('mount', ['-o', `remount,size=${size}`, folder]);
}
