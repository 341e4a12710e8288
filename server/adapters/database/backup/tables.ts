import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { tableShapes } from '../account-data/table-shapes.ts';
import { tablesOfNobody, tablesOfPeople } from '../account-data/tables-of-people.ts';
import type { Handle } from '../schema.ts';
import type { TableSummary } from './format.ts';

/** All tables of ours; a test of the list compares it with the database. */
export const ownTables: readonly string[] = [...Object.keys(tablesOfPeople), ...Object.keys(tablesOfNobody)];

/** Counts of the last minute are not worth keeping, and totals are added up anew as the rows are put in. */
const passing: readonly string[] = ['call_counts', 'kept_totals'];

/** What a server writes by itself when it first starts: a database with nothing else in it is empty. */
const madeByStart: readonly string[] = ['identity_jwk', 'secret_mark'];

/** Names of our tables that are there, in an order in which rows can be put in: what others refer to comes first. */
export async function tablesInOrder(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ name: string; refers: string[] }>`
    select c.relname::text as name, coalesce(array_agg(r.relname::text) filter (where r.oid <> c.oid), '{}') as refers
    from pg_class c
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
    left join pg_class r on r.oid = f.confrelid
    where c.relkind = 'r' and c.relnamespace = current_schema()::text::regnamespace
    group by c.relname order by c.relname`.execute(db);
  const waiting = rows.filter(({ name }) => ownTables.includes(name) && !passing.includes(name));
  const ordered: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refers }) => refers.every((other) => ordered.includes(other)));
    const [found] = waiting.splice(Math.max(0, next), 1);
    if (found === undefined || next < 0) throw new Error('Tables refer to each other in a ring.');
    ordered.push(found.name);
  }
  return ordered;
}

/** Names of tables with rows that a person or an operator would miss. */
export async function tablesInUse(db: Handle): Promise<string[]> {
  const used: string[] = [];
  for (const name of await tablesInOrder(db)) {
    if (madeByStart.includes(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) used.push(name);
  }
  return used;
}

/** What is read at once: rows at most, and fewer where the longest row of the table is so long that they would be more than the bytes. */
export const atOnce = { rows: 500, bytes: 4_000_000 } as const;

/** Known by the lengths that the database has anyway; JSON may write a character in six. */
async function rowsAtOnce(tx: Handle, name: string): Promise<number> {
  const long = (await tableShapes(tx)).get(name)?.long ?? [];
  if (long.length === 0) return atOnce.rows;
  const bytes = sql.join(
    long.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    sql` + `,
  );
  const { rows } = await sql<{ longest: number | null }>`
    select max(${bytes}) as longest from ${sql.table(name)}`.execute(tx);
  return Math.max(1, Math.min(atOnce.rows, Math.floor(atOnce.bytes / Math.max(1, rows[0]?.longest ?? 1))));
}

/** Reads a table inside a transaction that sees one state of it; tells the rows, and answers how many and their checksum. */
export async function readTable(
  tx: Handle,
  name: string,
  tell: (rows: readonly string[]) => Promise<void>,
): Promise<TableSummary> {
  const hash = createHash('sha256');
  const most = await rowsAtOnce(tx, name);
  let count = 0;
  // Ordered by what they say: the same rows have the same checksum, whichever database holds them.
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(t)::text as row from ${sql.table(name)} t order by row_to_json(t)::text collate "C"`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(most)} from backup_rows`.execute(tx);
    if (rows.length === 0) break;
    for (const { row } of rows) hash.update(`${row}\n`);
    count += rows.length;
    await tell(rows.map(({ row }) => row));
  }
  await sql`close backup_rows`.execute(tx);
  return { name, rows: count, sha256: hash.digest('hex') };
}

/** What changes how values are written, for this transaction: alike everywhere; and a backup takes the time that it takes. */
export async function settleText(tx: Handle): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('bytea_output', 'hex', true),
    set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
    tx,
  );
}
