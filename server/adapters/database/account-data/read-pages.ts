import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../schema.ts';
import type { TableShape } from './table-shapes.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What a page takes in memory: it ends with the row that goes past so many bytes, and has so many rows at most. */
export const pageLimits = { bytes: 128 * 1024, rows: 200 } as const;

interface Asked {
  readonly table: string;
  readonly shape: TableShape;
  readonly columns: readonly string[];
  readonly where: RawBuilder<boolean>;
}

/**
 * Reads rows in the order of their key, a page at a time, each with a statement of its own: nothing is held in the database while
 * somebody reads slowly, and however much there is, a page is all that is in memory. Lengths are known without reading what is
 * long, so a page takes only what it gives.
 */
export async function* readPages(db: Handle, asked: Asked): AsyncGenerator<readonly Row[]> {
  let after: readonly string[] | null = null;
  for (;;) {
    const rows: PageRow[] = await readPage(db, asked, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = keyNames(asked.shape).map((name) => String(last[name]));
    yield rows.map((row) => Object.fromEntries(asked.columns.map((column) => [column, row[column]])));
  }
}

type PageRow = Readonly<Record<string, unknown>>;

async function readPage(
  db: Handle,
  { table, shape, columns, where }: Asked,
  after: readonly string[] | null,
): Promise<PageRow[]> {
  const names = keyNames(shape);
  const keyColumns = sql.join(shape.key.map(({ column }) => sql.ref(column)));
  const key = sql.join(names.map((name) => sql.ref(name)));
  const told = sql.join(columns.map((column) => sql.ref(column)));
  const keyAs = sql.join(
    shape.key.map(({ column }, place) => sql`${sql.ref(column)} as ${sql.ref(keyName(place))}`),
  );
  const keyAsText = sql.join(names.map((name) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`));
  const isLater =
    after === null
      ? sql`true`
      : sql`(${keyColumns}) > (${sql.join(after.map((value, place) => boundKey(shape, value, place)))})`;
  const { rows } = await sql<PageRow>`
    select ${told}, ${keyAsText} from (
      select *, sum("page bytes") over (order by ${key}) - "page bytes" as "page before" from (
        select ${told}, ${keyAs}, ${bytesOf(shape, columns)} as "page bytes" from ${sql.table(table)}
        where ${where} and ${isLater} order by ${keyColumns} limit ${sql.lit(pageLimits.rows)}
      ) found
    ) page where "page before" < ${sql.lit(pageLimits.bytes)} order by ${sql.join(names.map((name) => sql`page.${sql.ref(name)}`))}`.execute(
    db,
  );
  return rows;
}

/** Not names of columns, whatever these are. */
function keyName(place: number): string {
  return `page key ${place}`;
}

function keyNames({ key }: TableShape): string[] {
  return key.map((_, place) => keyName(place));
}

function boundKey({ key }: TableShape, value: string, place: number) {
  return sql`${value}::${sql.raw(key[place]?.type ?? 'text')}`;
}

function bytesOf({ long }: TableShape, columns: readonly string[]) {
  const lengths = columns
    .filter((column) => long.includes(column))
    .map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`);
  return sql.join([sql`0`, ...lengths], sql` + `);
}
