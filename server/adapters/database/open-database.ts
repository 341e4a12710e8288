import type { Handle } from './schema.ts';

/** A database that is open, migrated and guarded. */
export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Handle;
  close(): Promise<void>;
}
