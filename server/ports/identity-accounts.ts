/** What the product asks of an identity provider in this process about its accounts; other providers keep theirs to themselves. */
export interface IdentityAccounts {
  /** Who vouches for the subjects below. */
  readonly issuer: string;
  /** Whether a session that a token names still lives, within its limits. */
  hasSession(sessionId: string): Promise<boolean>;
  /** Sessions of a person: newest use first. */
  sessionsOf(subject: string): Promise<readonly IdentitySession[]>;
  /** Notes that a session is in use; what has ended stays so. */
  touchSession(sessionId: string): Promise<void>;
  /** Ends one session of a person; false where they have none with this id. Sessions of ours that came from it end with it. */
  endSession(subject: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a person but the one named; all where none is. */
  endSessions(subject: string, but: string | null): Promise<void>;
  /** Removes sessions that no limit lets live on, and those of a person beyond the most that one has. */
  removeDeadSessions(): Promise<void>;
  standing(subject: string): Promise<IdentityStanding>;
  /** False also where the person has no password. */
  isPassword(subject: string, password: string): Promise<boolean>;
}

export interface IdentitySession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export interface IdentityStanding {
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly recoveryCodesLeft: number;
}
