import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFileWhole } from './adapters/database/backup/backup-file.ts';
import { checkBackup } from './adapters/database/backup/check-backup.ts';
import { BackupError, type BackupOrder, type BackupSummary } from './adapters/database/backup/format.ts';
import { makeBackup } from './adapters/database/backup/make-backup.ts';
import { restoreBackup } from './adapters/database/backup/restore-backup.ts';
import type { OpenDatabase } from './adapters/database/open-database.ts';
import { openPglite } from './adapters/database/open-pglite.ts';
import { openPostgres } from './adapters/database/open-postgres.ts';
import { createAuditChain } from './adapters/database/stores/audit-chain.ts';
import { inTransaction } from './adapters/database/transactions.ts';
import { systemClock } from './adapters/system/system-clock.ts';
import { askRunningServer } from './backup-door.ts';
import type { Config } from './config/config.ts';
import { productVersion } from './config/product-version.ts';
import { keepSecret, keptSecret, secretMark } from './config/secrets.ts';
import type { AuditChainState } from './ports/audit-chain.ts';

/** What a command that looks after the database needs of the configuration. */
export type StorageConfig = Pick<Config, 'database' | 'dataDir' | 'appSecret'>;

/**
 * Writes a backup. Where a server has the embedded database open, that server is asked to write it; on PostgreSQL any number of
 * servers may be at work.
 */
export async function backUp(config: StorageConfig, order: BackupOrder): Promise<BackupSummary> {
  const asked = { ...order, file: resolve(order.file) };
  if (config.database.kind === 'pglite') {
    const answer = await askRunningServer(config.dataDir, asked);
    if (answer !== null) return answer;
  }
  return withDatabase(config, (open) => backUpOpen(open, config, asked));
}

/** The same for a database that this process has open. */
export async function backUpOpen(
  open: OpenDatabase,
  { dataDir, appSecret }: StorageConfig,
  { file, withSecret }: BackupOrder,
): Promise<BackupSummary> {
  // Who sets APP_SECRET keeps it somewhere else, and better.
  const secret = appSecret === null && withSecret ? await keptSecret(dataDir) : null;
  const about = { version: productVersion(), madeAt: systemClock.now().toISOString(), secret };
  return writeFileWhole(file, (write) => makeBackup(open.db.withoutPlugins(), about, write));
}

/** Reads a backup and compares its checksums, without touching any database. */
export async function checkBackupFile(file: string): Promise<BackupSummary> {
  return (await checkBackup(file)).summary;
}

/** Puts a backup in the place of what is stored, and the secret that came with it beside it where there is none. */
export async function restore(
  config: StorageConfig,
  file: string,
  { replaces }: { readonly replaces: boolean },
): Promise<BackupSummary> {
  const { head } = await checkBackup(file);
  const here = config.appSecret ?? (await keptSecret(config.dataDir));
  if (head.secretMark !== null) {
    const brought = here ?? head.secret;
    if (brought === null)
      throw new BackupError(
        'The backup has no secret with it, and there is none here: set APP_SECRET to the one that the server had.',
      );
    if (secretMark(brought) !== head.secretMark)
      throw new BackupError(
        'The secret here (APP_SECRET, or app-secret in DATA_DIR) is not the one of the backup: what is sealed in it could not be opened. Put that secret here.',
      );
  }
  const summary = await withDatabase(config, (open) =>
    restoreBackup(open.db.withoutPlugins(), resolve(file), { replaces }),
  );
  if (here === null && head.secret !== null) await keepSecret(config.dataDir, head.secret);
  return summary;
}

/** Brings the database to the newest schema and leaves; a server does the same when it starts. */
export async function migrateOnly(config: StorageConfig): Promise<void> {
  await withDatabase(config, async () => undefined);
}

/** Compares the log with its chain, and with where the chain was known to end. */
export async function verifyAudit(config: StorageConfig, head: string | null): Promise<AuditChainState> {
  return withDatabase(config, async (open) => {
    const chain = createAuditChain(open.db, (work) => inTransaction(open.db, work));
    const state = await chain.check();
    if (head === null || state.broken !== null) return state;
    const [place = '', hash = ''] = head.split(':');
    const isThere = Number(place) === 0 || (await chain.hashAt(Number(place))) === hash;
    return isThere ? state : { ...state, broken: `place ${place} of the chain is not what was noted` };
  });
}

async function withDatabase<T>(config: StorageConfig, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const { database, dataDir } = config;
  const cache = join(fileURLToPath(new URL('..', import.meta.url)), '.cache');
  const open = database.kind === 'postgres' ? await openPostgres(database) : await openPglite(dataDir, cache);
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}
