import { createHash } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TokenVerifier, VerifiedIdentity } from '../../ports/token-verifier.ts';
import { ExpiringCache } from './expiring-cache.ts';

export interface TokenVerifierOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  readonly clock: Clock;
  /** Sandbox: every address counts as verified. */
  readonly trustsEveryAddress: boolean;
}

/** Algorithms with a public key only: a shared-secret or unsigned token is never looked at. */
const algorithms = ['RS256', 'ES256', 'EdDSA'];
/** Longest that a checked token is believed without looking again, so that withdrawn keys take effect. */
const longestBelief = 60_000;
const mostBelieved = 10_000;
const longestSubject = 255;
const longestToken = 8192;

/** The one way in: checks signature, algorithm, issuer, audience, expiry and subject of an ID token. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const believed = new ExpiringCache<VerifiedIdentity>(mostBelieved);
  return {
    async verify(token) {
      const now = options.clock.now();
      // The hash, so that a memory dump of the cache opens no door.
      const key = createHash('sha256').update(token).digest('base64url');
      const known = believed.get(key, now.getTime());
      if (known !== undefined) return ok(known);
      const checked = await checkToken(options, token, now);
      if (!checked.ok) return checked;
      const { identity, expiresAt } = checked.value;
      believed.set(key, identity, Math.min(expiresAt, now.getTime() + longestBelief));
      return ok(identity);
    },
  };
}

async function checkToken(
  options: TokenVerifierOptions,
  token: string,
  now: Date,
): Promise<Result<{ identity: VerifiedIdentity; expiresAt: number }>> {
  if (token.length > longestToken) return refused();
  try {
    const { payload } = await jwtVerify(token, options.keys, {
      algorithms,
      issuer: options.issuer,
      audience: options.audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
    });
    const identity = identityOfPayload(payload, options);
    return identity === null ? refused() : ok({ identity, expiresAt: (payload.exp ?? 0) * 1000 });
  } catch (error) {
    if (error instanceof errors.JWKSTimeout)
      return fail('unavailable', 'Sign-in cannot be checked right now. Please try again.');
    if (error instanceof errors.JOSEError) return refused();
    throw error;
  }
}

function identityOfPayload(payload: JWTPayload, options: TokenVerifierOptions): VerifiedIdentity | null {
  const { sub, iss, iat } = payload;
  const email = payload['email'];
  if (typeof sub !== 'string' || sub === '' || sub.length > longestSubject || iss === undefined) return null;
  if (typeof iat !== 'number' || iat * 1000 > options.clock.now().getTime() + 60_000) return null;
  if (typeof email !== 'string' || email === '') return null;
  const name = payload['name'];
  return {
    issuer: iss,
    subject: sub,
    email: normaliseEmail(email),
    emailVerified: options.trustsEveryAddress || payload['email_verified'] === true,
    name: typeof name === 'string' ? name : '',
    issuedAt: new Date(iat * 1000),
  };
}

function refused(): Result<never> {
  return fail('unauthenticated', 'Please sign in again: the sign-in is not valid or has ended.');
}
