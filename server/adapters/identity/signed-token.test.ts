import { readFileSync } from 'node:fs';
import {
  CompactSign,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import { describe, expect, it } from 'vitest';
import { openSignedToken } from './signed-token.ts';

interface Vector {
  readonly tcId: number;
  readonly comment: string;
  readonly jws: string;
  readonly result: 'valid' | 'invalid';
}

interface VectorGroup {
  readonly public?: JWK;
  readonly private?: JWK;
  readonly tests: readonly Vector[];
}

const corpus: { readonly testGroups: readonly VectorGroup[] } = JSON.parse(
  readFileSync(new URL('../../../testing/wycheproof/json-web-signature.json', import.meta.url), 'utf8'),
);

/** Every algorithm of the corpus: how a signature is read is tested here, which algorithms count in verify-token.test.ts. */
const algorithms = ['HS256', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];

/** Called invalid, and byte for byte the same as vector 360, which is called valid. */
const corpusFaults = [367, 370];
/** Called valid, though the key is for another algorithm than the header says, or characters that are no base64url stand in it. */
const validInNameOnly = [346, 347, 350, 351, 372, 373];

async function opens({ jws }: Vector, key: JWK): Promise<boolean> {
  try {
    // As the product finds keys; a set holds public ones only, so the shared secrets of the corpus come by themselves.
    const keys: JWTVerifyGetKey =
      key.kty === 'oct'
        ? async ({ alg }) => importJWK(key, key.alg ?? alg)
        : createLocalJWKSet({ keys: [key] });
    await openSignedToken(jws, keys, algorithms);
    return true;
  } catch {
    return false;
  }
}

describe('the signature vectors of Wycheproof', () => {
  const vectors = corpus.testGroups.flatMap((group) =>
    group.tests.map((vector) => ({ vector, key: group.public ?? group.private ?? {} })),
  );

  it('are all there', () => {
    expect(vectors).toHaveLength(401);
    expect(vectors.filter(({ vector }) => vector.result === 'invalid')).toHaveLength(355);
  });

  it('are refused where they are invalid, but for two faults of the corpus', async () => {
    const accepted: number[] = [];
    for (const { vector, key } of vectors)
      if (vector.result === 'invalid' && (await opens(vector, key))) accepted.push(vector.tcId);
    expect(accepted).toEqual(corpusFaults);
    const texts = vectors
      .filter(({ vector }) => corpusFaults.includes(vector.tcId))
      .map(({ vector }) => vector.jws);
    const twins = vectors.filter(({ vector }) => vector.result === 'valid' && texts.includes(vector.jws));
    expect(twins.length).toBeGreaterThan(0);
  });

  it('are taken where they are valid, but for six that are so in name only', async () => {
    const refused: number[] = [];
    for (const { vector, key } of vectors)
      if (vector.result === 'valid' && !(await opens(vector, key))) refused.push(vector.tcId);
    expect(refused).toEqual(validInNameOnly);
  });
});

describe('openSignedToken', () => {
  it.each(['jwk', 'jku', 'x5u', 'x5c'])(
    'refuses %s in the header, however good the signature is',
    async (name) => {
      const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
      const values: Record<string, unknown> = {
        jwk: await exportJWK(publicKey),
        jku: 'https://evil.example/keys',
        x5u: 'https://evil.example/cert',
        x5c: ['MIIB'],
      };
      const sign = (header: object) =>
        new CompactSign(new TextEncoder().encode('{}'))
          .setProtectedHeader({ alg: 'ES256', ...header })
          .sign(privateKey);
      const open = async (token: string) => openSignedToken(token, async () => publicKey, ['ES256']);
      await expect(open(await sign({}))).resolves.toMatchObject({ header: { alg: 'ES256' } });
      await expect(open(await sign({ [name]: values[name] }))).rejects.toThrow(errors.JOSEError);
    },
  );

  it('takes one spelling of a token only', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const token = await new CompactSign(new TextEncoder().encode('{"a":1}'))
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey);
    for (const other of [`${token}=`, ` ${token}`, `${token}\n`, `${token}.`, token.replace('.', '..')])
      await expect(openSignedToken(other, async () => publicKey, ['ES256'])).rejects.toThrow(
        errors.JWSInvalid,
      );
  });
});
