import { BackupError, type BackupSummary } from '#server/adapters/database/backup/format.ts';
import type { StorageConfig } from '#server/backup.ts';
import { readConfig } from '#server/config/read-config.ts';
import { exitCodes } from './exit-codes.ts';
import { reportFailure } from './report.ts';
import type { Terminal } from './terminal.ts';

/** Runs what looks after the database that the environment names; says what went wrong, and answers the exit code. */
export async function withStorage(
  terminal: Terminal,
  json: boolean,
  work: (config: StorageConfig) => Promise<void>,
) {
  // Only where the data is counts here: a wrong setting of anything else must not keep anybody from a backup.
  const { DATA_DIR, DATABASE_URL, DATABASE_POOL, DATABASE_TIMEOUT_MS, DATABASE_POOLER, APP_SECRET } =
    process.env;
  const read = readConfig({
    DATA_DIR,
    DATABASE_URL,
    DATABASE_POOL,
    DATABASE_TIMEOUT_MS,
    DATABASE_POOLER,
    APP_SECRET,
  });
  if (!read.ok)
    return reportFailure(terminal, { code: 'invalid_request', message: read.problems.join(' ') }, json);
  try {
    await work(read.config);
    return exitCodes.done;
  } catch (error) {
    const code = error instanceof BackupError ? 'invalid_request' : 'unavailable';
    return reportFailure(terminal, { code, message: wordsOf(error) }, json);
  }
}

/** Every table with rows, how many, and the start of its checksum; or all of it as JSON. */
export async function tellSummary(terminal: Terminal, summary: BackupSummary, json: boolean): Promise<void> {
  if (json) {
    await terminal.out.write(`${JSON.stringify(summary)}\n`);
    return;
  }
  const filled = summary.tables.filter(({ rows }) => rows > 0);
  for (const { name, rows, sha256 } of filled)
    await terminal.out.write(`${name.padEnd(24)} ${String(rows).padStart(9)}  ${sha256.slice(0, 16)}\n`);
  const all = summary.tables.reduce((sum, { rows }) => sum + rows, 0);
  await terminal.out.write(`${'all'.padEnd(24)} ${String(all).padStart(9)}\n`);
}

/** An attempt at several addresses ("localhost") fails with an error that says nothing itself. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
