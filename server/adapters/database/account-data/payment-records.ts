import { sql } from 'kysely';
import type { Person } from '../../../ports/account-data.ts';
import type { Handle } from '../schema.ts';
import { withoutPerson } from './without-person.ts';

/** Takes somebody out of the payment provider's records: those that name them, and those of the customer that they were there. */
export async function anonymisePaymentRecords(db: Handle, person: Person, pseudonym: string): Promise<void> {
  const ids = [person.userId, ...(person.identityId === null ? [] : [person.identityId])];
  for (const { table, kind } of recordTables) {
    const named = await recordsWith(db, table, kind, ids);
    const customers = [...new Set(named.flatMap(({ body }) => body.match(/\bctm_\w{1,60}/g) ?? []))];
    const ofCustomer = await recordsWith(db, table, kind, customers);
    for (const record of new Map([...named, ...ofCustomer].map((one) => [one.id, one])).values()) {
      const isOfPersonOnly = /^(?:customer|address|business)\b/.test(record.kind);
      const body = withoutPerson(record.body, ids, pseudonym, isOfPersonOnly);
      await sql`update ${sql.table(table)} set body = ${body} where id = ${record.id}`.execute(db);
    }
  }
}

const recordTables = [
  { table: 'payment_events', kind: 'type' },
  { table: 'sandbox_objects', kind: 'owner' },
] as const;

interface PaymentRecord {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
}

async function recordsWith(
  db: Handle,
  table: string,
  kind: string,
  texts: readonly string[],
): Promise<readonly PaymentRecord[]> {
  if (texts.length === 0) return [];
  const contains = texts.map((text) => sql`position(${text} in body) > 0`);
  const { rows } = await sql<PaymentRecord>`
    select id, ${sql.ref(kind)} as kind, body from ${sql.table(table)} where ${sql.join(contains, sql` or `)}`.execute(
    db,
  );
  return rows;
}
