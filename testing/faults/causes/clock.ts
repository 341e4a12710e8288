import { freePort } from '#server/lifecycle.ts';
import type { Fault, Outcome } from '../fault.ts';
import { paddleEnv, startPaddle } from '../paddle.ts';
import { Person, send } from '../person.ts';
import { pause, type Scene } from '../scene.ts';

export const clock: readonly Fault[] = [
  {
    number: 27,
    title: 'Clock wrong, and month’s end',
    cause:
      'the server’s clock is set to two seconds before the month ends (in a time zone 14 hours ahead), back again, an hour ahead, an hour behind',
    alsoIn: [
      {
        file: 'server/housekeeping.test.ts',
        name: 'warns once when it begins to differ from the database’s, and says by how much in the metrics',
      },
    ],
    run: moveClock,
  },
];

const hour = 3_600_000;

async function moveClock(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const paddle = await startPaddle(scene);
  const port = await freePort('127.0.0.1');
  const server = await scene.server(
    {
      ...paddleEnv(paddle),
      DATABASE_URL: database.url,
      CLOCK_PORT: String(port),
      TZ: 'Pacific/Kiritimati',
      HURRY: '60',
    },
    ['testing/movable-clock.ts', 'testing/faults/hurried-timers.ts'],
  );
  const setClock = (aheadMs: number) => send(`http://127.0.0.1:${port}/${aheadMs / (24 * hour)}`, 'POST');
  const person = await Person.signUp(server.url);
  const write = async (key: string) => (await person.post(server.url, key))?.status;
  scene.check((await write('today')) === 200, 'no post by the right clock');
  const beforeStep = await monthEnd(scene, { person, url: server.url, setClock, write });
  await setClock(0);
  const early = (await person.get(server.url, '/api/me'))?.status;
  scene.check(early === 200 || early === 401, `after the step back a token of the future got ${early}`);
  const began = performance.now();
  await person.signIn(server.url);
  scene.check((await write('back')) === 200, 'no post after the step back');
  const recoveredMs = performance.now() - began;
  const used = await person.used(server.url);
  scene.check(used === 3, `${used} posts of this month are counted instead of 3`);
  const months = await database.query<{ month: string; used: number }>(
    'select month, used from usage_months order by month',
  );
  const counts = months.map((row) => row.used);
  scene.check(JSON.stringify(counts) === '[3,1]', `posts by month: ${JSON.stringify(months)}`);
  await signatures(scene, { paddle, url: server.url, setClock });
  await setClock(hour);
  await scene.until('the metrics tell of the clock', async () => {
    const metrics = (await send(`${server.url}/api/metrics`, 'GET'))?.text ?? '';
    return /paperlark_clock_skew_seconds -3\d{3}\./.test(metrics);
  });
  scene.check(/clock of this server is \d+ seconds/.test(server.output()), 'nobody was warned of the clock');
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    lost: Math.max(0, 4 - total),
    doubled: Math.max(0, total - 4),
    recoveredMs,
    seen: `${beforeStep}; a token of the future got ${early}; signatures an hour off refused both ways; the skew is in the log and the metrics`,
  };
}

interface MonthEnd {
  readonly person: Person;
  readonly url: string;
  readonly setClock: (aheadMs: number) => Promise<unknown>;
  readonly write: (key: string) => Promise<number | undefined>;
}

/** Two posts of this month by now, one of them made at its very end; then a new month, with posts of its own. */
async function monthEnd(scene: Scene, { person, url, setClock, write }: MonthEnd): Promise<string> {
  const now = new Date();
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  await setClock(end - now.getTime() - 10_000);
  await person.signIn(url);
  await setClock(end - Date.now() - 2000);
  scene.check((await write('late')) === 200, 'no post at 23:59:58');
  const before = await person.used(url);
  scene.check(before === 2, `at 23:59:58 ${before} posts are counted instead of 2`);
  await pause(2500);
  const after = await person.used(url);
  scene.check(after === 0, `in the new month ${after} posts are counted instead of 0`);
  scene.check((await write('new')) === 200, 'no post in the new month');
  return `${before} posts at 23:59:58 UTC, ${after} two seconds later`;
}

async function signatures(
  scene: Scene,
  {
    paddle,
    url,
    setClock,
  }: {
    readonly paddle: Awaited<ReturnType<typeof startPaddle>>;
    readonly url: string;
    readonly setClock: (aheadMs: number) => Promise<unknown>;
  },
): Promise<void> {
  const event = JSON.stringify({
    event_id: 'evt_clock00000001',
    event_type: 'customer.updated',
    occurred_at: '2026-11-01T00:00:00.000000Z',
    data: {},
  });
  for (const ahead of [hour, -hour]) {
    await setClock(ahead);
    const wrong = await paddle.deliver(url, event, new Date());
    scene.check(wrong === 403, `an event signed an hour off got ${wrong}`);
    const right = await paddle.deliver(url, event, new Date(Date.now() + ahead));
    scene.check(right === 200, `an event signed by the server's clock got ${right}`);
  }
  await setClock(0);
}
