import type { Clock } from '../../ports/clock.ts';
import type { CallCounter, Count, CountAsk, CountStore } from '../../ports/counts.ts';
import { createCountsInMemory } from './counts-in-memory.ts';

/** A store that failed is left alone for so long, in milliseconds: calls that need no database are not to wait for it. */
const restMs = 2000;
/** A store is waited for so long, in milliseconds: more than a busy one takes, less than anybody notices of a stuck one. */
const usualPatienceMs = 1000;

interface Waiting {
  readonly windowMs: number;
  readonly calls: { readonly times: number; readonly tell: (count: Count) => void }[];
}

/**
 * Counts calls in a store that all servers share, exactly. One statement is under way at a time: calls that come meanwhile, to
 * whatever ids, are counted together by the next. So an idle server asks once a call, and a busy one far less often. While the
 * store does not answer, this server counts for itself; a late answer is not waited for, and no other is asked for before it.
 */
export function createCallCounter(
  store: CountStore,
  clock: Clock,
  patienceMs: number = usualPatienceMs,
): CallCounter {
  const own = createCountsInMemory();
  let waiting = new Map<string, Waiting>();
  let isAsking = false;
  let isLate = false;
  let restsUntil = Number.NEGATIVE_INFINITY;

  async function add(asks: readonly CountAsk[]): Promise<readonly Count[]> {
    const now = clock.now();
    if (isLate || now.getTime() < restsUntil) return own.add(asks, now);
    const stored = store.add(asks, now).catch(() => {
      restsUntil = clock.now().getTime() + restMs;
      return null;
    });
    const answer = await within(patienceMs, stored);
    if (answer === 'late') {
      isLate = true;
      void stored.then(() => {
        isLate = false;
      });
    }
    return answer === 'late' || answer === null ? own.add(asks, now) : answer;
  }

  async function askUntilNobodyWaits(): Promise<void> {
    isAsking = true;
    while (waiting.size > 0) {
      const asked = [...waiting];
      waiting = new Map();
      const asks = asked.map(([id, { windowMs, calls }]) => ({ id, windowMs, times: sumOf(calls) }));
      const counts = await add(asks);
      asked.forEach(([, { calls }], index) => {
        const after = counts[index];
        if (after === undefined) throw new Error('A count was asked for and not answered.');
        let count = after.count - sumOf(calls);
        for (const { times, tell } of calls) {
          count += times;
          tell({ ...after, count });
        }
      });
    }
    isAsking = false;
  }

  return {
    count: (id, windowMs, times = 1) =>
      new Promise((tell) => {
        const others = waiting.get(id);
        if (others === undefined) waiting.set(id, { windowMs, calls: [{ times, tell }] });
        else others.calls.push({ times, tell });
        if (!isAsking) void askUntilNobodyWaits();
      }),
  };
}

function sumOf(calls: Waiting['calls']): number {
  return calls.reduce((sum, { times }) => sum + times, 0);
}

async function within<T>(patienceMs: number, answer: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'late');
  });
  try {
    return await Promise.race([answer, patience]);
  } finally {
    clearTimeout(timer);
  }
}
