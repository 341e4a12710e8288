import type { Handle } from './schema.ts';

/** A database that is open, migrated and guarded. */
export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Handle;
  /** Answers when the database is reachable and migrated; rejects otherwise. Also, and soon, while all connections are in use. */
  check(): Promise<void>;
  /** Connections of this process to the database, and requests that wait for one; only where there is a pool. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
