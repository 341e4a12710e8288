import type { Clock } from '../ports/clock.ts';
import type { CountStore } from '../ports/counts.ts';
import { countKey } from '../usecases/accounts/keyed-hash.ts';
import { signInFailures } from './rate-limits.ts';

/** A try that was counted, or the seconds to wait. */
export type SignInTry =
  | { readonly allowed: true; readonly countedAs: string }
  | { readonly allowed: false; readonly wait: number };

/**
 * Holds back guessing: after ten failures for an account within a quarter of an hour, wherever they come from and whichever
 * server they reach, the next tries wait. Where its owner has signed in before, their own ten count instead: a stranger who
 * keeps failing elsewhere does not lock them out of there, and nobody is locked out for good.
 */
export class SignInThrottle {
  private readonly guesses: CountStore;
  private readonly clock: Clock;
  private readonly secret: string;

  /** `secret` makes the hashes under which accounts and places are counted. */
  constructor(guesses: CountStore, clock: Clock, secret: string) {
    this.guesses = guesses;
    this.clock = clock;
    this.secret = secret;
  }

  /** Counts a try before it is made: of many at once, ten get through and no more. */
  async take(account: string, place: string): Promise<SignInTry> {
    const now = this.clock.now();
    const isKnown = await this.guesses.isRunning(this.knownId(account, place), now);
    const countedAs = isKnown ? this.placeId(account, place) : countKey(this.secret, 'failed', account);
    const [counted] = await this.guesses.add(
      [{ id: countedAs, times: 1, windowMs: signInFailures.window }],
      now,
    );
    if (counted === undefined || counted.count <= signInFailures.most) return { allowed: true, countedAs };
    await this.guesses.takeBack(countedAs, now);
    const wait = Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000));
    return { allowed: false, wait };
  }

  /** Notes how a try ended; a success forgets the failures that it was counted with, and makes its place known. */
  async note(
    account: string,
    place: string,
    countedAs: string,
    how: 'failed' | 'succeeded' | 'neither',
  ): Promise<void> {
    if (how === 'failed') return;
    const now = this.clock.now();
    if (how === 'neither') return this.guesses.takeBack(countedAs, now);
    const known = this.knownId(account, place);
    await this.guesses.forget([countedAs, this.placeId(account, place), known]);
    await this.guesses.add([{ id: known, times: 1, windowMs: signInFailures.knownFor }], now);
  }

  private placeId(account: string, place: string): string {
    return countKey(this.secret, 'failed', account, place);
  }

  private knownId(account: string, place: string): string {
    return countKey(this.secret, 'known', account, place);
  }
}
