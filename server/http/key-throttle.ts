import { keyLimits } from '#domain/keys/key-limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';

const windowMs = 60_000;

/** Counts the calls of each key on its own, minute by minute: one busy script does not stop the others of its team. */
export class KeyThrottle {
  private readonly calls = new Map<string, { since: number; count: number }>();
  private readonly clock: Clock;
  private readonly most: number;

  constructor(clock: Clock, factor: number) {
    this.clock = clock;
    this.most = keyLimits.callsPerMinute * factor;
  }

  /** Counts a call, or refuses it until the minute is over. */
  take(keyId: string): Result<null> {
    const now = this.clock.now().getTime();
    const known = this.calls.get(keyId);
    // A clock that was set back must not lock a key.
    const isSameMinute = known !== undefined && now >= known.since && now < known.since + windowMs;
    const entry = isSameMinute ? { ...known, count: known.count + 1 } : { since: now, count: 1 };
    this.calls.set(keyId, entry);
    if (entry.count <= this.most) return ok(null);
    return fail(
      'rate_limited',
      `This API key has made ${this.most} calls within a minute. Please wait a moment and try again.`,
      { retryAfter: Math.max(1, Math.ceil((entry.since + windowMs - now) / 1000)) },
    );
  }
}
