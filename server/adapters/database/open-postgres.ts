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
  readonly onIdleError?: (error: Error) => void;
}

const int8 = 20;
const oldest = 15;

/** Milliseconds. Our own choices: longer than a queue that moves, shorter than the patience of whoever waits for an answer. */
const longestWait = 5000;
const stuckAfter = 2000;
/** PostgreSQL is the first to give up on a statement, since its connection then lives on; where even that says nothing, we do. */
const answerMargin = 2000;
/** Connections of a start: one for the lock, one for the work. */
const migrating = 2;

/** Opens PostgreSQL 15 or later and migrates it. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  await migrateFirst(options);
  const pool = new pg.Pool({
    ...settingsOf(options, options.pool),
    statement_timeout: options.timeoutMs,
    query_timeout: options.timeoutMs + answerMargin,
    connectionTimeoutMillis: Math.min(options.timeoutMs, longestWait),
    idle_in_transaction_session_timeout: options.timeoutMs,
  });
  listen(pool, options);
  const db = handleOn(boundedPool(pool, stuckAfter));
  const probe = openProbe(options.url);
  const close = async () => {
    await Promise.all([db.destroy(), probe.close()]);
  };
  try {
    // With the settings of its connections, which those of the migration had not.
    await sql`select 1`.execute(db);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    kind: 'postgres',
    db,
    check: probe.check,
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
    await migrate(db.withoutPlugins());
  } finally {
    await db.destroy();
  }
}

function settingsOf({ url }: PostgresOptions, max: number): pg.PoolConfig {
  return {
    connectionString: url,
    max,
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

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num ?? 0) / 10_000);
  if (version < oldest)
    throw new Error(`PostgreSQL ${oldest} or later is needed; this server is ${version}.`);
}
