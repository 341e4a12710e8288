import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Tables } from './schema.ts';
import { OutsideTransactionsOnly } from './transactions.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Connections at most. */
  readonly pool: number;
  /** Milliseconds for a statement, and for waiting for a connection. */
  readonly timeoutMs: number;
  readonly onIdleError?: (error: Error) => void;
}

const int8 = 20;
const oldest = 15;

/** Opens PostgreSQL 15 or later and migrates it. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    statement_timeout: options.timeoutMs,
    connectionTimeoutMillis: options.timeoutMs,
    idle_in_transaction_session_timeout: options.timeoutMs,
    // count(*) is an int8: a number, as the embedded database answers it.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // Without listeners, a database that restarts would end this process: the pool listens for its idle connections
  // only, and one that is lent out between two statements has nobody. Its next statement fails in any case.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new OutsideTransactionsOnly()],
  });
  try {
    await refuseOldServer(pool);
    await migrate(db.withoutPlugins());
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { kind: 'postgres', db, close: () => db.destroy() };
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num ?? 0) / 10_000);
  if (version < oldest)
    throw new Error(`PostgreSQL ${oldest} or later is needed; this server is ${version}.`);
}
