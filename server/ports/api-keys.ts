/** A key of a team, without what opens doors. */
export interface ApiKey {
  readonly id: string;
  readonly teamId: string;
  /** 1 is the first: the extras have one each. */
  readonly position: number;
  readonly createdAt: Date;
  /** To the minute; null where it was never used. */
  readonly lastUsedAt: Date | null;
}

export interface NewApiKey extends Pick<ApiKey, 'id' | 'teamId' | 'position' | 'createdAt'> {
  readonly text: string;
  readonly hash: string;
}

/** Kept sealed, so that a copy of the database opens nothing. */
export interface ApiKeyStore {
  find(hash: string): Promise<ApiKey | null>;
  /** By position, with the text; null where it was sealed with another secret of the server. */
  list(teamId: string): Promise<(ApiKey & { readonly text: string | null })[]>;
  /** False where the position is taken. */
  add(key: NewApiKey): Promise<boolean>;
  /** Puts a key in the place of another of the same team, which is dead at once; false where there is none. */
  replace(oldId: string, key: Omit<NewApiKey, 'position'>): Promise<boolean>;
  /** Removes the keys beyond so many; answers their ids. */
  removeBeyond(teamId: string, count: number): Promise<string[]>;
  /** Notes a use, unless one was noted since `before`. */
  noteUse(id: string, now: Date, before: Date): Promise<void>;
}
