/** What the embedded identity provider asks of the product: to mail its links, and to be told of what happened. */
export interface AccountNews {
  mailLink(link: AccountLink): Promise<void>;
  /** Somebody signed up with an address that has an account: its owner is told, nobody else. */
  mailOwner(account: { readonly email: string; readonly name: string }): Promise<void>;
  /** The person with this subject showed that the address is theirs. */
  addressConfirmed(subject: string): Promise<void>;
  /** Whoever was signed in as this subject is signed out. */
  passwordReset(subject: string): Promise<void>;
  /** For the log. */
  happened(event: IdentityEvent, subject: string): Promise<void>;
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
