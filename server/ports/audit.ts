import type { AuditAction } from '#domain/accounts/audit-actions.ts';

/** One line of the log: written with the change itself where there is one, never changed or removed. Ids only, no personal data. */
export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  /** Id of who did it; null for what the server did by itself, or somebody who is not known. */
  readonly actorId: string | null;
  /** What it was done to: an id of an account, a session, a team, a token or a key; the keyed hash of an address. Never a secret. */
  readonly target: string;
  readonly before: string;
  readonly after: string;
}

export interface AuditLine extends AuditEntry {
  /** Rises with each. */
  readonly id: number;
}

export interface AuditPage {
  readonly actorId: string | null;
  readonly action: AuditAction | null;
  /** Older than the line with this id. */
  readonly before: number | null;
  readonly limit: number;
}

export interface AuditStore {
  add(entry: AuditEntry): Promise<void>;
  /** In the order in which they were written. */
  entriesOf(target: string): Promise<AuditEntry[]>;
  /** Newest first. */
  list(page: AuditPage): Promise<AuditLine[]>;
}
