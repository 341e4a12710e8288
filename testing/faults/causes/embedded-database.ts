import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseThread } from '#server/adapters/database/embedded/database-thread.ts';
import { makeDatabaseFolder } from '#server/adapters/database/embedded/make-folder.ts';
import { databaseTemplate } from '#server/adapters/database/template.ts';
import { whyDatabaseUnavailable } from '#server/adapters/database/why-unavailable.ts';
import { cutPower } from '#testing/power-cuts/cut-power.ts';
import { record } from '#testing/power-cuts/recording.ts';
import { randomOf } from '#testing/random.ts';
import type { Fault, Outcome } from '../fault.ts';
import { Person } from '../person.ts';
import { adminEmail, pause, type Scene } from '../scene.ts';
import { mountDisk, resizeDisk } from '../small-disk.ts';
import { Writers } from '../writers.ts';

const rootOnly = () => (process.getuid?.() === 0 ? null : 'only root may mount a small disk (tmpfs)');

export const embeddedDatabase: readonly Fault[] = [
  {
    number: 36,
    title: 'Power cut, embedded database',
    cause:
      'what its disk holds is laid out anew for a cut between any two changes of its files: all that was waited for, and of the rest nothing, some or all, in blocks of 512 bytes; --cuts says how many',
    alsoIn: [
      {
        file: 'server/adapters/database/embedded/power-cut.test.ts',
        name: 'has all that was promised, and opens, where it fell at %d of the way',
      },
    ],
    run: cutMany,
  },
  {
    number: 37,
    title: 'Embedded database killed at any moment',
    cause:
      'SIGKILL to the server at random moments under 8 writers, again and again on one folder; --kills says how often',
    run: killMany,
  },
  {
    number: 38,
    title: 'Disk of the embedded database full, at every size',
    cause: 'disks of 80 to 200 MB are filled with rows until writing is refused, then made larger',
    missing: rootOnly,
    run: fillManyDisks,
  },
  {
    number: 39,
    title: 'Two servers on one folder',
    cause: 'a second one in another network and among other processes, on a mount of the same folder',
    alsoIn: [
      {
        file: 'server/adapters/database/directory-lock.test.ts',
        name: 'is refused to the second, by another path, in another network and among other processes',
      },
    ],
    run: startTwice,
  },
];

const template = () => databaseTemplate(fileURLToPath(new URL('../../../.cache', import.meta.url)));

/** Cuts in one recording before a new one is made. */
const cutsInOne = 50;

async function cutMany(scene: Scene): Promise<Outcome> {
  const folder = scene.folder();
  const base = join(folder, 'base');
  await makeDatabaseFolder(base, await template());
  const random = randomOf(scene.options.seed);
  let [cuts, promised, lost] = [0, 0, 0];
  while (cuts < scene.options.cuts) {
    const recording = await record(base, join(folder, 'recorded'), 300);
    for (let i = 0; i < cutsInOne && cuts < scene.options.cuts; i += 1) {
      const cut = Math.floor(random() * (recording.events.length + 1));
      const after = await cutPower(recording, cut, random, join(folder, 'cut'));
      cuts += 1;
      promised += after.promised;
      lost += after.lost;
      scene.check(
        after.problem === null && after.lost === 0,
        `cut ${cuts}, behind change ${cut} of ${recording.events.length}: ${after.lost} lost. ${after.problem ?? ''}`,
      );
    }
  }
  return {
    lost,
    doubled: 0,
    recoveredMs: null,
    seen: `${cuts} cuts, ${promised} writes that had been acknowledged before them`,
  };
}

async function killMany(scene: Scene): Promise<Outcome> {
  const env = { DATA_DIR: join(scene.folder(), 'data') };
  let server = await scene.server(env);
  const person = await Person.signUp(server.url, adminEmail);
  const writers = new Writers(person, () => [server.url]);
  const random = randomOf(scene.options.seed);
  writers.start(8);
  for (let kill = 0; kill < scene.options.kills; kill += 1) {
    const before = writers.acknowledged;
    await scene.until('a write is acknowledged', () => writers.acknowledged > before);
    await pause(random() * 500);
    await server.end('SIGKILL');
    server = await scene.server(env);
    await person.signIn(server.url);
  }
  await writers.stop();
  const names = new Set<string>();
  for (const name of writers.chats)
    if ((await person.get(server.url, `/api/chats/${name}`))?.status === 200) names.add(name);
  const used = await person.used(server.url);
  return {
    lost: writers.chats.length - names.size + Math.max(0, writers.posts.length - used),
    doubled: Math.max(0, used - writers.posts.length),
    recoveredMs: null,
    seen: `${scene.options.kills} kills; ${writers.describe()}`,
  };
}

/** Megabytes. A new database takes about 40, and 32 are kept for when the disk is full. */
const sizes = [80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 140, 150, 160, 180, 200];

async function fillManyDisks(scene: Scene): Promise<Outcome> {
  let [lost, acknowledged] = [0, 0];
  let longest = 0;
  for (const size of sizes) {
    const result = await fillOne(scene, size);
    acknowledged += result.acknowledged;
    lost += result.lost;
    longest = Math.max(longest, result.recoveredMs);
  }
  return {
    lost,
    doubled: 0,
    recoveredMs: longest,
    seen: `${sizes.length} disks, ${acknowledged} writes acknowledged, all refused with "disk full" when they were full; each went on by itself`,
  };
}

async function fillOne(scene: Scene, size: number) {
  const disk = mountDisk(scene, `${size}m`);
  const folder = join(disk, 'database');
  await makeDatabaseFolder(folder, await template());
  const thread = await DatabaseThread.open({ folder, spareFile: join(disk, 'spare-room') });
  const run = async (sql: string, parameters: readonly unknown[] = []) => {
    const answer = await thread.query(sql, parameters);
    await answer.durable;
    return answer.rows;
  };
  let acknowledged = 0;
  const write = () =>
    run('insert into filling values ($1, $2)', [acknowledged, randomBytes(150_000).toString('base64')]).then(
      () => {
        acknowledged += 1;
        return null;
      },
      (error: unknown) => whyDatabaseUnavailable(error) ?? String(error),
    );
  await run('create table filling (id int primary key, body text)').catch(() => undefined);
  let refusal: string | null = null;
  while (refusal === null) refusal = await write();
  const again = await Promise.all(Array.from({ length: 20 }, write));
  scene.check(
    [refusal, ...again].every((why) => why === 'disk_full'),
    `on ${size} MB writing was refused with ${refusal} and ${[...new Set(again)].join(', ')}`,
  );
  const read = await run('select count(*)::int as n from filling').catch(() => []);
  resizeDisk(disk, '600m');
  const recoveredMs = await scene.until(
    `writing goes on, on ${size} MB`,
    async () => (await write()) === null,
  );
  const after = await run('select count(*)::int as n, count(distinct md5(body))::int as whole from filling');
  await thread.close();
  const reopened = await DatabaseThread.open({ folder, spareFile: join(disk, 'spare-room') });
  const { rows } = await reopened.query('select count(*)::int as n from filling');
  await reopened.close();
  scene.check(
    Number(Object(rows[0]).n) === Number(Object(after[0]).n),
    `on ${size} MB rows changed by a new start`,
  );
  scene.check(
    read.length === 1 || acknowledged <= 1,
    `on ${size} MB nothing could be read while the disk was full`,
  );
  return { acknowledged, lost: Math.max(0, acknowledged - Number(Object(after[0]).whole)), recoveredMs };
}

async function startTwice(scene: Scene): Promise<Outcome> {
  const env = { DATA_DIR: join(scene.folder(), 'data') };
  const first = await scene.server(env);
  const person = await Person.signUp(first.url, adminEmail);
  const words = await scene.server(env).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  scene.check(
    words.includes('Another Paperlark is running'),
    `the second server said: ${words.slice(0, 300)}`,
  );
  scene.check((await person.save(first.url, 'one'))?.status === 200, 'the first does not write any more');
  await first.end('SIGKILL');
  const next = await scene.server(env);
  const kept = (await person.get(next.url, '/api/chats/one'))?.status === 200;
  return {
    lost: kept ? 0 : 1,
    doubled: 0,
    recoveredMs: null,
    seen: 'refused in words; the lock of the killed one was taken over',
  };
}
