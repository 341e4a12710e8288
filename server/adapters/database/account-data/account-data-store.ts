import { sql } from 'kysely';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import type { AccountDataStore, Person, PersonalRows } from '../../../ports/account-data.ts';
import type { Seal } from '../../../ports/seal.ts';
import type { Handle } from '../schema.ts';
import { anonymisePaymentRecords } from './payment-records.ts';
import { isTheirs, names } from './rows-of-person.ts';
import { type TableOfPeople, tablesOfPeople } from './tables-of-people.ts';

/** Goes by the one table of tables: what is not named there is neither told nor removed, and a test sees to it that all is. */
export function createAccountDataStore(db: Handle, seal: Seal): AccountDataStore {
  return {
    async collect(person) {
      const rows: Record<string, PersonalRows[string]> = {};
      for (const [name, table] of allTables) {
        const found = [
          ...(await rowsOf(db, name, table, person)),
          ...(await mentionsOf(db, name, table, person)),
        ];
        if (found.length > 0) rows[name] = found;
      }
      const mails = await mailsTo(db, seal, person);
      if (mails.length > 0) rows['mails'] = mails.map(({ told }) => told);
      return { rows, withheld: withheldColumns };
    },

    async remove(person, { pseudonym, key, now }) {
      await anonymisePaymentRecords(db, person, pseudonym);
      for (const { id } of await mailsTo(db, seal, person))
        await db.deleteFrom('mails').where('id', '=', id).execute();
      for (const [name, table] of allTables) await removeFrom(db, name, table, person, pseudonym);
      await db
        .insertInto('deleted_accounts')
        .values({ id: key, deleted_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ deleted_at: now }))
        .execute();
    },

    async deletedAt(key) {
      const row = await db
        .selectFrom('deleted_accounts')
        .select('deleted_at')
        .where('id', '=', key)
        .executeTakeFirst();
      return row?.deleted_at ?? null;
    },

    async forgetDeletedBefore(time) {
      await db.deleteFrom('deleted_accounts').where('deleted_at', '<', time).execute();
    },
  };
}

const allTables: readonly (readonly [string, TableOfPeople])[] = Object.entries(tablesOfPeople);

const withheldColumns = allTables.flatMap(([table, { withheld = {} }]) =>
  Object.entries(withheld).map(([column, why]) => ({ table, column, why })),
);

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(db: Handle, name: string, table: TableOfPeople, person: Person): Promise<Row[]> {
  const theirs = isTheirs(table, person);
  if (theirs === null) return [];
  const columns = [...Object.keys(table.whose), ...table.exported].map((column) => sql.ref(column));
  const { rows } = await sql<Row>`
    select ${sql.join(columns)} from ${sql.table(name)} where ${theirs} order by 1, 2`.execute(db);
  return rows;
}

/** That they did something to a row; not the row, which is about somebody else. */
async function mentionsOf(db: Handle, name: string, table: TableOfPeople, person: Person): Promise<Row[]> {
  const found: Row[] = [];
  for (const [column, how] of Object.entries(table.mentions ?? {})) {
    const theirs = names(column, how, person);
    if (theirs === null) continue;
    const { rows } = await sql<Row>`
      select id, ${sql.ref(column)} from ${sql.table(name)} where ${theirs} order by 1`.execute(db);
    found.push(...rows);
  }
  return found;
}

async function removeFrom(
  db: Handle,
  name: string,
  table: TableOfPeople,
  person: Person,
  pseudonym: string,
): Promise<void> {
  const theirs = isTheirs(table, person);
  if (table.afterwards === 'removed' && theirs !== null)
    await sql`delete from ${sql.table(name)} where ${theirs}`.execute(db);
  const replaced = table.afterwards === 'removed' ? [] : (table.afterwards.replaced ?? []);
  const references = { ...table.whose, ...table.mentions };
  for (const column of new Set([...replaced, ...Object.keys(table.mentions ?? {})])) {
    const how = references[column];
    // Inside longer texts it was replaced already, with all that goes with it.
    if (how === undefined || how === 'inside-text') continue;
    const condition = names(column, how, person);
    const value = how === 'user' ? sql`${pseudonym}::uuid` : sql`${pseudonym}`;
    if (condition !== null)
      await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${value} where ${condition}`.execute(db);
  }
}

/** Their addresses are sealed, so each is opened. Sent ones are wiped, so there are few. */
async function mailsTo(
  db: Handle,
  seal: Seal,
  { email, emailVerified }: Person,
): Promise<{ readonly id: string; readonly told: Row }[]> {
  const rows = await db.selectFrom('mails').selectAll().where('sealed', 'is not', null).execute();
  return rows.flatMap(({ id, sealed, template, state, created_at, expires_at, settled_at }) => {
    const opened = sealed === null ? null : seal.open(sealed);
    if (opened === null) return [];
    const { to, subject }: { to: string; subject: string } = JSON.parse(opened);
    // To an address that nobody has shown to be theirs only the account's own link was sent.
    const counts = emailVerified || template === 'verify-address';
    if (!counts || normaliseEmail(to) !== normaliseEmail(email)) return [];
    return [{ id, told: { to, subject, template, state, created_at, expires_at, settled_at } }];
  });
}
