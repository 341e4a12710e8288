import type { Selectable } from 'kysely';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import type { Person } from '../../../ports/account-data.ts';
import type { Seal } from '../../../ports/seal.ts';
import type { Handle, MailsTable } from '../schema.ts';

interface MailOfPerson {
  readonly id: string;
  readonly told: Readonly<Record<string, unknown>>;
}

const rowsAtOnce = 100;

/** Their addresses are sealed, so each mail that was not wiped yet is opened, some at a time: everybody's are there. */
export async function* mailsTo(
  db: Handle,
  seal: Seal,
  person: Person,
): AsyncGenerator<readonly MailOfPerson[]> {
  let after: string | null = null;
  for (;;) {
    const rows: Selectable<MailsTable>[] = await mailsAfter(db, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield rows.flatMap((row) => mailTo(seal, person, row));
  }
}

function mailsAfter(db: Handle, after: string | null): Promise<Selectable<MailsTable>[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('sealed', 'is not', null)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
}

function mailTo(seal: Seal, { email, emailVerified }: Person, row: Selectable<MailsTable>): MailOfPerson[] {
  const { id, sealed, template, state, created_at, expires_at, settled_at } = row;
  const opened = sealed === null ? null : seal.open(sealed);
  if (opened === null) return [];
  const { to, subject }: { to: string; subject: string } = JSON.parse(opened);
  // To an address that nobody has shown to be theirs only the account's own link was sent.
  const counts = emailVerified || template === 'verify-address';
  if (!counts || normaliseEmail(to) !== normaliseEmail(email)) return [];
  return [{ id, told: { to, subject, template, state, created_at, expires_at, settled_at } }];
}
