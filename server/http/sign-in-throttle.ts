import type { Clock } from '../ports/clock.ts';
import { signInFailures } from './rate-limits.ts';

/**
 * Holds back guessing: after ten failures for an account within a quarter of an hour, wherever they come from, the next tries
 * wait. Where its owner has signed in before, their own ten count instead: a stranger who keeps failing elsewhere does not
 * lock them out of there, and nobody is locked out for good.
 */
export class SignInThrottle {
  private readonly failures = new Map<string, { count: number; since: number }>();
  /** Where accounts were signed in to, and when last. */
  private readonly known = new Map<string, number>();
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** 0 where a try is allowed. */
  secondsToWait(account: string, address: string): number {
    return this.waitOf(this.countedAs(account, address), this.clock.now().getTime());
  }

  /** Notes how a try ended; a success forgets the failures that it was counted with, and makes its place known. */
  note(account: string, address: string, how: 'failed' | 'succeeded' | 'neither'): void {
    const now = this.clock.now().getTime();
    this.forgetOld(now);
    const key = this.countedAs(account, address);
    if (how === 'succeeded') {
      this.failures.delete(key);
      const place = placeOf(account, address);
      this.failures.delete(place);
      this.known.delete(place);
      this.known.set(place, now);
    }
    if (how !== 'failed') return;
    const entry = this.failures.get(key) ?? { count: 0, since: now };
    this.failures.set(key, { ...entry, count: entry.count + 1 });
  }

  private countedAs(account: string, address: string): string {
    const place = placeOf(account, address);
    return this.known.has(place) ? place : account;
  }

  private waitOf(key: string, now: number): number {
    const entry = this.failures.get(key);
    if (entry === undefined || entry.count < signInFailures.most) return 0;
    const left = entry.since + signInFailures.window - now;
    if (left > 0) return Math.ceil(left / 1000);
    this.failures.delete(key);
    return 0;
  }

  private forgetOld(now: number): void {
    // A Map keeps the order of insertion and entries keep their place, so the first young one ends the search.
    for (const [key, { since }] of this.failures) {
      if (now - since < signInFailures.window) break;
      this.failures.delete(key);
    }
    for (const [place, seen] of this.known) {
      if (now - seen < signInFailures.knownFor && this.known.size <= signInFailures.mostKnown) break;
      this.known.delete(place);
    }
  }
}

function placeOf(account: string, address: string): string {
  return `${account}\n${address}`;
}
