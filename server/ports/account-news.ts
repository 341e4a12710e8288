/** What the embedded identity provider asks of the product: to mail its links, and to be told of what happened. */
export interface AccountNews {
  /** False where this address was mailed enough for now, and nothing was sent. */
  mailLink(link: AccountLink): Promise<boolean>;
  /** Somebody signed up with an address that has an account: its owner is told, nobody else. */
  mailOwner(account: { readonly email: string; readonly name: string }): Promise<void>;
  /** The person with this subject showed that the address is theirs, besides knowing the password. */
  addressConfirmed(owner: ProvenOwner): Promise<void>;
  /**
   * Whoever reads the mails of the address chose a new password, and all others are signed out. `wasProved`: the address was
   * shown to be theirs before; if not, whoever made the account may have been a stranger.
   */
  passwordReset(owner: ProvenOwner, wasProved: boolean): Promise<void>;
  /** For the log. */
  happened(event: IdentityEvent, subject: string): Promise<void>;
}

/** Somebody who has just opened a link that was mailed to their address. */
export interface ProvenOwner {
  readonly subject: string;
  readonly email: string;
  /** Address of the machine where they did so. */
  readonly place: string;
}

/** What a person did at the identity provider. */
export type IdentityEvent =
  | 'sign-in.succeeded'
  | 'password.changed'
  | 'second-factor.on'
  | 'second-factor.off'
  | 'recovery-code.used'
  | 'recovery-codes.made';

export interface AccountLink {
  readonly use: 'verify-address' | 'reset-password';
  readonly email: string;
  readonly name: string;
  /** A secret that the link carries. */
  readonly token: string;
  readonly expiresAt: Date;
}
