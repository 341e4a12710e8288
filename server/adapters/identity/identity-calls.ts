import { createHmac } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { CallCounter } from '../../ports/counts.ts';

export interface IdentityCallCounts {
  readonly counter: CallCounter;
  readonly clock: Clock;
  /** Makes the hashes under which calls are counted: the library's keys hold addresses of machines. */
  readonly secret: string;
}

/** The limits of the identity library, counted as all other calls are. Its windows are in seconds. */
export function countedCalls({ counter, clock, secret }: IdentityCallCounts) {
  return {
    async consume(key: string, rule: { readonly window: number; readonly max: number }) {
      const hash = createHmac('sha256', secret).update(`identity\n${key}`).digest('base64url').slice(0, 22);
      const { count, endsAt } = await counter.count(hash, rule.window * 1000);
      const wait = Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000));
      return count <= rule.max ? { allowed: true, retryAfter: null } : { allowed: false, retryAfter: wait };
    },
  };
}
