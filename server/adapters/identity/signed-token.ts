import { type CompactJWSHeaderParameters, compactVerify, errors, type JWTVerifyGetKey } from 'jose';

/** What stands in a token whose signature is good. */
export interface SignedToken {
  readonly header: CompactJWSHeaderParameters;
  readonly payload: Uint8Array;
}

/** Names of a key, or of rules, that the token itself would bring along: nobody who signs for us needs them. */
const foreignParameters = ['jwk', 'jku', 'x5u', 'x5c', 'crit', 'b64', 'zip'];

/**
 * Opens a token in the compact form (RFC 7515) by one of our keys and algorithms. Throws a JOSEError for any other token:
 * also for one with a second spelling of the same bytes, so that a token is one text.
 */
export async function openSignedToken(
  token: string,
  keys: JWTVerifyGetKey,
  algorithms: readonly string[],
): Promise<SignedToken> {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts.every(isCanonicalBase64Url))
    throw new errors.JWSInvalid('Not a compact JWS');
  const { protectedHeader, payload } = await compactVerify(token, keys, { algorithms: [...algorithms] });
  if (foreignParameters.some((name) => Object.hasOwn(protectedHeader, name)))
    throw new errors.JWSInvalid('A token brings no keys and no rules');
  return { header: protectedHeader, payload };
}

function isCanonicalBase64Url(part: string): boolean {
  return /^[A-Za-z0-9_-]*$/.test(part) && Buffer.from(part, 'base64url').toString('base64url') === part;
}
