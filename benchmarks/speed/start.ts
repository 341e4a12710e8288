import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createDatabaseAt, startPostgres } from '#testing/postgres.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { mb, median, ms, type Row, wait } from './figures.ts';
import { processFigures } from './process-figures.ts';
import { nodeSettings } from './stage.ts';

interface Started {
  readonly cold: number;
  readonly warm: number;
  /** Bytes, some seconds after the warm start. */
  readonly rss: number;
}

/** From the start of the process until it listens: on an empty folder and database, and again on what the first has made. */
export async function* startRows(rounds: number): AsyncGenerator<Row> {
  const postgres = await startPostgres();
  try {
    let made = 0;
    const onPostgres = async () => {
      made += 1;
      return { DATABASE_URL: await createDatabaseAt(postgres.url('postgres'), `start_${made}`) };
    };
    yield* rowsOf('PostgreSQL', rounds, onPostgres);
    yield* rowsOf('the embedded database', rounds, async () => ({}));
  } finally {
    await postgres.stop();
  }
}

async function* rowsOf(
  kind: string,
  rounds: number,
  settings: () => Promise<Record<string, string>>,
): AsyncGenerator<Row> {
  const all: Started[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await startTwice(await settings()));
  const middle = (of: (one: Started) => number) => median(all.map(of));
  yield {
    what: `start on ${kind}`,
    ours: `cold ${ms(middle(({ cold }) => cold))}, warm ${ms(middle(({ warm }) => warm))}`,
    beside: 'cold: nothing is there yet; warm: again on the same data',
  };
  yield { what: `memory at rest on ${kind}`, ours: mb(middle(({ rss }) => rss)), beside: '' };
}

async function startTwice(settings: Record<string, string>): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-speed-start-'));
  try {
    // As `npm start` does it: what was compiled is kept for the next start.
    const env = { ...nodeSettings(folder), NODE_COMPILE_CACHE: join(folder, 'compiled'), ...settings };
    const cold = await timeStart(env, async () => 0);
    const warm = await timeStart(env, async (pid) => {
      await wait(3000);
      return processFigures(pid)?.rss ?? Number.NaN;
    });
    return { cold: cold.took, warm: warm.took, rss: warm.found };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(
  env: Record<string, string>,
  look: (pid: number) => Promise<number>,
): Promise<{ readonly took: number; readonly found: number }> {
  const began = performance.now();
  const server = await startServerProcess(env);
  const took = performance.now() - began;
  const found = await look(server.pid);
  await server.end('SIGTERM');
  return { took, found };
}
