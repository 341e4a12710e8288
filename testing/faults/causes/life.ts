import { readdirSync, readFileSync } from 'node:fs';
import type { Fault, Outcome } from '../fault.ts';
import { startModel } from '../model.ts';
import { Person, type Said } from '../person.ts';
import { adminEmail, pause, type Scene } from '../scene.ts';
import { Writers } from '../writers.ts';

export const life: readonly Fault[] = [
  {
    number: 29,
    title: 'Server asked to stop under load',
    cause: 'SIGTERM with 30 clients that write without pause, and eight requests that wait for a model',
    alsoIn: [
      { file: 'server/main.test.ts', name: 'ends cleanly on SIGTERM, after the answers that are under way' },
    ],
    run: stopUnderLoad,
  },
  {
    number: 30,
    title: 'Migration under load, old and new servers together',
    cause:
      'under 16 writers: a new server whose migration fails half way, then one whose migration works, then the old one again',
    alsoIn: [
      {
        file: 'server/adapters/database/migrations.test.ts',
        name: 'leaves everything as it was, and is run when its cause is gone',
      },
      {
        file: 'server/adapters/database/migrations.test.ts',
        name: 'does not make everybody wait behind it for a table in use, and goes on when it is free',
      },
    ],
    run: migrateUnderLoad,
  },
  {
    number: 32,
    title: 'Long load',
    cause: '16 writers without pause (--soak-minutes for more); memory, handles and connections are watched',
    run: soak,
  },
];

interface Sent {
  readonly began: number;
  readonly ended: number;
  readonly said: Said;
}

async function stopUnderLoad(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const { model, env } = await startModel(scene);
  const server = await scene.server({ ...env, LLM_IDLE_MS: '20000', DATABASE_URL: database.url });
  const person = await Person.signUp(server.url, adminEmail);
  const sent: Sent[] = [];
  const ask = async (work: () => Promise<Said>): Promise<Said> => {
    const began = performance.now();
    const said = await work();
    sent.push({ began, ended: performance.now(), said });
    return said;
  };
  for (let number = 0; number < 8; number += 1) model.next({ does: 'wait', manner: 'good' });
  const waiting = Array.from({ length: 8 }, (_, number) =>
    ask(() => person.post(server.url, `wait-${number}`)),
  );
  await model.until((requests) => requests.length === 8);
  let stopped = false;
  const clients = Array.from({ length: 30 }, async (_, client) => {
    for (let number = 0; !stopped; number += 1) {
      const key = `c${client}-${number}`;
      await ask(() => person.post(server.url, key, { writer: 'embedded' }));
    }
  });
  await pause(2000);
  const asked = performance.now();
  const ended = server.end('SIGTERM');
  await pause(1000);
  model.release();
  const { code } = await ended;
  const took = performance.now() - asked;
  stopped = true;
  await Promise.all([...clients, ...waiting]);
  scene.check(code === 0, `it ended with ${code}`);
  scene.check(took < 30_000, `it took ${Math.round(took)} ms to end`);
  // What left a client in the last moments may not have reached the server.
  const underWay = sent.filter(({ began, ended: end }) => began < asked - 50 && end > asked);
  const failed = underWay.filter(({ said }) => said?.status !== 200);
  scene.check(failed.length === 0, `${failed.length} of ${underWay.length} requests under way failed`);
  const later = sent.filter(({ began }) => began >= asked);
  const odd = later.find(({ said }) => said !== null && said.status !== 200 && said.status !== 503);
  scene.check(odd === undefined, `a later request got ${odd?.said?.status}`);
  const answered = sent.filter(({ said }) => said?.status === 200).length;
  const [row] = await database.query<{ used: number; reserved: number }>(
    `select (select coalesce(sum(used), 0)::int from usage_months) as used, (select count(*)::int from usage_reservations) as reserved`,
  );
  scene.check(row?.reserved === 0, `${row?.reserved} reservations are left`);
  const used = row?.used ?? 0;
  return {
    lost: Math.max(0, answered - used),
    doubled: Math.max(0, used - answered),
    recoveredMs: took,
    seen: `${underWay.length} requests under way, ${failed.length} failed; ${later.filter(({ said }) => said?.status === 503).length} later ones told to come again, ${later.filter(({ said }) => said === null).length} found nobody; ended after ${Math.round(took)} ms`,
  };
}

async function migrateUnderLoad(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const env = { DATABASE_URL: database.url };
  const later = ['testing/faults/newer-schema.ts'];
  const old = await scene.server(env);
  let urls = [old.url];
  const writers = new Writers(await Person.signUp(old.url, adminEmail), () => urls);
  writers.start(16);
  await scene.until('100 writes are acknowledged', () => writers.acknowledged >= 100);
  const columns = async (): Promise<number> => {
    const rows = await database.query(
      `select 1 from information_schema.columns where (table_name, column_name) in (('chats', 'pinned'), ('usage_months', 'note'))`,
    );
    return rows.length;
  };
  const failure = await scene.server({ ...env, SCHEMA: 'broken' }, later).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  scene.check(failure.includes('could not be migrated'), `a migration that fails said: ${failure}`);
  scene.check((await columns()) === 0, 'a migration that failed left something');
  const began = performance.now();
  const newer = await scene.server({ ...env, SCHEMA: 'newer' }, later);
  const migrated = performance.now() - began;
  scene.check((await columns()) === 2, 'the migration was not done');
  urls = [old.url, newer.url];
  await pause(2000);
  urls = [newer.url];
  await old.end('SIGTERM');
  const again = await scene.server(env);
  urls = [again.url, newer.url];
  await pause(2000);
  await writers.stop();
  const [first] = writers.strange;
  scene.check(
    first === undefined,
    `${writers.strange.length} answers that no client can act on, as: ${first}`,
  );
  return {
    ...(await writers.count(database)),
    recoveredMs: null,
    seen: `the new server was up ${Math.round(migrated)} ms after its start, the old one starts on the newer tables too; ${writers.describe()}`,
  };
}

interface Sample {
  readonly memory: number;
  readonly handles: number;
  readonly connections: number;
}

async function soak(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const server = await scene.server({ DATABASE_URL: database.url });
  const writers = new Writers(await Person.signUp(server.url, adminEmail), () => [server.url]);
  writers.start(16);
  const samples: Sample[] = [];
  const seconds = scene.options.soakSeconds;
  for (let sample = 0; sample < 30; sample += 1) {
    await pause((seconds * 1000) / 30);
    const rows = await database.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    samples.push({ ...sizeOf(server.pid), connections: rows.length });
  }
  await writers.stop();
  const [first] = writers.strange;
  scene.check(
    first === undefined,
    `${writers.strange.length} answers that no client can act on, as: ${first}`,
  );
  // The first third is for warming up.
  const [middle, last] = [samples.slice(10, 20), samples.slice(20)].map(largest);
  if (middle === undefined || last === undefined) throw new Error('nothing was measured');
  scene.check(
    last.memory < middle.memory * 1.25 + 32,
    `memory grew from ${middle.memory} to ${last.memory} MB`,
  );
  scene.check(last.handles <= middle.handles + 20, `handles grew from ${middle.handles} to ${last.handles}`);
  scene.check(last.connections <= 12, `${last.connections} connections to the database`);
  return {
    ...(await writers.count(database)),
    recoveredMs: null,
    seen: `${seconds} s: memory ${middle.memory} MB in the second third, ${last.memory} MB in the last; handles ${middle.handles} and ${last.handles}; ${last.connections} connections; ${writers.describe()}`,
  };
}

/** Of a process, as Linux tells: resident memory in MB, and open files and sockets. */
function sizeOf(pid: number): Pick<Sample, 'memory' | 'handles'> {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return { memory: Math.round(kilobytes / 1024), handles: readdirSync(`/proc/${pid}/fd`).length };
}

function largest(samples: readonly Sample[]): Sample {
  const most = (of: keyof Sample): number => Math.max(...samples.map((sample) => sample[of]));
  return { memory: most('memory'), handles: most('handles'), connections: most('connections') };
}
