import { sessionLimits } from '#domain/accounts/session-limits.ts';
import { runLimits } from '#domain/runs/run-limits.ts';
import { inviteLimits } from '#domain/teams/invite.ts';
import type { Clock } from './ports/clock.ts';
import type { IdentityAccounts } from './ports/identity-accounts.ts';
import type { Stores } from './ports/stores.ts';
import type { ApplyDeps } from './usecases/billing/apply-event.ts';
import { repairMissedEvents } from './usecases/billing/repair-missed-events.ts';

const everyMs = 60_000;
/** A notification that never came is made up for within this time. */
const repairEveryMs = 10 * 60_000;
const answersKeptMs = 24 * 3_600_000;
/** No token of a deleted account lives longer. */
const deletedKnownMs = 30 * 24 * 3_600_000;
/** Dead letters wait for somebody to look, and mails sent are counted. */
const inquiriesKeptMs = 2 * 365 * 24 * 3_600_000;
const mailsKeptMs = 30 * 24 * 3_600_000;

/** Tidies up once a minute: a round that fails is tried again by the next. */
export function startHousekeeping(
  deps: ApplyDeps & { readonly accounts: IdentityAccounts | null },
  onProblem: (part: 'tidying-up' | 'payments') => (error: unknown) => void,
): { stop(): void } {
  const timers = [
    setInterval(() => tidyUp(deps).catch(onProblem('tidying-up')), everyMs),
    setInterval(() => repairMissedEvents(deps).catch(onProblem('payments')), repairEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
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
    | 'lookups'
    | 'invites'
    | 'mail'
    | 'inquiries'
    | 'accountData'
    | 'runQueue'
    | 'calls'
    | 'guesses'
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
  await database.lookups.removeExpired(now);
  await database.invites.removeExpiredBefore(ago(inviteLimits.remembered));
  await database.mail.removeSettled(ago(mailsKeptMs));
  await database.runQueue.removeOlderThan(ago(runLimits.keptDays * 24 * 3_600_000));
  await database.inquiries.removeOlderThan(ago(inquiriesKeptMs));
  await database.calls.removeEnded(now);
  await database.guesses.removeEnded(now);
}
