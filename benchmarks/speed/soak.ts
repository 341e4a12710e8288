import { performance } from 'node:perf_hooks';
import { mb, ms, quantile, type Row, rate, slope, wait } from './figures.ts';
import { openLoop } from './load.ts';
import { highestRates, type Length, refuseFailures, unitsFrom } from './posts.ts';
import { processFigures } from './process-figures.ts';
import type { Stage } from './stage.ts';
import { writingLoad } from './units.ts';

interface Sample {
  /** Seconds since the load began. */
  readonly at: number;
  readonly rss: number;
  readonly handles: number;
  /** Connections to the database, all together. */
  readonly connections: number;
}

const samples = 60;

/**
 * Half of the highest rate for a long time. The first third warms up (the heap grows to its working size); the slope is of
 * the rest.
 */
export async function* soakRows(stage: Stage, length: Length, seconds: number): AsyncGenerator<Row> {
  const [node] = stage.nodes;
  if (node === undefined) return;
  const load = writingLoad(stage, [node]);
  const rates = await highestRates({ load }, { rounds: 1, seconds: length.seconds });
  const perSecond = 0.5 * (rates['load']?.perSecond ?? 0);
  const taken: Sample[] = [];
  const sampling = sampleUntil(seconds, stage, node.pid, taken);
  const loaded = await openLoop(load.unit, { perSecond, seconds, from: unitsFrom(), arrivals: 'even' });
  await sampling;
  load.close();
  refuseFailures(loaded);
  const settled = taken.slice(Math.floor(taken.length / 3));
  const of = (field: keyof Sample) => settled.map((sample) => sample[field]);
  const growth = (field: keyof Sample) => slope(of('at'), of(field)) * 3600;
  yield {
    what: `soak: ${seconds} s at ${rate(perSecond)}, ${loaded.latencies.length} writings`,
    ours: `RSS ${mb(Math.min(...of('rss')))} to ${mb(Math.max(...of('rss')))}, ${mb(growth('rss'))} an hour`,
    beside: `p50 ${ms(quantile(loaded.latencies, 0.5))}, p99 ${ms(quantile(loaded.latencies, 0.99))}`,
  };
  for (const field of ['handles', 'connections'] as const)
    yield {
      what: `soak: ${field === 'handles' ? 'open files and connections of the node' : 'connections to the database'}`,
      ours: `${Math.min(...of(field))} to ${Math.max(...of(field))}`,
      beside: `${growth(field).toFixed(1)} an hour`,
    };
}

async function sampleUntil(seconds: number, stage: Stage, pid: number, taken: Sample[]): Promise<void> {
  const began = performance.now();
  for (let next = 1; next <= samples; next += 1) {
    await wait(Math.max(0, began + (next * seconds * 1000) / samples - performance.now()));
    const { rows } = await stage.database.query<{ n: number }>(
      'select count(*)::int as n from pg_stat_activity where datname = current_database()',
    );
    const figures = processFigures(pid);
    if (figures === null) return;
    const { rss, handles } = figures;
    taken.push({ at: (performance.now() - began) / 1000, rss, handles, connections: rows[0]?.n ?? 0 });
  }
}
