import { performance } from 'node:perf_hooks';
import { wait } from './figures.ts';

/** One unit of work, the n-th of a load; rejects where it fails. */
export type Unit = (index: number) => Promise<void>;

export interface Loaded {
  readonly perSecond: number;
  /** Milliseconds from when each was due to its end. */
  readonly latencies: readonly number[];
  readonly failed: number;
  /** What the first failure said; null without one. */
  readonly failure: string | null;
}

/** As many at a time as `atOnce`, each beginning when another has ended: finds the maximum. */
export async function closedLoop(
  unit: Unit,
  { atOnce, seconds, from }: { readonly atOnce: number; readonly seconds: number; readonly from: number },
): Promise<Loaded> {
  const tally = new Tally();
  const began = performance.now();
  const ends = began + seconds * 1000;
  let next = from;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < ends) {
        const index = next;
        next += 1;
        await tally.run(() => unit(index), performance.now());
      }
    }),
  );
  return tally.loaded(performance.now() - began);
}

/** When requests come: at even distances, or by chance as independent people do (a Poisson process). */
export type Arrivals = 'even' | 'random';

/** Longest line of requests on their way. Those beyond it are sent late, and their waiting counts. */
const mostAtOnce = 500;

/**
 * So many a second, whether the ones before have ended or not. Latency counts from when a request was due, so that a server
 * that stands still cannot hide the requests that would have come meanwhile.
 */
export async function openLoop(
  unit: Unit,
  load: {
    readonly perSecond: number;
    readonly seconds: number;
    readonly from: number;
    readonly arrivals: Arrivals;
  },
): Promise<Loaded> {
  const tally = new Tally();
  const due = dueTimes(load);
  const running = new Set<Promise<void>>();
  const began = performance.now();
  for (let index = 0; index < due.length; ) {
    const at = began + (due[index] ?? 0);
    if (performance.now() < at) await wait(1);
    else if (running.size >= mostAtOnce) await Promise.race(running);
    else {
      const one = tally.run(() => unit(load.from + index), at);
      running.add(one);
      void one.finally(() => running.delete(one));
      index += 1;
    }
  }
  await Promise.all(running);
  return tally.loaded(performance.now() - began);
}

function dueTimes({
  perSecond,
  seconds,
  arrivals,
}: {
  readonly perSecond: number;
  readonly seconds: number;
  readonly arrivals: Arrivals;
}): number[] {
  const gap = 1000 / perSecond;
  const next = chance(1);
  let at = 0;
  return Array.from({ length: Math.round(perSecond * seconds) }, () => {
    at += arrivals === 'even' ? gap : -Math.log(1 - next()) * gap;
    return at;
  });
}

/** Numbers from 0 to below 1, the same in every run: a linear congruential generator with the factors of Knuth's MMIX. */
function chance(seed: number): () => number {
  let state = BigInt(seed);
  return () => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return Number(state >> 11n) / 2 ** 53;
  };
}

class Tally {
  private readonly latencies: number[] = [];
  private failed = 0;
  private failure: string | null = null;

  async run(work: () => Promise<void>, due: number): Promise<void> {
    try {
      await work();
      this.latencies.push(performance.now() - due);
    } catch (error) {
      this.failed += 1;
      this.failure ??= error instanceof Error ? error.message : String(error);
    }
  }

  loaded(took: number): Loaded {
    const { latencies, failed, failure } = this;
    return { perSecond: (latencies.length / took) * 1000, latencies, failed, failure };
  }
}
