import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Mail, MailContent } from '#domain/mail/mail.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { renderMail } from '#domain/mail/render-mail.ts';
import type { MailStore, OutgoingMail } from '../../../ports/mail.ts';
import type { Seal } from '../../../ports/seal.ts';
import type { Handle, MailsTable } from '../schema.ts';
import { createMailDelivery } from './mail-delivery.ts';

/** How long there is use in sending a mail that has no link with an end of its own, in milliseconds. */
const usefulMs = 7 * 24 * 3_600_000;

export function createMailStore(db: Handle, seal: Seal): MailStore {
  const read = (row: MailRow) => openRow(seal, row);
  return {
    async add(mail, now) {
      if (!isMailAddress(mail.to)) return false;
      const expiresAt = linkEnd(mail.content) ?? new Date(now.getTime() + usefulMs);
      await db
        .insertInto('mails')
        .values({
          id: randomUUID(),
          template: mail.content.template,
          state: 'waiting',
          sealed: seal.close(JSON.stringify(sealedParts(mail))),
          attempts: 0,
          due_at: now,
          expires_at: expiresAt,
          created_at: now,
        })
        .execute();
      return true;
    },

    ...createMailDelivery(db, read),

    async counts() {
      const rows = await db
        .selectFrom('mails')
        .select(['state', sql<number>`count(*)::int`.as('count')])
        .groupBy('state')
        .execute();
      const counts = { waiting: 0, sending: 0, sent: 0, kept: 0, failed: 0 };
      for (const { state, count } of rows) counts[state] = count;
      return counts;
    },

    async list(limit) {
      const rows = await db
        .selectFrom('mails')
        .selectAll()
        .where('sealed', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.flatMap((row) => {
        const mail = read(row);
        return mail === null ? [] : [{ ...mail, template: row.template, state: row.state }];
      });
    },

    async find(id) {
      const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
      const mail = row === undefined ? null : read(row);
      return row === undefined || mail === null
        ? null
        : { ...mail, template: row.template, state: row.state };
    },
  };
}

type MailRow = Selectable<MailsTable>;

type SealedParts = Pick<OutgoingMail, 'to' | 'replyTo' | 'subject' | 'text' | 'html'>;

function sealedParts({ to, replyTo, content }: Mail): SealedParts {
  // An answer that cannot go anywhere is left out rather than refused: the mail itself is good.
  const answersTo = replyTo !== undefined && isMailAddress(replyTo) ? replyTo : null;
  return { to, replyTo: answersTo, ...renderMail(content) };
}

/** Null where it was sent and wiped, or sealed with a secret that is gone. */
function openRow(seal: Seal, row: MailRow): OutgoingMail | null {
  const opened = row.sealed === null ? null : seal.open(row.sealed);
  if (opened === null) return null;
  const parts: SealedParts = JSON.parse(opened);
  return { id: row.id, createdAt: row.created_at, ...parts };
}

function linkEnd({ data }: MailContent): Date | null {
  return 'expiresAt' in data ? data.expiresAt : null;
}
