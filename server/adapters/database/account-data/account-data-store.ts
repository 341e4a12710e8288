import { type RawBuilder, sql } from 'kysely';
import type { AccountDataStore, Person, PersonalPage } from '../../../ports/account-data.ts';
import type { Seal } from '../../../ports/seal.ts';
import type { Handle } from '../schema.ts';
import { lockKept } from '../stores/kept.ts';
import { mailsTo } from './mails-of-person.ts';
import { anonymisePaymentRecords } from './payment-records.ts';
import { readPages } from './read-pages.ts';
import { removeInParts } from './remove-in-parts.ts';
import { isTheirs, names } from './rows-of-person.ts';
import { type TableShape, tableShapes } from './table-shapes.ts';
import { type TableOfPeople, tablesOfPeople } from './tables-of-people.ts';

/** Goes by the one table of tables: what is not named there is neither told nor removed, and a test sees to it that all is. */
export function createAccountDataStore(db: Handle, seal: Seal): AccountDataStore {
  return {
    pages: (person) => pagesOf(db, seal, person),
    withheld: withheldColumns,

    async remove(person, { pseudonym, key, now }) {
      await lockKept(db, person.userId);
      await anonymisePaymentRecords(db, person, pseudonym);
      for await (const mails of mailsTo(db, seal, person))
        for (const { id } of mails) await db.deleteFrom('mails').where('id', '=', id).execute();
      const shapes = await tableShapes(db);
      for (const [name, table] of allTables)
        await removeFrom(db, { name, table, shape: shapeOf(shapes, name) }, person, pseudonym);
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

function shapeOf(shapes: ReadonlyMap<string, TableShape>, name: string): TableShape {
  const shape = shapes.get(name);
  if (shape === undefined || shape.key.length === 0) throw new Error(`${name} has no key to read it by.`);
  return shape;
}

async function* pagesOf(db: Handle, seal: Seal, person: Person): AsyncGenerator<PersonalPage> {
  const shapes = await tableShapes(db);
  for (const [table, of] of allTables)
    for (const { columns, where } of told(of, person))
      for await (const rows of readPages(db, { table, shape: shapeOf(shapes, table), columns, where }))
        yield { table, rows };
  for await (const mails of mailsTo(db, seal, person))
    if (mails.length > 0) yield { table: 'mails', rows: mails.map(({ told: row }) => row) };
}

interface Told {
  readonly columns: readonly string[];
  readonly where: RawBuilder<boolean>;
}

/** Their rows; and that they did something to a row: not that row itself, which is about somebody else. */
function told(table: TableOfPeople, person: Person): Told[] {
  const theirs = isTheirs(table, person);
  const own =
    theirs === null ? [] : [{ columns: [...Object.keys(table.whose), ...table.exported], where: theirs }];
  const mentions = Object.entries(table.mentions ?? {}).flatMap(([column, how]) => {
    const where = names(column, how, person);
    return where === null ? [] : [{ columns: ['id', column], where }];
  });
  return [...own, ...mentions];
}

interface NamedTable {
  readonly name: string;
  readonly table: TableOfPeople;
  readonly shape: TableShape;
}

async function removeFrom(
  db: Handle,
  { name, table, shape }: NamedTable,
  person: Person,
  pseudonym: string,
): Promise<void> {
  const theirs = isTheirs(table, person);
  if (table.afterwards === 'removed' && theirs !== null) await removeInParts(db, name, shape, theirs);
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
