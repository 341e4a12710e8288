import { sql } from 'kysely';
import type { Handle } from '../schema.ts';

/** What is needed of a table to read it in pages: the columns that name a row, with their types, and those that may be long. */
export interface TableShape {
  readonly key: readonly { readonly column: string; readonly type: string }[];
  readonly long: readonly string[];
}

export async function tableShapes(db: Handle): Promise<ReadonlyMap<string, TableShape>> {
  const { rows } = await sql<{ table: string; column: string; type: string; place: number | null }>`
    select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::text::regnamespace
    order by c.relname, place`.execute(db);
  const shapes = new Map<string, { key: { column: string; type: string }[]; long: string[] }>();
  for (const { table, column, type, place } of rows) {
    const shape = shapes.get(table) ?? { key: [], long: [] };
    shapes.set(table, shape);
    if (place !== null) shape.key.push({ column, type });
    if (type === 'text') shape.long.push(column);
  }
  return shapes;
}
