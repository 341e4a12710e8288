/** A key of a team, as far as it is kept: it is shown when it is made, and never again. */
export interface ApiKey {
  readonly id: string;
  readonly teamId: string;
  /** 1 is the first; a smaller plan ends them from the last on. */
  readonly position: number;
  readonly name: string;
  /** Its last signs, to tell it by; null for one from before they were kept. */
  readonly lastFour: string | null;
  /** Null where nobody noted it, or who made it deleted their account. */
  readonly madeBy: string | null;
  readonly createdAt: Date;
  /** To the minute; null where it was never used. */
  readonly lastUsedAt: Date | null;
  /** The call that it was used for then, as "POST /api/posts". */
  readonly lastUse: string | null;
  /** Since when somebody may know it who should not; null where nobody does. */
  readonly knownOutsideAt: Date | null;
}

export interface NewApiKey
  extends Pick<ApiKey, 'id' | 'teamId' | 'position' | 'name' | 'madeBy' | 'createdAt'> {
  readonly lastFour: string;
  readonly hash: string;
}

/** Only hashes of keys are kept, so that a copy of the database opens nothing. */
export interface ApiKeyStore {
  find(hash: string): Promise<ApiKey | null>;
  /** By position. */
  list(teamId: string): Promise<ApiKey[]>;
  /** False where the position is taken. */
  add(key: NewApiKey): Promise<boolean>;
  /** Puts a key in the place of another of the same team, under its name; that one is dead at once. False where there is none. */
  replace(oldId: string, key: Omit<NewApiKey, 'position' | 'name'>): Promise<boolean>;
  /** False where there is none. */
  remove(teamId: string, id: string): Promise<boolean>;
  /** Removes the keys beyond so many; answers their ids. */
  removeBeyond(teamId: string, count: number): Promise<string[]>;
  /** Notes a use, unless one for the same was noted since `before`. */
  noteUse(id: string, use: { readonly at: Date; readonly for: string }, before: Date): Promise<void>;
  /** Marks keys, of those made until a time or of all, that somebody knows who should not; answers the ids of those. */
  markKnown(teamId: string, until: Date | 'all', now: Date): Promise<string[]>;
}
