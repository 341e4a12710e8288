import { createHash } from 'node:crypto';
import { errors } from 'jose';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TokenVerifier, VerifiedIdentity } from '../../ports/token-verifier.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { namedIssuer, readClaims, refused } from './read-claims.ts';
import { openSignedToken } from './signed-token.ts';
import { KeysUnavailable, type TrustedIssuer } from './trusted-issuer.ts';

export interface TokenVerifierOptions {
  /** Each with an issuer of its own. */
  readonly issuers: readonly TrustedIssuer[];
  readonly clock: Clock;
}

/** Algorithms with a public key only: a shared-secret or unsigned token is never looked at. */
const algorithms: readonly string[] = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** What an ID token may call itself: an access token of the same issuer is none (RFC 8725, 3.11). */
const types: readonly unknown[] = [undefined, 'JWT', 'jwt', 'application/jwt'];
/**
 * Longest that a checked token is believed without looking again: with the longest time between two looks at the keys (see
 * remote-keys.ts) a withdrawn key is refused within a minute.
 */
const longestBelief = 30_000;
const mostBelieved = 10_000;
const longestToken = 8192;

/** The one way in: checks signature, algorithm, issuer, audience, expiry and subject of an ID token. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const believed = new ExpiringCache<VerifiedIdentity>(mostBelieved);
  return {
    async verify(token) {
      const now = options.clock.now();
      if (token.length > longestToken) return refused();
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
  const named = namedIssuer(token);
  const trusted = options.issuers.find(({ issuer }) => issuer === named);
  if (trusted === undefined) return refused();
  try {
    const signed = await openSignedToken(token, trusted.keys, trusted.algorithms ?? algorithms);
    if (!types.includes(signed.header.typ)) return refused();
    return readClaims(signed.payload, trusted, now);
  } catch (error) {
    if (error instanceof KeysUnavailable)
      return fail('unavailable', 'Sign-in cannot be checked right now. Please try again.', {
        retryAfter: error.retryAfter,
      });
    if (error instanceof errors.JOSEError) return refused();
    throw error;
  }
}
