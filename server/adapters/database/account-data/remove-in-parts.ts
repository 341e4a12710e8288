import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../schema.ts';
import type { TableShape } from './table-shapes.ts';

/** Rows of one statement: a large account is removed within the time that a statement has, and the embedded database lets others in between. */
const rowsAtOnce = 100;

export async function removeInParts(
  db: Handle,
  table: string,
  { key }: TableShape,
  where: RawBuilder<boolean>,
): Promise<void> {
  const columns = sql.join(key.map(({ column }) => sql.ref(column)));
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${where} limit ${sql.lit(rowsAtOnce)})`.execute(db);
    if ((numAffectedRows ?? 0n) < BigInt(rowsAtOnce)) return;
    await setImmediate();
  }
}
