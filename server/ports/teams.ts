/** People who share a plan. The owner is one of the members. */
export interface Team {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
}

export interface TeamMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly joinedAt: Date;
  /** Whether the owner lets them see and make API keys. */
  readonly mayUseKeys: boolean;
}

/** What a member knows of the API keys of their team. */
export interface KeyRight {
  readonly mayUseKeys: boolean;
  /** Without the right: keys made up to then they may know, from before; null for none. */
  readonly knownAt: Date | null;
}

/** Who belongs to which team. Nobody belongs to two. */
export interface TeamStore {
  ofMember(userId: string): Promise<Team | null>;
  find(teamId: string): Promise<Team | null>;
  /** As `find`; until the transaction ends, others who lock the same team wait. */
  lock(teamId: string): Promise<Team | null>;
  /** All that somebody owns, those left behind too; locked as by `lock`. */
  lockOwnedBy(userId: string): Promise<Team[]>;
  /** First who joined first. */
  members(teamId: string): Promise<TeamMember[]>;
  /**
   * The team that somebody owns, made where there is none; they leave the team where they were a member only. Inside a
   * transaction: two purchases at once come to one team.
   */
  ownedBy(userId: string, name: string, now: Date): Promise<Team>;
  /** False where they belong to a team already. */
  add(teamId: string, userId: string, now: Date): Promise<boolean>;
  /** False where they did not belong to it. */
  remove(teamId: string, userId: string): Promise<boolean>;
  rename(teamId: string, name: string): Promise<void>;
  /** Whether somebody owns a team whose address this is; as normaliseEmail writes it. */
  hasOwner(email: string): Promise<boolean>;
  /** Null where they do not belong to it. */
  keyRight(teamId: string, userId: string): Promise<KeyRight | null>;
  setKeyRight(teamId: string, userId: string, right: KeyRight): Promise<void>;
  /** Of a member. */
  makeOwner(teamId: string, userId: string): Promise<void>;
}
