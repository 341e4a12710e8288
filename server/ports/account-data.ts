/** Under which names rows know somebody. */
export interface Person {
  readonly userId: string;
  /** At the embedded identity provider; null where another one vouches for them. */
  readonly identityId: string | null;
  readonly email: string;
  /** Only then do rows that name the address, and no account, count as theirs. */
  readonly emailVerified: boolean;
}

/** Some rows of a table: columns as they are stored, without what opens doors. */
export interface PersonalPage {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Everything that is stored about one person, whatever table it is in. */
export interface AccountDataStore {
  /** All of it, however much there is: a page of some rows at a time, those of a table one after the other. Nothing is held between two pages. */
  pages(person: Person): AsyncIterable<PersonalPage>;
  /** What is stored and not told. */
  readonly withheld: readonly { readonly table: string; readonly column: string; readonly why: string }[];
  /**
   * Removes it, but for what must stay: there `pseudonym` takes the person's place. Inside a transaction. The teams that they
   * own go with them. `key` keeps tokens from before from making a new account.
   */
  remove(
    person: Person,
    instead: { readonly pseudonym: string; readonly key: string; readonly now: Date },
  ): Promise<void>;
  /** When the account behind a key was deleted; null where none was, or long ago. */
  deletedAt(key: string): Promise<Date | null>;
  forgetDeletedBefore(time: Date): Promise<void>;
}
