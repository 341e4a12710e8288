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
  /** Set: no request of theirs is served. */
  readonly disabledAt: Date | null;
  /** Set: everything is open to them for good. */
  readonly lifetimeAt: Date | null;
}

export interface UserStore {
  /** The account of an identity, made at first sight; address and name follow what the issuer says now. */
  findOrCreate(identity: VerifiedIdentity, now: Date): Promise<Account>;
  find(userId: string): Promise<Account | null>;
  saveProfile(userId: string, profile: Profile): Promise<void>;
  /** Opens everything for good; false where it was before, or nobody has this id. */
  makeLifetime(userId: string, now: Date): Promise<boolean>;
}
