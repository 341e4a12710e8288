import type { Clock } from '../ports/clock.ts';
import { signInFailures } from './rate-limits.ts';

/**
 * Holds back guessing: after ten failures for an account from one address, or fifty from anywhere, within a quarter of
 * an hour, the next tries wait. A stranger elsewhere cannot lock the owner out with the first ten, and nobody is locked
 * out for good.
 */
export class SignInThrottle {
  private readonly failures = new Map<string, { count: number; since: number }>();
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** 0 where a try is allowed. */
  secondsToWait(account: string, address: string): number {
    const now = this.clock.now().getTime();
    return Math.max(...keysOf(account, address).map(({ key, most }) => this.waitOf(key, most, now)));
  }

  /** Notes how a try ended; a success forgets the failures from that address. */
  note(account: string, address: string, failed: boolean): void {
    const [own, everywhere] = keysOf(account, address);
    if (!failed) {
      this.failures.delete(own.key);
      return;
    }
    this.forgetOld();
    for (const { key } of [own, everywhere]) {
      const entry = this.failures.get(key) ?? { count: 0, since: this.clock.now().getTime() };
      this.failures.set(key, { ...entry, count: entry.count + 1 });
    }
  }

  private waitOf(key: string, most: number, now: number): number {
    const entry = this.failures.get(key);
    if (entry === undefined || entry.count < most) return 0;
    const left = entry.since + signInFailures.window - now;
    if (left > 0) return Math.ceil(left / 1000);
    this.failures.delete(key);
    return 0;
  }

  private forgetOld(): void {
    const now = this.clock.now().getTime();
    for (const [key, { since }] of this.failures) {
      // A Map keeps the order of insertion and entries keep their place, so the first young one ends the search.
      if (now - since < signInFailures.window) break;
      this.failures.delete(key);
    }
  }
}

interface Counted {
  readonly key: string;
  readonly most: number;
}

function keysOf(account: string, address: string): readonly [Counted, Counted] {
  return [
    { key: `${account}\n${address}`, most: signInFailures.most },
    { key: account, most: signInFailures.mostFromAnywhere },
  ];
}
