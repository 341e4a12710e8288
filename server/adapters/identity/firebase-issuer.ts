import { errors, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../ports/clock.ts';
import { fetchJson } from './fetch-json.ts';
import { isPast } from './read-claims.ts';
import { createRemoteKeys } from './remote-keys.ts';
import type { TrustedIssuer } from './trusted-issuer.ts';

/** Where Google publishes the keys of all Firebase projects. */
export const firebaseKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export interface FirebaseIssuerOptions {
  readonly projectId: string;
  readonly keysUrl: string;
  readonly clock: Clock;
}

/**
 * ID tokens of a Firebase project, by Google's rules for own verifiers (firebase.google.com/docs/auth/admin/verify-id-tokens):
 * RS256 with a named key, made for the project by its issuer, a subject of at most 128 characters, made and signed in in the
 * past. Tokens of a tenant are refused: whoever runs one vouches for its addresses, not the project.
 */
export function firebaseIssuer({ projectId, keysUrl, clock }: FirebaseIssuerOptions): TrustedIssuer {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    keys: withNamedKey(createRemoteKeys(() => fetchJson(new URL(keysUrl)), clock)),
    algorithms: ['RS256'],
    longestSubject: 128,
    trustsEveryAddress: false,
    accepts: (claims, now) => isPast(claims['auth_time'], now) && !hasTenant(claims['firebase']),
  };
}

/** One key of the set would do for a token without a key id where there is only one; Google's always have one. */
function withNamedKey(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return (header, token) => {
    if (!header?.kid) throw new errors.JWKSNoMatchingKey();
    return keys(header, token);
  };
}

function hasTenant(firebase: unknown): boolean {
  return typeof firebase === 'object' && firebase !== null && 'tenant' in firebase;
}
