import type { Selectable } from 'kysely';
import type { MailDelivery, MailOutcome, OutgoingMail } from '../../../ports/mail.ts';
import type { Handle, MailsTable } from '../schema.ts';

/** The claim is one statement, so that two workers never hold one mail (see docs/decisions/0012). */
export function createMailDelivery(
  db: Handle,
  read: (row: Selectable<MailsTable>) => OutgoingMail | null,
): Omit<MailDelivery, 'counts'> {
  return {
    async claim({ now, leaseEndsAt, limit }) {
      await giveUpUseless(db, now);
      // A common table is read once; a subquery could be read again by the plan and lock more than its limit.
      const rows = await db
        .with('due', (mails) =>
          mails
            .selectFrom('mails')
            .select('id')
            .where('state', 'in', ['waiting', 'sending'])
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('mails')
        .from('due')
        .set((row) => ({ state: 'sending', attempts: row('mails.attempts', '+', 1), due_at: leaseEndsAt }))
        .whereRef('mails.id', '=', 'due.id')
        .returningAll('mails')
        .execute();
      const claimed = rows.map((row) => ({ row, mail: read(row) }));
      // Sealed with a secret that is gone: nobody can send it any more.
      for (const { row, mail } of claimed)
        if (mail === null)
          await settle(db, row.id, row.attempts, { kind: 'failed', problem: 'unreadable' }, now);
      return claimed
        .flatMap(({ row, mail }) =>
          mail === null ? [] : [{ ...mail, template: row.template, attempt: row.attempts }],
        )
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    },

    settle: (mail, outcome, now) => settle(db, mail.id, mail.attempt, outcome, now),

    async releaseClaims(now) {
      await db
        .updateTable('mails')
        .set({ state: 'waiting', due_at: now })
        .where('state', '=', 'sending')
        .execute();
    },

    async removeSettled(time) {
      await db.deleteFrom('mails').where('settled_at', '<', time).execute();
    },
  };
}

async function giveUpUseless(db: Handle, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'failed', problem: 'too late', settled_at: now })
    .where('state', 'in', ['waiting', 'sending'])
    .where('due_at', '<=', now)
    .where('expires_at', '<=', now)
    .execute();
}

/** The number of the try is the fence: whoever lost the lease settles nothing. */
async function settle(
  db: Handle,
  id: string,
  attempt: number,
  outcome: MailOutcome,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set(valuesOf(outcome, now))
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('state', '=', 'sending')
    .execute();
}

function valuesOf(outcome: MailOutcome, now: Date) {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', sealed: null, problem: null, settled_at: now } as const;
    case 'kept':
      return { state: 'kept', problem: null, settled_at: now } as const;
    case 'retry':
      return { state: 'waiting', due_at: outcome.dueAt, problem: outcome.problem } as const;
    case 'failed':
      return { state: 'failed', problem: outcome.problem, settled_at: now } as const;
  }
}
