import pg from 'pg';

/** Fails where the database is there and empty: a server must not call itself ready on one that was never migrated. */
export const probeStatement = 'select 1 from chats limit 1';

/**
 * Asks whether the database answers, on a connection of its own: where all others are busy, that says nothing about it, and a
 * balancer that takes every busy server away makes the rest busier. However many ask at the same time, it is asked once.
 * `patience` is the longest that it may take to say that it is there, in milliseconds.
 */
export function openProbe(url: string, patience: number): { check(): Promise<void>; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  pool.on('error', () => {});
  let asking: Promise<void> | null = null;
  return {
    check() {
      asking ??= pool
        .query(probeStatement)
        .then(() => undefined)
        .finally(() => {
          asking = null;
        });
      return asking;
    },
    close: () => pool.end(),
  };
}
