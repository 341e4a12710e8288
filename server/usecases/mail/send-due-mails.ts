import type { Clock } from '../../ports/clock.ts';
import type { ClaimedMail, MailDelivery, Mailer, MailOutcome } from '../../ports/mail.ts';
import { nextTryAt } from './retry-times.ts';

export interface SendDeps {
  readonly mail: Pick<MailDelivery, 'claim' | 'settle'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

/** In milliseconds. A try is cut long before its lease ends, so that no two hold one mail. */
export const sendTimes = { lease: 120_000, longestTry: 60_000 } as const;
const atOnce = 5;

/** Sends what is due and answers how many tries that took; ends early once `isStopping`. */
export async function sendDueMails(deps: SendDeps, isStopping: () => boolean = () => false): Promise<number> {
  let tries = 0;
  while (!isStopping()) {
    const now = deps.clock.now();
    const leaseEndsAt = new Date(now.getTime() + sendTimes.lease);
    const claimed = await deps.mail.claim({ now, leaseEndsAt, limit: atOnce });
    await Promise.all(claimed.map((mail) => sendOne(deps, mail)));
    tries += claimed.length;
    if (claimed.length < atOnce) break;
  }
  return tries;
}

async function sendOne({ mail: store, mailer, clock }: SendDeps, mail: ClaimedMail): Promise<void> {
  const receipt = await mailer.send(mail);
  const now = clock.now();
  await store.settle(mail, outcomeOf(receipt, mail.attempt, now), now);
}

function outcomeOf(receipt: Awaited<ReturnType<Mailer['send']>>, attempt: number, now: Date): MailOutcome {
  switch (receipt.kind) {
    case 'sent':
    case 'kept':
      return receipt;
    case 'refused':
      return { kind: 'failed', problem: receipt.problem };
    case 'not-now':
      return { kind: 'retry', dueAt: nextTryAt(attempt, now), problem: receipt.problem };
  }
}
