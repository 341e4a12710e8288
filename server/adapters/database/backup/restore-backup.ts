import { sql } from 'kysely';
import { migrateInside, statementsByMigration } from '../migrations.ts';
import type { Handle } from '../schema.ts';
import { readBackup } from './backup-file.ts';
import { type CheckedBackup, checkBackup, differences } from './check-backup.ts';
import { BackupError, type BackupSummary, type TableSummary } from './format.ts';
import { ownTables, readTable, settleText, tablesInOrder, tablesInUse } from './tables.ts';

/**
 * Puts a backup in the place of what is stored: all of it, or nothing changes. The schema is made as it was, the rows are put in
 * and read again, their checksums compared with the backup's, and then the schema is brought up to date. A database that holds
 * something is refused unless `replaces`.
 */
export async function restoreBackup(
  db: Handle,
  file: string,
  { replaces }: { readonly replaces: boolean },
): Promise<BackupSummary> {
  const { head, summary } = await checkBackup(file);
  refuseUnknown({ head, summary });
  return db.transaction().execute(async (tx) => {
    await settleText(tx);
    const used = await tablesInUse(tx);
    if (used.length > 0 && !replaces)
      throw new BackupError(
        `The database is not empty (${used.join(', ')}). Restore into an empty one, or erase this one with --replace.`,
      );
    await dropAll(tx);
    await migrateInside(tx, head.migrations);
    await putIn(tx, file);
    await setCounters(tx);
    const restored = await readAll(tx);
    const differing = differences(summary, restored);
    if (differing.length > 0)
      throw new BackupError(`Not restored, nothing was changed: ${differing.join(', ')} came out different.`);
    await migrateInside(tx);
    return restored;
  });
}

function refuseUnknown({ head, summary }: CheckedBackup): void {
  const newer = head.migrations.find((name) => !Object.hasOwn(statementsByMigration, name));
  if (newer !== undefined)
    throw new BackupError(
      `The backup was made by version ${head.version}, which is newer: restore it with that version (this one does not know ${newer}).`,
    );
  const foreign = summary.tables.find(({ name }) => !ownTables.includes(name));
  if (foreign !== undefined)
    throw new BackupError(`The backup has a table that is not ours: ${foreign.name}.`);
}

async function dropAll(tx: Handle): Promise<void> {
  const tables = [...ownTables, 'kysely_migration', 'kysely_migration_lock'];
  await sql`drop table if exists ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(tx);
  for (const statement of Object.values(statementsByMigration).flat()) {
    const name = /^create function (\w+)/.exec(statement)?.[1];
    if (name !== undefined) await sql`drop function if exists ${sql.id(name)} cascade`.execute(tx);
  }
}

/** Characters of rows that are sent at once. */
const mostAtOnce = 1_000_000;

async function putIn(tx: Handle, file: string): Promise<void> {
  const there = await tablesInOrder(tx);
  let table: string | null = null;
  let rows: string[] = [];
  let size = 0;
  const send = async (): Promise<void> => {
    if (table !== null && rows.length > 0)
      await sql`insert into ${sql.table(table)} overriding system value
        select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
        tx,
      );
    rows = [];
    size = 0;
  };
  for await (const line of readBackup(file)) {
    if (line.kind === 'row') {
      rows.push(line.row);
      size += line.row.length;
      if (size >= mostAtOnce) await send();
    } else {
      await send();
      table = line.kind === 'table' ? line.table : null;
      if (table !== null && !there.includes(table))
        throw new BackupError(`The backup has a table that its schema does not have: ${table}.`);
    }
  }
}

/** Numbers that the database gives out go on after the last one. */
async function setCounters(tx: Handle): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; counter: string }>`
    select c.relname::text as table, a.attname::text as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as counter
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::text::regnamespace and a.attidentity <> ''`.execute(
    tx,
  );
  for (const { table, column, counter } of rows)
    await sql`select setval(${counter}::regclass, coalesce((select max(${sql.id(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(
      tx,
    );
}

async function readAll(tx: Handle): Promise<BackupSummary> {
  const tables: TableSummary[] = [];
  for (const name of await tablesInOrder(tx)) tables.push(await readTable(tx, name, async () => undefined));
  return { tables };
}
