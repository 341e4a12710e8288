import type { Profile } from '#domain/accounts/profile.ts';
import type { VerifiedIdentity } from './token-verifier.ts';

/** A person of ours; keyed by who vouches for them and under which id, never by address. */
export interface Account {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly profile: Profile | null;
  /** Tokens made before this are refused, however long they were to last; null where nobody signed out everywhere. */
  readonly tokensFrom: Date | null;
  /** Set: no request of theirs is served. */
  readonly disabledAt: Date | null;
  /** Set: everything is open to them for good. */
  readonly lifetimeAt: Date | null;
}

export interface UserStore {
  /**
   * The account of an identity, made at first sight; address and name follow what the issuer says now. An address that was
   * confirmed stays so, though a token from before the confirmation says otherwise.
   */
  findOrCreate(identity: IssuedAccount, now: Date): Promise<Account>;
  find(userId: string): Promise<Account | null>;
  /** The account of an identity where it says what the identity says; null where it is unknown, or has to follow. */
  findCurrent(identity: IssuedAccount): Promise<Account | null>;
  findBySubject(who: IssuedSubject): Promise<Account | null>;
  confirmAddress(who: IssuedSubject): Promise<void>;
  /** Ends every session, and every token that was made before `now`. */
  signOutEverywhere(who: IssuedSubject, now: Date): Promise<void>;
  /** Closes an account from a time on, or opens it again; false where nobody has this id. */
  setDisabled(userId: string, at: Date | null): Promise<boolean>;
  /** The names and the profile, as if nobody had told them. */
  forgetNames(userId: string): Promise<void>;
  saveProfile(userId: string, profile: Profile): Promise<void>;
  /** Opens everything for good; false where it was before, or nobody has this id. */
  makeLifetime(userId: string, now: Date): Promise<boolean>;
}

/** What an issuer says of a person, whenever it said so. */
export type IssuedAccount = Omit<VerifiedIdentity, 'issuedAt' | 'signedInAt' | 'sessionId'>;
export type IssuedSubject = Pick<VerifiedIdentity, 'issuer' | 'subject'>;
