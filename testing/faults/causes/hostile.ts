import { randomUUID } from 'node:crypto';
import { longestPost } from '#contract/schemas/posts.ts';
import { largestRunBody } from '#contract/schemas/runs.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { hostileTexts } from '#testing/hostile-texts.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import type { Fault, Outcome } from '../fault.ts';
import { mayComeAgain, Person, type Said, send } from '../person.ts';
import { adminEmail, pause, type Scene } from '../scene.ts';

/** Longest that the event loop may be held by work of its own, in milliseconds of processor time: however busy the machine is. */
const longestHeld = 100;
const measuredMs = 20_000;
const atOnce = 8;

export const hostile: readonly Fault[] = [
  {
    number: 35,
    title: 'Texts made to hold the server',
    cause: `one account sends ${atOnce} at a time of the longest posts, texts and uploads, made to be slow, while another writes posts`,
    alsoIn: [
      {
        file: 'server/routes/slow-work.test.ts',
        name: 'answers everybody else while one account has more to do than there are threads',
      },
      {
        file: 'server/adapters/workshop/workshop.test.ts',
        name: 'answers somebody else while one person has more done than there are threads',
      },
    ],
    run: holdTheServer,
  },
];

async function holdTheServer(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const server = await scene.server({ DATABASE_URL: database.url }, ['testing/faults/event-loop.ts']);
  const [greedy, other] = [await Person.signUp(server.url), await Person.signUp(server.url, adminEmail)];
  await lookFor(measuredMs / 4, server, other);
  await held(scene, server);
  const quiet = await lookFor(measuredMs, server, other);
  const before = await held(scene, server);
  const attack = new AbortController();
  const attacked = attackWith(server, greedy, attack.signal);
  const busy = await lookFor(measuredMs, server, other);
  const meanwhile = await held(scene, server);
  attack.abort();
  const said = await attacked;
  scene.check(
    meanwhile.work <= longestHeld,
    `the event loop was held for ${meanwhile.work} ms of work, without the attack for ${before.work} ms`,
  );
  const unheard = busy.find((one) => one.said?.status !== 200);
  scene.check(unheard === undefined, `somebody else got ${unheard?.said?.status ?? 'no answer'}`);
  const odd = said.find((one) => one !== null && one.status >= 500 && !mayComeAgain(one));
  scene.check(
    odd === undefined,
    `a text was answered with ${odd?.status ?? 'nothing'}: ${odd?.text.slice(0, 200)}`,
  );
  const count = (status: number) => said.filter((one) => one?.status === status).length;
  return {
    lost: 0,
    doubled: 0,
    recoveredMs: null,
    seen: `event loop held by ${before.work} ms of work at most before (${before.clock} ms by the clock), ${meanwhile.work} ms meanwhile (${meanwhile.clock} ms); somebody else’s posts: slowest ${slowest(quiet)} ms before, ${slowest(busy)} ms meanwhile, ${busy.length} answered; of ${said.length} texts ${count(200)} answered, ${count(422)} refused as too slow, ${count(429) + count(503)} told to come again`,
  };
}

interface Used {
  readonly said: Said;
  readonly ms: number;
}

/** Somebody who asks for health and posts, one after the other. */
async function lookFor(ms: number, { url }: ServerProcess, person: Person): Promise<Used[]> {
  const used: Used[] = [];
  for (const until = performance.now() + ms; performance.now() < until; await pause(50)) {
    const began = performance.now();
    const said = await person.post(url, randomUUID());
    used.push({ said, ms: performance.now() - began });
    used.push({ said: await send(`${url}/api/health`, 'GET'), ms: 0 });
  }
  return used;
}

function slowest(used: readonly Used[]): number {
  return Math.round(Math.max(...used.map(({ ms }) => ms)));
}

/** In milliseconds, since it was last asked. */
async function held(
  scene: Scene,
  server: ServerProcess,
): Promise<{ readonly work: number; readonly clock: number }> {
  const times = () => [...server.output().matchAll(/^held (\d+) ms of work, (\d+) ms by the clock$/gm)];
  const before = times().length;
  process.kill(server.pid, 'SIGUSR2');
  await scene.until('it says how long it was held', () => times().length > before);
  const [, work, clock] = times().at(-1) ?? [];
  return { work: Number(work), clock: Number(clock) };
}

function filled(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

/** What is sent, each of the greatest size that is taken. */
function* attacks(): Generator<readonly [string, unknown]> {
  const parts = ['NASA EU WHO ', 'no effect not improve ', 'the the ', '1 of 2 of 3 of ', '(', 'a.', '5 % '];
  const platforms = ['twitter', 'linkedin', 'facebook', 'instagram'];
  for (let turn = 0; ; turn += 1) {
    const post = filled(parts[turn % parts.length] ?? ' x', longestPost);
    const inputText = hostileTexts[turn % hostileTexts.length];
    yield ['/api/check', { source: trialAbstract, post }];
    yield ['/api/cards', { inputText: trialAbstract, post }];
    yield ['/api/posts', { inputText, platforms, writer: 'embedded' }];
    const uploads = [filled('<', 6_500_000), filled('\r', 6_500_000), filled('"', 6_900_000)];
    yield ['/api/runs', { upload: uploads[turn % uploads.length], platforms }];
    if (turn % 5 === 0) yield ['/api/runs', `{"upload":"x","a":[${filled('[],', largestRunBody - 100)}[]]}`];
  }
}

async function attackWith({ url }: ServerProcess, person: Person, signal: AbortSignal): Promise<Said[]> {
  const said: Said[] = [];
  const all = attacks();
  const attacker = async (): Promise<void> => {
    while (!signal.aborted) {
      const { value } = all.next();
      said.push(await person.send(url, 'POST', value[0], { body: value[1] }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, attacker));
  return said;
}
