import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { boundedPool } from './bounded-pool.ts';
import { migrate } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { openProbe } from './probe.ts';
import type { Tables } from './schema.ts';
import { OutsideTransactionsOnly } from './transactions.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Connections at most. */
  readonly pool: number;
  /** Milliseconds for a statement. For a connection a request waits at most five seconds, and never longer than this. */
  readonly timeoutMs: number;
  /** Instead of our own: for tests, where a busy machine is no fault of the database. */
  readonly patience?: Patience;
  /** A pooler stands between, which lends a connection for one transaction and passes no settings of a connection on. */
  readonly isPooled?: boolean;
  /** Told of what an operator has to put right. */
  readonly warn?: (problem: string) => void;
  readonly onIdleError?: (error: Error) => void;
}

/** Milliseconds. */
interface Patience {
  /** For a connection, and never longer than a statement may take. */
  readonly connection: number;
  /** Longest that the queue for connections may stand still. */
  readonly stuck: number;
  /** Longest that a database may take to say that it is there. */
  readonly probe: number;
}

const int8 = 20;
const oldest = 15;

/** Our own choices: longer than a queue that moves, shorter than the patience of whoever waits for an answer. */
const usual: Patience = { connection: 5000, stuck: 2000, probe: 2000 };
/** PostgreSQL is the first to give up on a statement, since its connection then lives on; where even that says nothing, we do. */
const answerMargin = 2000;
/** Connections of a start: one for the lock, one for the work. */
const migrating = 2;

/** Opens PostgreSQL 15 or later and migrates it. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { patience = usual } = options;
  await migrateFirst(options);
  const pool = new pg.Pool({
    ...settingsOf(options, options.pool),
    query_timeout: options.timeoutMs + answerMargin,
    connectionTimeoutMillis: Math.min(options.timeoutMs, patience.connection),
    ...(options.isPooled === true ? {} : timeoutsOfConnection(options.timeoutMs)),
  });
  listen(pool, options);
  const db = handleOn(boundedPool(pool, patience.stuck));
  const probe = openProbe(options.url, patience.probe);
  const close = async () => {
    await Promise.all([db.destroy(), probe.close()]);
  };
  try {
    // With the settings of its connections, which those of the migration had not.
    await sql`select 1`.execute(db);
  } catch (error) {
    await close();
    throw inWords(error);
  }
  return {
    kind: 'postgres',
    db,
    check: probe.check,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close,
  };
}

/** On connections of its own, where no statement is cut short: an index over a large table takes as long as it takes. */
async function migrateFirst(options: PostgresOptions): Promise<void> {
  const pool = new pg.Pool({
    ...settingsOf(options, migrating),
    connectionTimeoutMillis: options.timeoutMs,
  });
  listen(pool, options);
  const db = handleOn(pool);
  try {
    await refuseOldServer(pool);
    if (options.isPooled === true) await warnWithoutTimeouts(pool, options.warn);
    await migrate(db.withoutPlugins());
  } catch (error) {
    throw inWords(error);
  } finally {
    await db.destroy();
  }
}

function settingsOf({ url }: PostgresOptions, max: number): pg.PoolConfig {
  return {
    connectionString: url,
    max,
    application_name: 'paperlark',
    // count(*) is an int8: a number, as the embedded database answers it.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  };
}

/**
 * Without listeners, a database that restarts would end this process: the pool listens for its idle connections only, and one
 * that is lent out between two statements has nobody. Its next statement fails in any case.
 */
function listen(pool: pg.Pool, { onIdleError }: PostgresOptions): void {
  pool.on('error', (error) => onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
}

function handleOn(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new OutsideTransactionsOnly()],
  });
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
