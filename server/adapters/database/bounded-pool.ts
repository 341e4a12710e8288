import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** The database has more to do than it gets done: who comes now would wait longer than anybody should. */
export class DatabaseOverloaded extends Error {
  override readonly name = 'DatabaseOverloaded';

  constructor() {
    super('Requests wait too long for a connection to the database.');
  }
}

/** The database took a statement and did not answer in time: its connection is given up. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';

  constructor() {
    super('The database does not answer.');
  }
}

/**
 * A pool that turns newcomers away at once while its queue has not moved for longer than `stuckMs`: it only grows, and everybody
 * in it gives up in the end. Once somebody has, one at a time tries its luck. A connection on which a statement was not answered
 * in time is not lent out again.
 */
export function boundedPool(pool: pg.Pool, stuckMs: number): PostgresPool {
  // In the order in which they came: a set keeps it.
  const waiting = new Set<{ readonly since: number }>();
  let lastGaveUp = false;
  let lastLent = 0;
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const now = performance.now();
      const [first] = waiting;
      const isStuck = first !== undefined && now - Math.max(first.since, lastLent) > stuckMs;
      if (isStuck || (first !== undefined && lastGaveUp)) throw new DatabaseOverloaded();
      const own = { since: now };
      waiting.add(own);
      try {
        const client = await pool.connect();
        lastGaveUp = false;
        lastLent = performance.now();
        return new LentClient(client);
      } catch (error) {
        lastGaveUp = true;
        throw error;
      } finally {
        waiting.delete(own);
      }
    },
  };
}

/** A connection in the hands of one request. */
class LentClient implements PostgresPoolClient {
  private readonly client: pg.PoolClient;
  private isSilent = false;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Answers are read whole here, not by cursor.');
    return this.ask(statement, parameters);
  }

  release(destroy?: boolean): void {
    this.client.release(destroy === true || this.isSilent);
  }

  private async ask<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // A rollback would wait in line behind what is never answered.
    if (this.isSilent) throw new DatabaseSilent();
    try {
      return (await this.client.query(statement, [...parameters])) as PostgresQueryResult<never>;
    } catch (error) {
      // The driver's own sentence; it carries no code.
      this.isSilent = error instanceof Error && error.message === 'Query read timeout';
      throw this.isSilent ? new DatabaseSilent() : error;
    }
  }
}
