/** What was done with rights that others do not have: written with the change itself, never changed or removed. */
export interface AuditEntry {
  readonly at: Date;
  readonly action:
    | 'trial-token.issued'
    | 'trial-token.revoked'
    | 'trial-token.redeemed'
    | 'user.made-lifetime'
    | 'api-key.added'
    | 'api-key.rotated'
    | 'api-key.revoked';
  /** Id of who did it; null for what the server did by itself. */
  readonly actorId: string | null;
  /** What it was done to: an id of an account, a team, a token or a key, never a secret. */
  readonly target: string;
  readonly before: string;
  readonly after: string;
}

export interface AuditStore {
  add(entry: AuditEntry): Promise<void>;
  /** In the order in which they were written. */
  entriesOf(target: string): Promise<AuditEntry[]>;
}
