import type { Setting } from '../setting.ts';

/** Where data is kept: the folder and the database. */
export const storageSettings = {
  DATA_DIR: {
    name: 'DATA_DIR',
    fallback: './data',
    values: 'folder',
    meaning: 'Embedded database and generated secrets.',
  },
  DATABASE_URL: {
    name: 'DATABASE_URL',
    fallback: null,
    values: 'postgresql://…',
    meaning: 'PostgreSQL 15 or later. Default: the embedded database in DATA_DIR.',
  },
  DATABASE_POOL: {
    name: 'DATABASE_POOL',
    fallback: '10',
    values: '1 to 200',
    meaning: 'Connections to PostgreSQL at most.',
  },
  DATABASE_TIMEOUT_MS: {
    name: 'DATABASE_TIMEOUT_MS',
    fallback: '10000',
    values: '100 to 600000',
    meaning:
      'Milliseconds after which PostgreSQL gives up a statement. A request waits at most five seconds for a connection, and never longer than this.',
  },
  DATABASE_POOLER: {
    name: 'DATABASE_POOLER',
    fallback: 'off',
    values: 'off, transaction',
    meaning:
      'Whether DATABASE_URL leads to a pooler (PgBouncer) that lends connections for a transaction. Then the limits of DATABASE_TIMEOUT_MS are those of the role: see [operations.md](operations.md).',
  },
} as const satisfies Record<string, Setting>;
