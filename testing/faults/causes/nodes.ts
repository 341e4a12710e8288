import type { ServerProcess } from '#testing/server-process.ts';
import type { Fault, Outcome } from '../fault.ts';
import { Person } from '../person.ts';
import { adminEmail, pause, type Scene } from '../scene.ts';
import { Writers } from '../writers.ts';

export const nodes: readonly Fault[] = [
  {
    number: 33,
    title: 'Two servers on one PostgreSQL',
    cause: 'under 16 writers: one killed, one drained, the database crashed; each replaced',
    run: (scene) => disturb(scene, 2),
  },
  {
    number: 34,
    title: 'Four servers on one PostgreSQL',
    cause: 'the same with four',
    run: (scene) => disturb(scene, 4),
  },
];

/** Posts of a month on the free plan, and how many are asked for at the same time. */
const freePosts = 5;
const askedAtOnce = 40;

async function disturb(scene: Scene, count: number): Promise<Outcome> {
  const postgres = await scene.ownPostgres();
  const database = await scene.database(postgres);
  const start = () => scene.server({ DATABASE_URL: database.url, DATABASE_POOL: '8' });
  const servers: ServerProcess[] = [];
  for (let node = 0; node < count; node += 1) servers.push(await start());
  const urls = () => servers.map(({ url }) => url);
  const [first] = servers;
  if (first === undefined) throw new Error('there is no server');
  const writers = new Writers(await Person.signUp(first.url, adminEmail), urls);
  const limited = await Person.signUp(first.url);
  writers.start(16);
  await scene.until('100 writes are acknowledged', () => writers.acknowledged >= 100);
  const gaps: number[] = [];
  const gap = async (what: string, deed: () => Promise<unknown>): Promise<void> => {
    await deed();
    const before = writers.acknowledged;
    gaps.push(await scene.until(`writes go on after ${what}`, () => writers.acknowledged > before, 5));
    await pause(1500);
  };
  await gap('the kill', () => servers[0]?.end('SIGKILL') ?? Promise.resolve());
  servers[0] = await start();
  let code: number | null = null;
  await gap('the drain', async () => {
    const drained = servers[1];
    code = (await drained?.end('SIGTERM'))?.code ?? null;
  });
  scene.check(code === 0, `the drained server ended with ${code}`);
  servers[1] = await start();
  await gap('the crash of the database', async () => {
    await postgres.crash();
    await pause(1000);
    await postgres.resume();
  });
  const limit = await hammer(scene, limited, urls());
  await writers.stop();
  const [strange] = writers.strange;
  scene.check(
    strange === undefined,
    `${writers.strange.length} answers that no client can act on, as: ${strange}`,
  );
  writers.posts.push(...limit);
  const took = gaps.map((ms) => Math.round(ms)).join(', ');
  return {
    ...(await writers.count(database)),
    recoveredMs: Math.max(...gaps),
    seen: `next acknowledged write after kill, drain and crash: ${took} ms; ${askedAtOnce} posts at once on a plan with ${freePosts}: ${limit.length} written; ${writers.describe()}`,
  };
}

/** Many posts at once, on all servers, by somebody who has a few: exactly those are written. */
async function hammer(scene: Scene, person: Person, urls: readonly string[]): Promise<string[]> {
  const keys = Array.from({ length: askedAtOnce }, (_, number) => `limited-${number}`);
  const said = await Promise.all(
    keys.map((key, number) => person.post(urls[number % urls.length] ?? '', key)),
  );
  const written = keys.filter((_, number) => said[number]?.status === 200);
  const others = said.filter((one) => one?.status !== 200 && one?.status !== 402);
  scene.check(
    others.length === 0,
    `${others.length} got neither a post nor a clear no, as ${others[0]?.status}`,
  );
  scene.check(
    written.length === freePosts,
    `${written.length} posts were written on a plan with ${freePosts}`,
  );
  return written;
}
