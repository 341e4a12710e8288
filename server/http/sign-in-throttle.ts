import type { Clock } from '../ports/clock.ts';
import type { CountStore } from '../ports/counts.ts';
import { countKey } from '../usecases/accounts/keyed-hash.ts';
import { signInFailures } from './rate-limits.ts';

/** A try that was counted, or the seconds to wait. */
export type SignInTry =
  | { readonly allowed: true; readonly countedAs: string }
  | { readonly allowed: false; readonly wait: number };

export interface Guess {
  /** What is guessed at: an account, or the secrets of a session. */
  readonly at: string;
  /** The machine that it comes from, where owners have places of their own; null where all tries count together. */
  readonly from: string | null;
}

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
  async take(guess: Guess): Promise<SignInTry> {
    const now = this.clock.now();
    const place = this.placeOf(guess);
    const isKnown = place !== null && (await this.guesses.isRunning(place.known, now));
    const countedAs = isKnown ? place.failed : this.failedId(guess.at);
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
  async note(guess: Guess, countedAs: string, how: 'failed' | 'succeeded' | 'neither'): Promise<void> {
    if (how === 'failed') return;
    if (how === 'neither') return this.guesses.takeBack(countedAs, this.clock.now());
    await this.guesses.forget([countedAs]);
    await this.makeKnown(guess);
  }

  /** For an owner who has shown by mail who they are: no failure keeps them out where they did so, whoever goes on failing. */
  async welcome(guess: Guess): Promise<void> {
    await this.guesses.forget([this.failedId(guess.at)]);
    await this.makeKnown(guess);
  }

  private async makeKnown(guess: Guess): Promise<void> {
    const place = this.placeOf(guess);
    if (place === null) return;
    await this.guesses.forget([place.failed, place.known]);
    await this.guesses.add(
      [{ id: place.known, times: 1, windowMs: signInFailures.knownFor }],
      this.clock.now(),
    );
  }

  private failedId(at: string): string {
    return countKey(this.secret, 'failed', at);
  }

  private placeOf({ at, from }: Guess): { readonly failed: string; readonly known: string } | null {
    if (from === null) return null;
    return {
      failed: countKey(this.secret, 'failed', at, from),
      known: countKey(this.secret, 'known', at, from),
    };
  }
}
