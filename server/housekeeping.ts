import { sessionLimits } from '#domain/accounts/session-limits.ts';
import { runLimits } from '#domain/runs/run-limits.ts';
import { inviteLimits } from '#domain/teams/invite.ts';
import type { ServerStatus } from './app-deps.ts';
import type { Clock } from './ports/clock.ts';
import type { IdentityAccounts } from './ports/identity-accounts.ts';
import type { Database, Stores } from './ports/stores.ts';
import { type RepairDeps, repairMissedEvents } from './usecases/billing/repair-missed-events.ts';

const everyMs = 60_000;
/** A notification that never came is made up for within this time. */
const repairEveryMs = 10 * 60_000;
const answersKeptMs = 24 * 3_600_000;
/** No token of a deleted account lives longer. */
const deletedKnownMs = 30 * 24 * 3_600_000;
/** Dead letters wait for somebody to look, and mails sent are counted. */
const inquiriesKeptMs = 2 * 365 * 24 * 3_600_000;
const mailsKeptMs = 30 * 24 * 3_600_000;

type HousekeepingDeps = RepairDeps & {
  readonly accounts: IdentityAccounts | null;
  readonly status: Pick<ServerStatus, 'noteClockSkew'>;
};

/** Tidies up once a minute: a round that fails is tried again by the next. `warn` is told of what an operator has to put right. */
export function startHousekeeping(
  deps: HousekeepingDeps,
  warn: (problem: string) => void,
  onProblem: (part: 'tidying-up' | 'payments') => (error: unknown) => void,
): { stop(): void } {
  const watchClock = createClockWatch(deps, warn);
  const onMissed = onProblem('payments');
  const repair = () => repairMissedEvents(deps, onMissed).catch(onMissed);
  const timers = [
    setInterval(() => tidyUp(deps).catch(onProblem('tidying-up')), everyMs),
    setInterval(() => watchClock().catch(() => undefined), everyMs),
    setInterval(repair, repairEveryMs),
  ];
  for (const timer of timers) timer.unref();
  // What was sent while no server was there to take it does not wait for the first round.
  void repair();
  watchClock().catch(() => undefined);
  return { stop: () => timers.forEach(clearInterval) };
}

/** Leases last 30 seconds and more, and several servers judge them by their own clocks: a difference of some seconds is none. */
const mostSkewMs = 5000;

/** Compares our clock with the database's, and warns when they begin to differ: once, not every minute. */
export function createClockWatch(
  {
    database,
    clock,
    status,
  }: {
    readonly database: Pick<Database, 'time'>;
    readonly clock: Clock;
    readonly status: Pick<ServerStatus, 'noteClockSkew'>;
  },
  warn: (problem: string) => void,
): () => Promise<void> {
  let differed = false;
  return async () => {
    const asked = clock.now().getTime();
    const theirs = (await database.time()).getTime();
    // It was asked some time between the two looks at our own clock.
    const skew = theirs - (asked + clock.now().getTime()) / 2;
    status.noteClockSkew(skew / 1000);
    const differs = Math.abs(skew) > mostSkewMs;
    if (differs && !differed) {
      const how = `${Math.round(Math.abs(skew) / 1000)} seconds ${skew > 0 ? 'behind' : 'ahead of'}`;
      warn(`The clock of this server is ${how} that of the database. Please set it, for instance by NTP.`);
    }
    differed = differs;
  };
}

/** Gives lapsed posts back, and removes ended sessions and answers past their time. */
export async function tidyUp({
  database,
  accounts,
  clock,
}: {
  readonly database: Pick<
    Stores,
    | 'usage'
    | 'sessions'
    | 'replays'
    | 'countedPosts'
    | 'lookups'
    | 'invites'
    | 'mail'
    | 'inquiries'
    | 'accountData'
    | 'runQueue'
    | 'calls'
    | 'guesses'
    | 'auditChain'
  >;
  readonly accounts: IdentityAccounts | null;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database.usage.releaseLapsed(now);
  await database.sessions.removeDead({
    seenBefore: ago(sessionLimits.idle),
    createdBefore: ago(sessionLimits.absolute),
  });
  await accounts?.removeDeadSessions();
  await database.accountData.forgetDeletedBefore(ago(deletedKnownMs));
  await database.replays.removeOlderThan(ago(answersKeptMs));
  await database.countedPosts.removeExpired(now);
  await database.lookups.removeExpired(now);
  await database.invites.removeExpiredBefore(ago(inviteLimits.remembered));
  await database.mail.removeSettled(ago(mailsKeptMs));
  await database.runQueue.removeOlderThan(ago(runLimits.keptDays * 24 * 3_600_000));
  await database.inquiries.removeOlderThan(ago(inquiriesKeptMs));
  await database.calls.removeEnded(now);
  await database.guesses.removeEnded(now);
  await database.auditChain.seal();
}
