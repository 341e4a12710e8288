import { executedMigrations } from '../migrations.ts';
import type { Handle } from '../schema.ts';
import { readSecretMark } from '../secret-mark.ts';
import {
  type BackupHead,
  type BackupSummary,
  formatVersion,
  type TableSummary,
  writeControlLine,
} from './format.ts';
import { readTable, settleText, tablesInOrder } from './tables.ts';

/** Writes all that is stored as it is at one moment, while others go on writing; each text holds whole lines. */
export function makeBackup(
  db: Handle,
  about: Pick<BackupHead, 'version' | 'madeAt' | 'secret'>,
  write: (text: string) => Promise<void>,
): Promise<BackupSummary> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await settleText(tx);
      const migrations = await executedMigrations(tx);
      const secretMark = await readSecretMark(tx);
      await write(writeControlLine({ paperlarkBackup: formatVersion, ...about, migrations, secretMark }));
      const tables: TableSummary[] = [];
      for (const table of await tablesInOrder(tx)) {
        await write(writeControlLine({ table }));
        tables.push(await readTable(tx, table, (rows) => write(`${rows.join('\n')}\n`)));
      }
      await write(writeControlLine({ tables }));
      return { tables };
    });
}
