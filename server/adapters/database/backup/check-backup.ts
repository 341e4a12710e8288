import { createHash } from 'node:crypto';
import { readBackup } from './backup-file.ts';
import { BackupError, type BackupHead, type BackupSummary, type TableSummary } from './format.ts';

/** A backup that was read to its end and is what it was. */
export interface CheckedBackup {
  readonly head: BackupHead;
  readonly summary: BackupSummary;
}

/** Reads a backup to its end and compares its rows with its checksums. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const found = new RowSums();
  let head: BackupHead | null = null;
  let summary: BackupSummary | null = null;
  for await (const line of readBackup(file)) {
    if (summary !== null) throw new BackupError('The backup is damaged: something follows its end.');
    if (line.kind === 'head') head = line.head;
    else if (head === null) throw new BackupError(`${file} is not a backup of Paperlark.`);
    else if (line.kind === 'table') found.begin(line.table);
    else if (line.kind === 'row') found.add(line.row);
    else summary = line.summary;
  }
  if (head === null || summary === null)
    throw new BackupError('The backup is not whole: its end is missing.');
  const differing = differences(summary, found.end());
  if (differing.length > 0)
    throw new BackupError(`The backup is damaged: not what its checksums say: ${differing.join(', ')}.`);
  return { head, summary };
}

/** Names of tables that are not the same in both. */
export function differences(one: BackupSummary, other: BackupSummary): string[] {
  const written = (summary: BackupSummary) =>
    new Map(summary.tables.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`]));
  const [a, b] = [written(one), written(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));
}

/** Adds up tables as their rows come. */
class RowSums {
  private readonly tables: TableSummary[] = [];
  private name: string | null = null;
  private rows = 0;
  private hash = createHash('sha256');

  begin(name: string): void {
    this.close();
    this.name = name;
    this.rows = 0;
    this.hash = createHash('sha256');
  }

  add(row: string): void {
    if (this.name === null) throw new BackupError('The backup is damaged: a row of no table.');
    this.rows += 1;
    this.hash.update(`${row}\n`);
  }

  end(): BackupSummary {
    this.close();
    return { tables: this.tables };
  }

  private close(): void {
    if (this.name !== null)
      this.tables.push({ name: this.name, rows: this.rows, sha256: this.hash.digest('hex') });
    this.name = null;
  }
}
