import { spawn } from 'node:child_process';
import pg from 'pg';
import type { Fault, Outcome } from '../fault.ts';
import { startModel } from '../model.ts';
import { Person, type Said, send } from '../person.ts';
import { hasProgram } from '../programs.ts';
import { adminEmail, pause, type Scene } from '../scene.ts';
import { Writers } from '../writers.ts';

export const database: readonly Fault[] = [
  {
    number: 5,
    title: 'PostgreSQL killed under 50 writers',
    cause: 'SIGKILL to all its processes at once, fsync on; started again after a second',
    alsoIn: [
      {
        file: 'server/adapters/database/outage.test.ts',
        name: 'is answered with 503 meanwhile, and then everything that was acknowledged is there',
      },
    ],
    run: killDatabase,
  },
  {
    number: 6,
    title: 'Database down for a minute',
    cause: 'connections cut and refused, with clients that go on asking',
    run: takeDatabaseAway,
  },
  {
    number: 7,
    title: 'Database slow',
    cause: 'every message to it is 5 seconds late; statements may take 2 (DATABASE_TIMEOUT_MS)',
    alsoIn: [
      {
        file: 'server/adapters/database/bounded-pool.test.ts',
        name: 'is given up where it says nothing, and its connection is not used again',
      },
    ],
    run: slowDatabase,
  },
  {
    number: 8,
    title: 'All connections in use',
    cause: 'a lock holds the four connections of a server, and 200 requests come within 10 seconds',
    alsoIn: [
      {
        file: 'server/adapters/database/bounded-pool.test.ts',
        name: 'turns newcomers away at once while its queue does not move',
      },
    ],
    run: exhaustPool,
  },
  {
    number: 9,
    title: 'Connection cut in the middle of a transaction',
    cause: 'cut just before the commit arrives, and just after it was done',
    run: cutTransaction,
  },
  {
    number: 10,
    title: 'Transactions that PostgreSQL undoes',
    cause: 'everything serialisable, 20 clients on one account; then a deadlock made by hand',
    alsoIn: [
      {
        file: 'server/adapters/database/transactions.test.ts',
        name: 'in a ring are both done, each once: the one that PostgreSQL undid begins anew',
      },
    ],
    run: collide,
  },
  {
    number: 12,
    title: 'Disk of the database fails',
    cause: 'strace makes fsync and fdatasync of PostgreSQL fail with EIO',
    missing: () =>
      process.getuid?.() !== 0
        ? 'strace may follow the database only as root'
        : hasProgram('strace')
          ? null
          : 'strace is not installed',
    run: failDisk,
  },
];

const isReady = async (url: string): Promise<boolean> =>
  (await send(`${url}/api/ready`, 'GET'))?.status === 200;

function checkStrange(scene: Scene, writers: Writers): void {
  const [first] = writers.strange;
  scene.check(
    first === undefined,
    `${writers.strange.length} answers that no client can act on, as: ${first}`,
  );
}

async function killDatabase(scene: Scene): Promise<Outcome> {
  const postgres = await scene.ownPostgres();
  const database = await scene.database(postgres);
  const server = await scene.server({ DATABASE_URL: database.url, DATABASE_POOL: '20' });
  const writers = new Writers(await Person.signUp(server.url, adminEmail), () => [server.url]);
  writers.start(50);
  await scene.until('100 writes are acknowledged', () => writers.acknowledged >= 100);
  await pause(1000);
  await postgres.kill();
  const before = writers.acknowledged;
  await pause(1000);
  await postgres.resume();
  const recoveredMs = await scene.until(
    'writes are acknowledged again',
    () => writers.acknowledged > before,
    10,
  );
  await pause(1000);
  await writers.stop();
  checkStrange(scene, writers);
  return { ...(await writers.count(database)), recoveredMs, seen: writers.describe() };
}

async function takeDatabaseAway(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const gate = await scene.gate();
  const server = await scene.server({ DATABASE_URL: gate.url(database.name) });
  const person = await Person.signUp(server.url, adminEmail);
  const writers = new Writers(person, () => [server.url]);
  writers.start(8);
  await scene.until('20 writes are acknowledged', () => writers.acknowledged >= 20);
  await gate.shut();
  // What was on its way when the line was cut may end either way.
  await pause(500);
  const ends = performance.now() + scene.options.outageSeconds * 1000;
  let slowestMs = 0;
  while (performance.now() < ends) {
    const asked = performance.now();
    const [post, chats, ready, health] = await Promise.all([
      person.post(server.url, 'during'),
      person.get(server.url, '/api/chats'),
      send(`${server.url}/api/ready`, 'GET'),
      send(`${server.url}/api/health`, 'GET'),
    ]);
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    for (const [what, said] of Object.entries({ post, chats, ready }))
      scene.check(
        said?.status === 503 && said.retryAfter !== null,
        `${what} got ${said?.status} ${said?.text}`,
      );
    scene.check(health?.status === 200, `liveness is ${health?.status}`);
    await pause(1000);
  }
  await gate.open();
  const recoveredMs = await scene.until(
    'the server is ready and writes',
    async () => (await isReady(server.url)) && (await person.post(server.url, 'after'))?.status === 200,
    20,
  );
  scene.check(recoveredMs < 5000, 'it took more than 5 seconds');
  await writers.stop();
  writers.posts.push('after');
  checkStrange(scene, writers);
  const seen = `${scene.options.outageSeconds} s away; slowest refusal ${Math.round(slowestMs)} ms; ${writers.describe()}`;
  return { ...(await writers.count(database)), recoveredMs, seen };
}

async function slowDatabase(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const gate = await scene.gate();
  const server = await scene.server({ DATABASE_URL: gate.url(database.name), DATABASE_TIMEOUT_MS: '2000' });
  const person = await Person.signUp(server.url, adminEmail);
  await person.post(server.url, 'before');
  gate.delayMs = 5000;
  const times: number[] = [];
  let [health, ready] = [0, 0];
  const asking: Promise<void>[] = [];
  for (let round = 0; round < 30; round += 1) {
    asking.push(
      ...[0, 1, 2].map(async (number) => {
        const { said, ms } = await timed(() => person.post(server.url, `slow-${round}-${number}`));
        times.push(ms);
        scene.check(
          said?.status === 503 && said.retryAfter !== null,
          `a request got ${said?.status} ${said?.text.slice(0, 100)}`,
        );
      }),
    );
    const alive = await timed(() => send(`${server.url}/api/health`, 'GET'));
    health = Math.max(health, alive.ms);
    scene.check(alive.said?.status === 200, `liveness is ${alive.said?.status}`);
    const probe = await timed(() => send(`${server.url}/api/ready`, 'GET'));
    ready = Math.max(ready, probe.ms);
    scene.check(probe.said?.status === 503, `readiness is ${probe.said?.status}`);
  }
  scene.check(health < 1000, `liveness took ${Math.round(health)} ms`);
  await Promise.all(asking);
  gate.delayMs = 0;
  const recoveredMs = await scene.until('a post is written', async () => {
    return (await person.post(server.url, 'after'))?.status === 200;
  });
  times.sort((one, other) => one - other);
  const longest = times.at(-1) ?? 0;
  scene.check(longest < 20_000, `a request waited ${Math.round(longest)} ms`);
  const used = await settledPosts(scene, database);
  return {
    lost: Math.max(0, 2 - used),
    doubled: Math.max(0, used - 2),
    recoveredMs,
    seen: `${times.length} requests refused, half within ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms, the last after ${Math.round(longest)} ms; liveness at most ${Math.round(health)} ms, readiness ${Math.round(ready)} ms`,
  };
}

/** Posts that count for good. */
async function settledPosts(scene: Scene, database: Awaited<ReturnType<Scene['database']>>): Promise<number> {
  const [row] = await database.query<{ used: number }>(
    `select (select coalesce(sum(used), 0)::int from usage_months) - (select coalesce(sum(posts), 0)::int from usage_reservations) as used`,
  );
  scene.check(row !== undefined, 'nothing was counted');
  return row?.used ?? 0;
}

async function timed(work: () => Promise<Said>): Promise<{ readonly said: Said; readonly ms: number }> {
  const began = performance.now();
  const said = await work();
  return { said, ms: performance.now() - began };
}

async function exhaustPool(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  // Statements that wait for the lock are not to be given up before all requests have come.
  const env = { DATABASE_POOL: '4', DATABASE_TIMEOUT_MS: '60000' };
  const server = await scene.server({ ...env, DATABASE_URL: database.url });
  const person = await Person.signUp(server.url, adminEmail);
  await person.post(server.url, 'before');
  const lock = new pg.Client({ connectionString: database.url });
  await lock.connect();
  scene.afterwards(() => lock.end());
  await lock.query('begin; select * from usage_months for update');
  const held = Array.from({ length: 4 }, (_, number) => person.post(server.url, `held-${number}`));
  await scene.until('the lock holds four connections', async () => {
    const rows = await database.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
    return rows.length >= 4;
  });
  const coming: Promise<{ readonly said: Said; readonly ms: number }>[] = [];
  for (let number = 0; number < 200; number += 1) {
    coming.push(timed(() => person.get(server.url, '/api/chats')));
    await pause(50);
  }
  const [ready, health] = await Promise.all([
    timed(() => send(`${server.url}/api/ready`, 'GET')),
    timed(() => send(`${server.url}/api/health`, 'GET')),
  ]);
  scene.check(ready.said?.status === 200, `readiness is ${ready.said?.status}: the database is there`);
  scene.check(health.said?.status === 200 && health.ms < 1000, 'liveness does not answer');
  const came = await Promise.all(coming);
  for (const { said } of came)
    scene.check(said?.status === 503 && said.retryAfter !== null, `a request got ${said?.status}`);
  const longest = Math.max(...came.map(({ ms }) => ms));
  scene.check(longest < 8000, `a request waited ${Math.round(longest)} ms`);
  // The first ones wait, in the hope that it passes; later ones are told at once, but for one at a time.
  const late = came
    .slice(60)
    .map(({ ms }) => ms)
    .sort((one, other) => one - other);
  const most = late[Math.floor(late.length * 0.9)] ?? Number.POSITIVE_INFINITY;
  scene.check(most < 1000, `nine of ten late refusals took up to ${Math.round(most)} ms`);
  await lock.query('commit');
  const recoveredMs = await scene.until('chats are listed', async () => {
    return (await person.get(server.url, '/api/chats'))?.status === 200;
  });
  const statuses = (await Promise.all(held)).map((said) => said?.status);
  const done = statuses.filter((status) => status === 200).length;
  const used = await settledPosts(scene, database);
  return {
    lost: Math.max(0, done + 1 - used),
    doubled: Math.max(0, used - done - 1),
    recoveredMs,
    seen: `${came.length} requests refused, the slowest after ${Math.round(longest)} ms, nine of ten of the later half within ${Math.round(most)} ms; readiness ${ready.said?.status} after ${Math.round(ready.ms)} ms; the four that held connections: ${statuses.join(', ')}`,
  };
}

async function cutTransaction(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const gate = await scene.gate();
  const server = await scene.server({ DATABASE_URL: gate.url(database.name) });
  const person = await Person.signUp(server.url, adminEmail);
  const answered = /update "replays" set "answer"/;
  const before = gate.trapCommitAfter(answered, 'cut');
  const one = person.post(server.url, 'one');
  await before;
  const undone = await one;
  scene.check(
    undone?.status === 503 && undone.retryAfter !== null,
    `cut before the commit: ${undone?.status}`,
  );
  const started = performance.now();
  const again = await untilAnswered(scene, () => person.post(server.url, 'one'));
  const recoveredMs = performance.now() - started;
  const after = gate.trapCommitAfter(answered, 'keep-answer');
  const two = person.post(server.url, 'two');
  await after;
  gate.cut();
  const unknown = await two;
  scene.check(
    unknown?.status === 503 && unknown.retryAfter !== null,
    `cut after the commit: ${unknown?.status}`,
  );
  await untilAnswered(scene, () => person.post(server.url, 'two'));
  const used = await settledPosts(scene, database);
  return {
    lost: Math.max(0, 2 - used),
    doubled: Math.max(0, used - 2),
    recoveredMs,
    seen: `both requests got 503 and, repeated, one answer each (${again?.status}); 2 posts asked for, ${used} counted`,
  };
}

async function untilAnswered(scene: Scene, ask: () => Promise<Said>): Promise<Said> {
  let said: Said = null;
  await scene.until('the repeated request is answered', async () => {
    said = await ask();
    return said?.status === 200;
  });
  return said;
}

async function collide(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  await database.query(
    `do $$ begin execute format('alter database %I set default_transaction_isolation = serializable', current_database()); end $$`,
  );
  const { model, env } = await startModel(scene);
  const server = await scene.server({ ...env, DATABASE_URL: database.url, DATABASE_POOL: '20' });
  const writers = new Writers(await Person.signUp(server.url, adminEmail), () => [server.url]);
  writers.start(20);
  await scene.until('200 writes are acknowledged', () => writers.acknowledged >= 200);
  await writers.stop();
  checkStrange(scene, writers);
  const [undone] = await database.query<{ n: number }>(
    'select xact_rollback::int as n from pg_stat_database where datname = current_database()',
  );
  const counted = await writers.count(database);
  const deadlock = await makeDeadlock(scene, { database, model, url: server.url });
  return {
    lost: counted.lost + deadlock.lost,
    doubled: counted.doubled + deadlock.doubled,
    recoveredMs: null,
    seen: `${undone?.n} transactions undone by PostgreSQL; ${writers.describe()}; the deadlock (${deadlock.deadlocks} counted by PostgreSQL) was answered with 200 after a retry`,
  };
}

/** Holds what the server's transaction wants last, waits until it waits for that, and then wants what it holds. */
async function makeDeadlock(
  scene: Scene,
  {
    database,
    model,
    url,
  }: {
    readonly database: Awaited<ReturnType<Scene['database']>>;
    readonly model: Awaited<ReturnType<typeof startModel>>['model'];
    readonly url: string;
  },
) {
  const person = await Person.signUp(url);
  model.reset();
  model.next({ does: 'wait', manner: 'good' });
  const asked = person.post(url, 'ring');
  await model.until((requests) => requests.length === 1);
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  scene.afterwards(() => other.end());
  // Whoever waits longest finds the ring: so it is the server that PostgreSQL undoes.
  await other.query(`set deadlock_timeout = '60s'; begin isolation level read committed`);
  await other.query(`select * from replays where key = 'ring' for update`);
  model.release();
  await scene.until('the server waits for the lock', async () => {
    const waiting = await database.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
    return waiting.length > 0;
  });
  // The server took its note away before it asked for the answer's place: that is what it holds.
  await other.query('select * from usage_reservations for update');
  await other.query('commit');
  const said = await asked;
  scene.check(said?.status === 200, `the request in the deadlock got ${said?.status} ${said?.text}`);
  const used = await person.used(url);
  let deadlocks = 0;
  // A connection tells the statistics of the database at most once a second, and not before it is at rest.
  await scene.until('PostgreSQL counts a deadlock', async () => {
    const [row] = await database.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    deadlocks = row?.deadlocks ?? 0;
    return deadlocks > 0;
  });
  return { lost: Math.max(0, 1 - used), doubled: Math.max(0, used - 1), deadlocks };
}

async function failDisk(scene: Scene): Promise<Outcome> {
  const postgres = await scene.ownPostgres();
  const database = await scene.database(postgres);
  const server = await scene.server({ DATABASE_URL: database.url });
  const writers = new Writers(await Person.signUp(server.url, adminEmail), () => [server.url]);
  writers.start(8);
  await scene.until('20 writes are acknowledged', () => writers.acknowledged >= 20);
  const strace = spawn(
    'strace',
    [
      ...[
        '-f',
        '-qq',
        '-o',
        '/dev/null',
        '-e',
        'trace=fsync,fdatasync',
        '-e',
        'inject=fsync,fdatasync:error=EIO',
      ],
      ...postgres.processes().flatMap((pid) => ['-p', String(pid)]),
    ],
    { stdio: 'ignore' },
  );
  scene.afterwards(async () => strace.kill('SIGKILL'));
  await postgres.ended();
  const atEnd = writers.acknowledged;
  const ready = await send(`${server.url}/api/ready`, 'GET');
  scene.check(ready?.status === 503, `readiness is ${ready?.status} without a database`);
  await pause(1000);
  scene.check(writers.acknowledged === atEnd, 'writes were acknowledged without a database');
  strace.kill('SIGKILL');
  await postgres.resume();
  const recoveredMs = await scene.until(
    'writes are acknowledged again',
    () => writers.acknowledged > atEnd,
    10,
  );
  await writers.stop();
  checkStrange(scene, writers);
  return {
    ...(await writers.count(database)),
    recoveredMs,
    seen: `PostgreSQL stopped rather than go on; ${writers.describe()}`,
  };
}
