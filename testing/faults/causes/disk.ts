import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Outcome } from '../fault.ts';
import { Person, send } from '../person.ts';
import { adminEmail, pause, type Scene } from '../scene.ts';
import { mountDisk, resizeDisk } from '../small-disk.ts';
import { Writers } from '../writers.ts';

export const disk: readonly Fault[] = [
  {
    number: 11,
    title: 'Disk full',
    cause: 'a first start on a full disk of 1 MB; then the disk of the embedded database filled under load',
    missing: () => (process.getuid?.() === 0 ? null : 'only root may mount a small disk (tmpfs)'),
    run: fillDisk,
  },
];

/** Writes until nothing more fits, but for so many bytes; answers the file. */
function fill(folder: string, left: number): string {
  const { bavail, bsize } = statfsSync(folder);
  const file = join(folder, 'filling');
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  return file;
}

async function fillDisk(scene: Scene): Promise<Outcome> {
  await firstStart(scene);
  const folder = mountDisk(scene, '256m');
  const env = { DATA_DIR: join(folder, 'data') };
  const server = await scene.server(env);
  const person = await Person.signUp(server.url, adminEmail);
  const writers = new Writers(person, () => [url]);
  const { url } = server;
  writers.start(8);
  await scene.until('20 writes are acknowledged', () => writers.acknowledged >= 20);
  const filling = fill(folder, 64 * 1024);
  await scene.until('a write is refused', () => writers.refused + writers.unanswered > 0);
  await pause(2000);
  const ready = await send(`${server.url}/api/ready`, 'GET');
  const atEnd = writers.acknowledged;
  rmSync(filling);
  const began = performance.now();
  scene.check(ready !== null, 'the server ended or hung on a full disk');
  await scene.until('writes are acknowledged again', () => writers.acknowledged > atEnd, 20);
  const recoveredMs = performance.now() - began;
  await writers.stop();
  const [first] = writers.strange;
  scene.check(
    first === undefined,
    `${writers.strange.length} answers that no client can act on, as: ${first}`,
  );
  const names = new Set<string>();
  for (const name of writers.chats)
    if ((await person.get(url, `/api/chats/${name}`))?.status === 200) names.add(name);
  const used = await person.used(url);
  return {
    lost: writers.chats.length - names.size + Math.max(0, writers.posts.length - used),
    doubled: Math.max(0, used - writers.posts.length),
    recoveredMs,
    seen: `readiness said ${ready?.status}, and all went on without a new start; ${writers.describe()}`,
  };
}

/** Refused in words, and nothing half made: when there is room, the same folder starts. */
async function firstStart(scene: Scene): Promise<void> {
  const folder = mountDisk(scene, '1m');
  const filling = fill(folder, 0);
  const env = { DATA_DIR: join(folder, 'data'), APP_SECRET: '' };
  const words = await scene.server(env).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  scene.check(
    /could not start: .*(ENOSPC|too little space)/.test(words),
    `a start on a full disk said: ${words.slice(0, 300)}`,
  );
  rmSync(filling);
  resizeDisk(folder, '256m');
  const server = await scene.server(env);
  scene.check(
    (await send(`${server.url}/api/ready`, 'GET'))?.status === 200,
    'it does not start with room either',
  );
  const halves = readdirSync(join(folder, 'data')).filter((name) => name.startsWith('app-secret.'));
  scene.check(halves.length === 0, `half a file is left: ${halves.join(', ')}`);
  await server.end('SIGTERM');
}
