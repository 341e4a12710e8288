import type { Count, CountStore } from '../../ports/counts.ts';

/** More are not kept at once: the oldest go first. */
const mostKept = 100_000;
const tidyEveryMs = 60_000;

/** Counts of this process alone: the truth where no other process is at work, and better than none where the database is away. */
export function createCountsInMemory(): CountStore {
  const kept = new Map<string, Count>();
  let tidiedAt = Number.NEGATIVE_INFINITY;

  function runningAt(id: string, now: Date, windowMs: number): Count | undefined {
    const entry = kept.get(id);
    const left = entry === undefined ? 0 : entry.endsAt.getTime() - now.getTime();
    // Further off than twice its length: a clock that was set back, which must not lock anybody.
    return left > 0 && left <= 2 * windowMs ? entry : undefined;
  }

  function removeEnded(now: Date): void {
    for (const [id, { endsAt }] of kept) if (endsAt <= now) kept.delete(id);
  }

  return {
    async add(asks, now) {
      if (Math.abs(now.getTime() - tidiedAt) >= tidyEveryMs) {
        tidiedAt = now.getTime();
        removeEnded(now);
      }
      return asks.map(({ id, times, windowMs }) => {
        const running = runningAt(id, now, windowMs);
        const count = {
          count: (running?.count ?? 0) + times,
          endsAt: running?.endsAt ?? new Date(now.getTime() + windowMs),
        };
        kept.set(id, count);
        const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
        if (oldest !== undefined) kept.delete(oldest);
        return count;
      });
    },
    async takeBack(id, now) {
      const entry = kept.get(id);
      if (entry !== undefined && entry.count > 0 && entry.endsAt > now)
        kept.set(id, { ...entry, count: entry.count - 1 });
    },
    async forget(ids) {
      for (const id of ids) kept.delete(id);
    },
    async isRunning(id, now) {
      const entry = kept.get(id);
      return entry !== undefined && entry.count > 0 && entry.endsAt > now;
    },
    removeEnded: async (now) => removeEnded(now),
  };
}
