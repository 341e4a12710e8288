/** A cookie session; its token is known by its hash alone. */
export interface Session {
  /** Names it to its owner; opens nothing. */
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: string;
  /** "Firefox on Linux"; empty where the browser said nothing. */
  readonly device: string;
  /** The embedded identity provider's session that it came from: with that it ends. Null for other providers. */
  readonly identitySessionId: string | null;
  /** When the person proved who they are; before `createdAt` where the browser opened it later. */
  readonly signedInAt: Date;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export interface SessionStore {
  create(session: Session): Promise<void>;
  find(tokenHash: string): Promise<Session | null>;
  /** Newest use first. */
  ofUser(userId: string): Promise<Session[]>;
  touch(tokenHash: string, now: Date): Promise<void>;
  /** Ends those beyond so many: whichever were not used for longest. */
  keepNewest(userId: string, most: number): Promise<void>;
  revoke(tokenHash: string): Promise<void>;
  /** Ends all of a person but the one named; all where none is. */
  revokeAllOf(userId: string, but: { readonly id: string } | null): Promise<void>;
  /** Removes sessions that no limit lets live on: not seen since one time, or opened before the other. */
  removeDead(limits: { readonly seenBefore: Date; readonly createdBefore: Date }): Promise<void>;
}
