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
  /** A pooler stands between, which lends a connection for one transaction and passes no settings of a connection on. */
  readonly isPooled?: boolean;
  /** Told of what an operator has to put right. */
  readonly warn?: (problem: string) => void;
  readonly onIdleError?: (error: Error) => void;
}

const int8 = 20;
const oldest = 15;

/** Opens PostgreSQL 15 or later and migrates it. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    connectionTimeoutMillis: options.timeoutMs,
    application_name: 'paperlark',
    ...(options.isPooled === true ? {} : timeoutsOfConnection(options.timeoutMs)),
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
    if (options.isPooled === true) await warnWithoutTimeouts(pool, options.warn);
    await migrate(db.withoutPlugins());
  } catch (error) {
    await db.destroy();
    throw inWords(error);
  }
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { kind: 'postgres', db, connections, close: () => db.destroy() };
}

/** Sent when a connection is opened: a statement or a transaction that nobody ends does not hold it for ever. */
function timeoutsOfConnection(timeoutMs: number) {
  return { statement_timeout: timeoutMs, idle_in_transaction_session_timeout: timeoutMs };
}

/** Poolers do not pass them on, so they have to be those of the role. */
async function warnWithoutTimeouts(pool: pg.Pool, warn: PostgresOptions['warn']): Promise<void> {
  const { rows } = await pool.query<{ statement: string; idle: string }>(
    `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  if (rows[0]?.statement === '0' || rows[0]?.idle === '0')
    warn?.(
      'this role has no time limits, and a pooler passes none on. Set statement_timeout and idle_in_transaction_session_timeout with "alter role".',
    );
}

/** PgBouncer's refusal says what it refuses, not what to do. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || !/unsupported startup parameter/.test(error.message)) return error;
  return new Error(
    `${error.message}. A pooler stands before PostgreSQL: start with DATABASE_POOLER=transaction.`,
    { cause: error },
  );
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num ?? 0) / 10_000);
  if (version < oldest)
    throw new Error(`PostgreSQL ${oldest} or later is needed; this server is ${version}.`);
}
