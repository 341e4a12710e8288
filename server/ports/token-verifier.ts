import type { Result } from '#domain/result.ts';

/** What an issuer vouches for. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** When the token was made, to the second. */
  readonly issuedAt: Date;
}

/** Checks an ID token: signature, issuer, audience, expiry and subject. Fails with `unauthenticated`, or `unavailable` without keys. */
export interface TokenVerifier {
  verify(token: string): Promise<Result<VerifiedIdentity>>;
}
