import { createHash, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { createLocalJWKSet, exportJWK, type JWTVerifyGetKey, SignJWT } from 'jose';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SandboxGoogle } from '../../ports/sign-in.ts';
import type { TrustedIssuer } from './trusted-issuer.ts';

/** Nobody's but the stand-in's: accounts of it are no accounts of Google's. */
const issuer = 'urn:paperlark:sandbox-google';
const audience = 'paperlark';
const keyId = 'sandbox-google';
/** Seconds, as Google's own. */
const life = 3600;

export interface SandboxGoogleIssuer {
  readonly trusted: TrustedIssuer;
  readonly google: SandboxGoogle;
}

/** Google's part played on this machine: real tokens with a key of its own, made from a secret so that it outlives a restart. */
export function sandboxGoogle(secret: string, clock: Clock): SandboxGoogleIssuer {
  const privateKey = keyOf(secret);
  return {
    trusted: { issuer, audience, keys: keysOf(privateKey), trustsEveryAddress: false },
    google: {
      signIn: ({ email, name }) => {
        const now = Math.floor(clock.now().getTime() / 1000);
        return new SignJWT({ email, email_verified: true, name })
          .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
          .setIssuer(issuer)
          .setAudience(audience)
          .setSubject(subjectOf(email))
          .setIssuedAt(now)
          .setExpirationTime(now + life)
          .sign(privateKey);
      },
    },
  };
}

/** The fixed beginning of an Ed25519 key in PKCS #8 (RFC 8410, 7), to which its 32 secret bytes are added. */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

function keyOf(secret: string): ReturnType<typeof createPrivateKey> {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'paperlark', keyId, 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' });
}

function keysOf(privateKey: ReturnType<typeof createPrivateKey>): JWTVerifyGetKey {
  const published = exportJWK(createPublicKey(privateKey)).then((jwk) =>
    createLocalJWKSet({ keys: [{ ...jwk, kid: keyId, alg: 'EdDSA', use: 'sig' }] }),
  );
  return async (header, token) => (await published)(header, token);
}

/** 21 digits, as Google's are. */
function subjectOf(email: string): string {
  const hash = createHash('sha256').update(normaliseEmail(email)).digest('hex');
  return (BigInt(`0x${hash}`) % 10n ** 21n).toString().padStart(21, '0');
}
