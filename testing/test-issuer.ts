import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose';

/** An identity provider for tests: real keys and real tokens, so that the product's own check runs unchanged. */
export interface TestIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  /** A valid token for a person; `claims` and `header` bend it. */
  token(person: TestPerson, bend?: TokenBend): Promise<string>;
}

export interface TestPerson {
  readonly subject: string;
  readonly email: string;
  readonly name?: string;
  readonly emailVerified?: boolean;
}

export interface TokenBend {
  readonly claims?: JWTPayload;
  readonly header?: Readonly<Record<string, unknown>>;
}

const hour = 3600;
const keyId = 'test-key';

/** `now` in epoch seconds. */
export async function createTestIssuer(now: () => number): Promise<TestIssuer> {
  const { publicKey, privateKey } = await keyPair;
  const issuer = 'urn:test:issuer';
  const audience = 'paperlark';
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }],
  });
  return {
    issuer,
    audience,
    keys,
    token: ({ subject, email, name = 'Test Person', emailVerified = true }, bend = {}) =>
      new SignJWT({
        sub: subject,
        iss: issuer,
        aud: audience,
        iat: now(),
        exp: now() + hour,
        email,
        name,
        email_verified: emailVerified,
        ...bend.claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: keyId, ...bend.header })
        .sign(privateKey),
  };
}

// One pair for all tests of a worker: making one takes a noticeable time.
const keyPair = generateKeyPair('RS256', { modulusLength: 2048 });
