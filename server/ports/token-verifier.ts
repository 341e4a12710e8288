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
  /** When the person proved who they are, as far as the issuer says; `issuedAt` where it does not. */
  readonly signedInAt: Date;
  /** The issuer's session ("sid"); null where it names none. */
  readonly sessionId: string | null;
}

/** Checks an ID token: signature, issuer, audience, expiry and subject. Fails with `unauthenticated`, or `unavailable` without keys. */
export interface TokenVerifier {
  verify(token: string): Promise<Result<VerifiedIdentity>>;
}
