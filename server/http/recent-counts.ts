import type { Clock } from '../ports/clock.ts';

/** Counts per key within a window that begins with the first: in memory, so each server of several counts for itself. */
export class RecentCounts {
  private readonly seen = new Map<string, { count: number; since: number }>();
  private readonly clock: Clock;
  private readonly limit: { readonly most: number; readonly windowMs: number };

  constructor(clock: Clock, limit: { readonly most: number; readonly windowMs: number }) {
    this.clock = clock;
    this.limit = limit;
  }

  /** Takes one more, and answers 0; or the seconds to wait where there were too many already. */
  take(key: string): number {
    const now = this.clock.now().getTime();
    this.forgetOld(now);
    const { count, since } = this.seen.get(key) ?? { count: 0, since: now };
    if (count >= this.limit.most) return Math.max(1, Math.ceil((since + this.limit.windowMs - now) / 1000));
    this.seen.set(key, { count: count + 1, since });
    return 0;
  }

  private forgetOld(now: number): void {
    // A Map keeps the order of insertion and entries keep their place, so the first young one ends the search.
    for (const [key, { since }] of this.seen) {
      if (now - since < this.limit.windowMs) break;
      this.seen.delete(key);
    }
  }
}
