import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CountStore } from '#server/ports/counts.ts';

const start = new Date('2026-11-21T12:00:00Z');
const windowMs = 60_000;
const inSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** What every store of counts does. */
export function countStoreSuite(counts: () => CountStore): void {
  const one = async (id: string, now = start, times = 1) =>
    (await counts().add([{ id, times, windowMs }], now))[0];

  it('counts from one within a time that begins with the first, and anew after it', async () => {
    const id = randomUUID();
    expect(await one(id)).toEqual({ count: 1, endsAt: inSeconds(60) });
    expect(await one(id, inSeconds(59))).toEqual({ count: 2, endsAt: inSeconds(60) });
    expect(await one(id, inSeconds(60))).toEqual({ count: 1, endsAt: inSeconds(120) });
  });

  it('counts several at once, each for itself, and answers in their order', async () => {
    const [a, b] = ['z', 'a'].map((first) => `${first}${randomUUID()}`) as [string, string];
    await one(b, start, 4);
    const asks = [
      { id: a, times: 2, windowMs },
      { id: b, times: 3, windowMs },
    ];
    expect((await counts().add(asks, start)).map(({ count }) => count)).toEqual([2, 7]);
    expect(await counts().add([], start)).toEqual([]);
  });

  it('misses none of many at once, in whatever order they name what they count', async () => {
    const ids = Array.from({ length: 4 }, () => randomUUID());
    const asks = ids.map((id) => ({ id, times: 1, windowMs }));
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, round) => counts().add(round % 2 ? asks : asks.toReversed(), start)),
    );
    for (const [index] of ids.entries()) {
      const seen = answers.map((answer, round) => answer[round % 2 ? index : ids.length - 1 - index]?.count);
      expect(seen.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
    }
  });

  it('takes one back while the time runs, and never below none', async () => {
    const id = randomUUID();
    await one(id, start, 2);
    await counts().takeBack(id, start);
    expect((await one(id))?.count).toBe(2);
    for (let round = 0; round < 3; round += 1) await counts().takeBack(id, start);
    expect((await one(id))?.count).toBe(1);
    await counts().takeBack(id, inSeconds(60));
    expect((await one(id))?.count).toBe(2);
  });

  it('knows what runs, forgets what it is told to, and what has ended', async () => {
    const [kept, forgotten, ended] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [kept, forgotten, ended]) await one(id, id === ended ? inSeconds(-60) : start);
    await counts().forget([forgotten]);
    await counts().removeEnded(start);
    expect(await Promise.all([kept, forgotten, ended].map((id) => counts().isRunning(id, start)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(await counts().isRunning(kept, inSeconds(60))).toBe(false);
    expect((await one(kept))?.count).toBe(2);
    await counts().forget([]);
  });

  it('locks nobody for long because a clock was set back', async () => {
    const id = randomUUID();
    await one(id, inSeconds(3600), 500);
    expect((await one(id, start))?.count).toBe(1);
    // Servers a few seconds apart count the same minute.
    await one(id, inSeconds(-5));
    expect((await one(id, inSeconds(5)))?.count).toBe(3);
  });
}
