import { sessionLimits } from '#domain/accounts/session-limits.ts';
import type { Clock } from './ports/clock.ts';
import type { Stores } from './ports/stores.ts';

interface HousekeepingDeps {
  readonly database: Pick<Stores, 'usage' | 'sessions' | 'replays' | 'lookups'>;
  readonly clock: Clock;
}

const everyMs = 60_000;
const answersKeptMs = 24 * 3_600_000;

/** Tidies up once a minute: a round that fails is tried again by the next. */
export function startHousekeeping(deps: HousekeepingDeps): { stop(): void } {
  const timer = setInterval(() => tidyUp(deps).catch(() => undefined), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Gives lapsed posts back, and removes ended sessions and answers past their time. */
export async function tidyUp({ database, clock }: HousekeepingDeps): Promise<void> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database.usage.releaseLapsed(now);
  await database.sessions.removeDead({
    seenBefore: ago(sessionLimits.idle),
    createdBefore: ago(sessionLimits.absolute),
  });
  await database.replays.removeOlderThan(ago(answersKeptMs));
  await database.lookups.removeExpired(now);
}
