import type { JWTVerifyGetKey } from 'jose';

/** Somebody whose ID tokens count, and by which rules. */
export interface TrustedIssuer {
  /** Exactly as it stands in the tokens. */
  readonly issuer: string;
  /** Who the tokens are made for: us, and nobody besides. */
  readonly audience: string;
  /** Finds the key of a token. Throws KeysUnavailable where the keys cannot be had right now. */
  readonly keys: JWTVerifyGetKey;
  /** Those with a public key that are usual, unless it says fewer. */
  readonly algorithms?: readonly string[];
  /** Most characters of a subject; 255 (OpenID Connect Core, 2) unless it says fewer. */
  readonly longestSubject?: number;
  /** Whether every address counts as verified: where whoever runs the server vouches for the issuer. */
  readonly trustsEveryAddress: boolean;
  /** What else has to hold of the claims. */
  readonly accepts?: (claims: Readonly<Record<string, unknown>>, now: Date) => boolean;
}

/** The keys of an issuer cannot be had right now: whether a token is good is not known. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
  /** Seconds after which they may be. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
