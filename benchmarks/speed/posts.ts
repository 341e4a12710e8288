import { median, ms, quantile, type Row, rate, ratio, wait } from './figures.ts';
import { type Arrivals, closedLoop, type Loaded, openLoop } from './load.ts';
import { processFigures } from './process-figures.ts';
import type { Stage } from './stage.ts';
import {
  countingLoad,
  floorLoad,
  type Load,
  postsLoad,
  repeatedLoad,
  savingLoad,
  writingLoad,
} from './units.ts';

export interface Length {
  readonly rounds: number;
  /** Of each load in each round. */
  readonly seconds: number;
}

const atOnce = 16;
/** Indices of units: no load sends what another sent. */
let nextUnit = 0;

export function unitsFrom(): number {
  nextUnit += 50_000;
  return nextUnit;
}

interface Measured {
  readonly perSecond: number;
  /** Processor time of the servers a unit, in milliseconds. */
  readonly cpu: number;
}

/** The most units a second of each load. Loads take turns within every round, so that all see the same machine. */
export async function highestRates(
  loads: Readonly<Record<string, Load>>,
  { rounds, seconds }: Length,
): Promise<Record<string, Measured>> {
  const named = Object.entries(loads).map(([name, load]) => ({ name, load, rounds: [] as Measured[] }));
  for (const { load } of named) await runLoad(load, Math.min(3, seconds));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of named) one.rounds.push(await runLoad(one.load, seconds));
  }
  return Object.fromEntries(
    named.map(({ name, rounds: all }) => [
      name,
      { perSecond: median(all.map((one) => one.perSecond)), cpu: median(all.map((one) => one.cpu)) },
    ]),
  );
}

async function runLoad(load: Load, seconds: number): Promise<Measured> {
  const before = cpuOf(load);
  const loaded = await closedLoop(load.unit, { atOnce, seconds, from: unitsFrom() });
  refuseFailures(loaded);
  return { perSecond: loaded.perSecond, cpu: ((cpuOf(load) - before) * 1000) / loaded.latencies.length };
}

function cpuOf({ targets }: Load): number {
  return targets.reduce((sum, { pid }) => sum + (processFigures(pid)?.cpu ?? Number.NaN), 0);
}

export function refuseFailures({ failed, failure }: Loaded): void {
  if (failed > 0) throw new Error(`${failed} requests failed; the first: ${failure}`);
}

/** `POST /api/posts` and what the screen does, beside the floor: the same two statements and nothing else. */
export async function* postsRows(stage: Stage, length: Length): AsyncGenerator<Row> {
  const { nodes } = stage;
  const cases = [
    { what: 'floor: posts counted and chat kept by a bare server', load: floorLoad(stage) },
    { what: '`POST /api/posts`, every text another', load: postsLoad(stage, nodes) },
    { what: 'the same without the engine (`/api/posts/count`)', load: countingLoad(stage, nodes) },
    { what: 'posts written, then kept as a chat: two requests', load: writingLoad(stage, nodes) },
    { what: 'the same two without the engine', load: savingLoad(stage, nodes) },
    { what: '`POST /api/posts`, one text in turning tones', load: repeatedLoad(stage, nodes) },
  ];
  const rates = await highestRates(Object.fromEntries(cases.map(({ what, load }) => [what, load])), length);
  const floor = rates[cases[0]?.what ?? '']?.perSecond ?? Number.NaN;
  for (const { what, load } of cases) {
    load.close();
    const { perSecond, cpu } = rates[what] ?? { perSecond: Number.NaN, cpu: Number.NaN };
    yield {
      what,
      ours: `${rate(perSecond)}, ${ms(cpu)} of processor each`,
      beside: `${ratio(perSecond / floor)} of the floor`,
    };
  }
}

/** Latency with four fifths of the highest rate, requests coming whether the ones before have ended or not. */
export async function* latencyRows(stage: Stage, length: Length): AsyncGenerator<Row> {
  const loads = { floor: floorLoad(stage), '`POST /api/posts`': postsLoad(stage, stage.nodes) };
  const rates = await highestRates(loads, length);
  for (const [name, load] of Object.entries(loads)) {
    for (const arrivals of ['even', 'random'] satisfies Arrivals[]) {
      const perSecond = 0.8 * (rates[name]?.perSecond ?? 0);
      const rounds: Loaded[] = [];
      for (let round = 0; round < length.rounds; round += 1) {
        await wait(500);
        rounds.push(
          await openLoop(load.unit, { perSecond, seconds: 2 * length.seconds, from: unitsFrom(), arrivals }),
        );
      }
      rounds.forEach(refuseFailures);
      const at = (share: number) => median(rounds.map(({ latencies }) => quantile(latencies, share)));
      yield {
        what: `latency of ${name} at ${rate(perSecond)} (80 %), ${arrivals} arrivals`,
        ours: `p50 ${ms(at(0.5))}, p95 ${ms(at(0.95))}, p99 ${ms(at(0.99))}`,
        beside: `p99 is ${(at(0.99) / at(0.5)).toFixed(1)} times p50`,
      };
    }
    load.close();
  }
}

/** One node against two: the same load, sent to one or to both in turn. */
export async function* nodesRows(stage: Stage, length: Length): AsyncGenerator<Row> {
  const [first] = stage.nodes;
  const second = await stage.startNode();
  if (first === undefined) return;
  const loads = { one: postsLoad(stage, [first]), two: postsLoad(stage, [first, second]) };
  const { one, two } = await highestRates(loads, length);
  for (const load of Object.values(loads)) load.close();
  yield {
    what: '`POST /api/posts` with two nodes',
    ours: rate(two?.perSecond ?? 0),
    beside: `${ratio((two?.perSecond ?? 0) / (one?.perSecond ?? 1))} of one node (${rate(one?.perSecond ?? 0)})`,
  };
}
