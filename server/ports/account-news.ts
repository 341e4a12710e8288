/** What the embedded identity provider asks of the product: to mail its links, and to be told of what they changed. */
export interface AccountNews {
  mailLink(link: AccountLink): Promise<void>;
  /** The person with this subject showed that the address is theirs. */
  addressConfirmed(subject: string): Promise<void>;
  /** Whoever was signed in as this subject is signed out. */
  passwordReset(subject: string): Promise<void>;
}

export interface AccountLink {
  readonly use: 'verify-address' | 'reset-password';
  readonly email: string;
  readonly name: string;
  /** A secret that the link carries. */
  readonly token: string;
  readonly expiresAt: Date;
}
