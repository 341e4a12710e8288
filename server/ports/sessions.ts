/** A cookie session; known by the hash of its token alone. */
export interface Session {
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export interface SessionStore {
  create(session: Session): Promise<void>;
  find(tokenHash: string): Promise<Session | null>;
  touch(tokenHash: string, now: Date): Promise<void>;
  revoke(tokenHash: string): Promise<void>;
  /** Removes sessions that no limit lets live on: not seen since one time, or opened before the other. */
  removeDead(limits: { readonly seenBefore: Date; readonly createdBefore: Date }): Promise<void>;
}
