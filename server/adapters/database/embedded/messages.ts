/** What the thread of the embedded database is started with. */
export interface ThreadStart {
  /** The database's own folder. */
  readonly folder: string;
  /** The file that keeps room on the disk for what is under way when it is full. */
  readonly spareFile: string;
}

/** What it is told. */
export type Order =
  | {
      readonly kind: 'query';
      readonly id: number;
      /** Begins a transaction before it. */
      readonly begin: string | null;
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly kind: 'close'; readonly id: number };

/** What it tells. */
export type Report =
  | { readonly kind: 'open'; readonly upTo: number }
  | { readonly kind: 'not-open'; readonly reason: string }
  | Answer
  /** All that was written until `upTo` is on the disk. */
  | { readonly kind: 'synced'; readonly upTo: number }
  | { readonly kind: 'full'; readonly full: boolean };

/** Of an order. It counts once everything until `upTo` is on the disk; what was read may be as new as that. */
export type Answer =
  | {
      readonly kind: 'done';
      readonly id: number;
      readonly upTo: number;
      readonly rows: readonly unknown[];
      readonly affectedRows: number | undefined;
      /** What the database says it did, as "ROLLBACK" where a commit was asked for in vain. */
      readonly command: string | undefined;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly upTo: number; readonly error: FailedQuery };

/** An error of the database as it crosses to another thread. */
export interface FailedQuery {
  readonly message: string;
  /** PostgreSQL's own code. */
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;
}

/** PostgreSQL's codes for what this layer says itself. */
export const diskFull = '53100';
export const crashed = '57P02';
export const cannotConnectNow = '57P03';
