import type { Handle } from './schema.ts';

/** A database that is open, migrated and guarded. */
export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Handle;
  /** Answers when the database is reachable and migrated; rejects otherwise. Also, and soon, while all connections are in use. */
  check(): Promise<void>;
  close(): Promise<void>;
}
