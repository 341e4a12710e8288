import { afterEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '#testing/manual-clock.ts';
import { countStoreSuite } from '#testing/suites/count-store.ts';
import type { CountAsk, CountStore } from '../../ports/counts.ts';
import { createCallCounter } from './call-counter.ts';
import { createCountsInMemory } from './counts-in-memory.ts';

describe('counts in memory', () => {
  const store = createCountsInMemory();
  countStoreSuite(() => store);
});

describe('the call counter', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A store that says what it was asked, and answers when it is told to. */
  function slowStore() {
    const store = createCountsInMemory();
    const asked: (readonly CountAsk[])[] = [];
    const answers: (() => void)[] = [];
    const slow: CountStore = {
      ...store,
      add: async (asks, now) => {
        asked.push(asks);
        await new Promise<void>((resolve) => answers.push(resolve));
        return store.add(asks, now);
      },
    };
    return { slow, asked, answer: () => answers.shift()?.() };
  }

  it('gives each call its own number, and asks once for all that come while it asks', async () => {
    const { slow, asked, answer } = slowStore();
    const counter = createCallCounter(slow, new ManualClock());
    const calls = ['a', 'a', 'b', 'a', 'b'].map((id) => counter.count(id, 60_000));
    answer();
    await calls[0];
    answer();
    expect((await Promise.all(calls)).map(({ count }) => count)).toEqual([1, 2, 1, 3, 2]);
    expect(asked.map((asks) => asks.map(({ id, times }) => `${times} ${id}`))).toEqual([
      ['1 a'],
      ['2 a', '2 b'],
    ]);
  });

  it('does not wait for a store that takes too long, nor asks it again before it has answered', async () => {
    vi.useFakeTimers();
    const { slow, asked, answer } = slowStore();
    const counter = createCallCounter(slow, new ManualClock());
    const first = counter.count('a', 60_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await first).count).toBe(1);
    expect((await counter.count('a', 60_000)).count).toBe(2);
    expect(asked).toHaveLength(1);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    const later = counter.count('a', 60_000);
    answer();
    expect((await later).count).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('counts for itself while the store does not answer, and asks again after a while', async () => {
    const clock = new ManualClock();
    const store = createCountsInMemory();
    let isAway = true;
    let asked = 0;
    const counter = createCallCounter(
      {
        ...store,
        add: (asks, now) => {
          asked += 1;
          return isAway ? Promise.reject(new Error('away')) : store.add(asks, now);
        },
      },
      clock,
    );
    const count = async () => (await counter.count('a', 60_000)).count;
    expect([await count(), await count(), await count()]).toEqual([1, 2, 3]);
    expect(asked).toBe(1);
    isAway = false;
    clock.advance(2000);
    expect(await count()).toBe(1);
    expect(asked).toBe(2);
  });
});
