import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { DatabaseThread } from './database-thread.ts';
import type { ReopeningThread } from './reopening-thread.ts';

/** Lets the query builder work with the thread of the embedded database. */
export class ThreadDialect implements Dialect {
  readonly #thread: ReopeningThread;

  constructor(thread: ReopeningThread) {
    this.#thread = thread;
  }

  createAdapter(): PGliteAdapter {
    return new PGliteAdapter();
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#thread);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the interface of the library says so
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }
}

class ThreadDriver implements Driver {
  readonly #thread: ReopeningThread;
  readonly #turns = new Turns();

  constructor(thread: ReopeningThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#thread, this.#turns);
  }

  beginTransaction(connection: ThreadConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings);
  }

  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.finish('commit');
  }

  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.finish('rollback');
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

/**
 * The database does one thing at a time: a query by itself, or a transaction from its beginning to its end, has it alone. It is
 * handed on as soon as the work is done, and only who asked waits for the disk: so those who come together share one wait.
 */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: ReopeningThread;
  readonly #turns: Turns;
  #transaction: Transaction | null = null;

  constructor(thread: ReopeningThread, turns: Turns) {
    this.#thread = thread;
    this.#turns = turns;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows, durable } =
      this.#transaction === null
        ? await this.#alone(sql, parameters)
        : await inTransaction(this.#transaction, sql, parameters);
    // Inside a transaction nothing is told to anybody before its end.
    if (this.#transaction === null) await durable;
    return {
      rows: rows as R[],
      ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  // biome-ignore lint/correctness/useYield: there is nothing to give
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database gives no streams.');
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const release = await this.#turns.take();
    try {
      const thread = await this.#thread.current();
      const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
      const begin = `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`;
      this.#transaction = { thread, release, begin };
    } catch (error) {
      release();
      throw error;
    }
  }

  async finish(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    if (transaction === null) return;
    this.#transaction = null;
    // Nothing was done in it, so that it never began.
    if (transaction.begin !== null) return transaction.release();
    const { durable, command } = await transaction.thread.query(how).finally(transaction.release);
    await durable;
    if (how === 'commit' && command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async #alone(sql: string, parameters: readonly unknown[]) {
    const release = await this.#turns.take();
    try {
      return await (await this.#thread.current()).query(sql, parameters);
    } finally {
      release();
    }
  }
}

interface Transaction {
  readonly thread: DatabaseThread;
  readonly release: () => void;
  /** What begins it, until the first query takes it along: going to the thread and back takes as long as a small query. */
  begin: string | null;
}

function inTransaction(transaction: Transaction, sql: string, parameters: readonly unknown[]) {
  const { thread, begin } = transaction;
  transaction.begin = null;
  return thread.query(sql, parameters, begin);
}

/** Lets one in at a time, in the order of coming. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
