import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#testing/manual-clock.ts';
import { createTestIssuer, type TestIssuer } from '#testing/test-issuer.ts';
import type { TokenVerifier } from '../../ports/token-verifier.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { createTokenVerifier } from './verify-token.ts';

const clock = new ManualClock();
const seconds = () => Math.floor(clock.now().getTime() / 1000);
const ada = { subject: 'ada', email: 'Ada@Example.org', name: 'Ada' };
let issuer: TestIssuer;
let verifier: TokenVerifier;
let lookups = 0;

beforeAll(async () => {
  issuer = await createTestIssuer(seconds);
  const counted: typeof issuer.keys = (header, token) => {
    lookups += 1;
    return issuer.keys(header, token);
  };
  verifier = createTokenVerifier({
    issuers: [{ ...issuer, keys: counted, trustsEveryAddress: false }],
    clock,
  });
});

const codeOf = async (token: string) => {
  const result = await verifier.verify(token);
  return result.ok ? 'accepted' : result.failure.code;
};

describe('createTokenVerifier', () => {
  it('says who a good token is about', async () => {
    expect(await verifier.verify(await issuer.token(ada))).toEqual({
      ok: true,
      value: {
        issuer: issuer.issuer,
        subject: 'ada',
        email: 'ada@example.org',
        emailVerified: true,
        name: 'Ada',
        issuedAt: clock.now(),
        signedInAt: clock.now(),
        sessionId: null,
      },
    });
  });

  it('knows the session and the sign-in that a token names, and believes no sign-in after it was made', async () => {
    const made = clock.now().getTime() / 1000;
    const identityOf = async (claims: object) => {
      const verified = await verifier.verify(await issuer.token(ada, { claims: { ...claims } }));
      return verified.ok ? verified.value : null;
    };
    expect(await identityOf({ sid: 's1', auth_time: made - 60 })).toMatchObject({
      sessionId: 's1',
      signedInAt: new Date((made - 60) * 1000),
    });
    expect(await identityOf({ sid: 7, auth_time: made + 600 })).toMatchObject({
      sessionId: null,
      signedInAt: new Date(made * 1000),
    });
  });

  it('believes an unverified address only where every address counts', async () => {
    const token = await issuer.token({ ...ada, emailVerified: false });
    const strict = await verifier.verify(token);
    const sandbox = await createTokenVerifier({
      issuers: [{ ...issuer, trustsEveryAddress: true }],
      clock,
    }).verify(token);
    expect([strict.ok && strict.value.emailVerified, sandbox.ok && sandbox.value.emailVerified]).toEqual([
      false,
      true,
    ]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'urn:evil' }],
    ['another audience', { aud: 'something-else' }],
    ['no audience', { aud: undefined }],
    ['a past expiry', { exp: 1_000 }],
    ['no expiry', { exp: undefined }],
    ['a future start', { nbf: 4_000_000_000 }],
    ['a future issue time', { iat: 4_000_000_000 }],
    ['no issue time', { iat: undefined }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a subject that is too long', { sub: 'x'.repeat(256) }],
    ['no address', { email: undefined }],
    ['an address that is no text', { email: 5 }],
    ['a Kelvin sign for a k', { email: '\u212Aate@example.org' }],
    ['a letter of full width', { email: '\uFF4Bate@example.org' }],
    ['a long s', { email: 'rus\u017F@example.org' }],
    ['a ligature', { email: '\uFB01ne@example.org' }],
    ['a mark beside its letter', { email: 'jo\u0308rg@example.org' }],
    ['a space that has no width', { email: 'kate@example.org\u200b' }],
    ['a hyphen that is not seen', { email: 'kate@ex\u00adample.org' }],
    ['two addresses', { email: 'kate@example.org,evil@example.org' }],
    ['quotes', { email: '"kate"@example.org' }],
  ])('refuses %s', async (_what, claims) => {
    expect(await codeOf(await issuer.token(ada, { claims }))).toBe('unauthenticated');
  });

  it('refuses control characters and halves of characters in any claim that is kept, and breaks on none', async () => {
    const broken = fc.oneof(
      fc.integer({ min: 0, max: 0x1f }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x7f, max: 0x9f }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
    );
    const place = fc.constantFrom('sub', 'email', 'name');
    await fc.assert(
      fc.asyncProperty(broken, place, async (character, claim) => {
        const text = claim === 'email' ? `a${character}b@example.org` : `a${character}b`;
        expect(await codeOf(await issuer.token(ada, { claims: { [claim]: text } }))).toBe('unauthenticated');
      }),
      { numRuns: 150 },
    );
  });

  it('keeps every other letter as it is: only A to Z have another case', async () => {
    const email = 'ÜNAL.Ünal@Example.org';
    const verified = await verifier.verify(await issuer.token({ ...ada, email, name: 'Søren Ünal' }));
    expect(verified).toMatchObject({ value: { email: 'Ünal.Ünal@example.org', name: 'Søren Ünal' } });
  });

  it.each(['', 'x', 'a.b.c', '...', `${'x'.repeat(9000)}.y.z`, '__Host-session-cookie-value'])(
    'refuses %j as no token',
    async (token) => {
      expect(await codeOf(token)).toBe('unauthenticated');
    },
  );

  it('refuses an edited payload', async () => {
    const [header, payload, signature] = (await issuer.token(ada)).split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const edited = Buffer.from(JSON.stringify({ ...claims, sub: 'eve' })).toString('base64url');
    expect(await codeOf(`${header}.${edited}.${signature}`)).toBe('unauthenticated');
  });

  it('refuses unsigned tokens, as emulators make them', async () => {
    const unsigned = new UnsecuredJWT({
      email: 'ada@example.org',
      sub: 'ada',
      iss: issuer.issuer,
      aud: issuer.audience,
    });
    expect(
      await codeOf(
        unsigned
          .setIssuedAt(seconds())
          .setExpirationTime(seconds() + 60)
          .encode(),
      ),
    ).toBe('unauthenticated');
  });

  it('refuses a token signed with the public key as a shared secret', async () => {
    const { publicKey } = await generateKeyPair('RS256', { extractable: true });
    const secret = await exportSPKI(publicKey);
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = {
      sub: 'ada',
      email: 'a@b.c',
      iss: issuer.issuer,
      aud: issuer.audience,
      iat: seconds(),
      exp: seconds() + 60,
    };
    const signed = `${encode({ alg: 'HS256', kid: 'test-key' })}.${encode(claims)}`;
    const signature = createHmac('sha256', secret).update(signed).digest('base64url');
    expect(await codeOf(`${signed}.${signature}`)).toBe('unauthenticated');
  });

  it('refuses a key of the token’s own choosing', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await crypto.subtle.exportKey('jwk', publicKey);
    expect(await importJWK({ ...jwk, alg: 'RS256' })).toBeDefined();
    for (const header of [{ jwk }, { jku: 'https://evil.example/jwks' }, { kid: 'unknown' }, {}]) {
      const token = await new SignJWT({ email: 'a@b.c' })
        .setProtectedHeader({ alg: 'RS256', ...header })
        .setSubject('ada')
        .setIssuer(issuer.issuer)
        .setAudience(issuer.audience)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + 60)
        .sign(privateKey);
      expect(await codeOf(token)).toBe('unauthenticated');
    }
  });

  it('looks at a token twice a minute, and never after its expiry', async () => {
    const token = await issuer.token({ ...ada, subject: randomUUID() });
    const before = lookups;
    await verifier.verify(token);
    await verifier.verify(token);
    expect(lookups - before).toBe(1);
    clock.advance(30_000);
    await verifier.verify(token);
    expect(lookups - before).toBe(2);
    const short = await issuer.token(ada, { claims: { exp: seconds() + 5 } });
    expect(await codeOf(short)).toBe('accepted');
    clock.advance(6_000);
    expect(await codeOf(short)).toBe('unauthenticated');
  });
});

describe('ExpiringCache', () => {
  it('holds no more than it may, and lets the least used go', () => {
    const cache = new ExpiringCache<number>(3);
    for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index, 100);
    expect(cache.get('a', 0)).toBe(0);
    cache.set('d', 3, 100);
    expect([
      cache.size,
      cache.get('b', 0),
      cache.get('a', 0),
      cache.get('d', 99),
      cache.get('d', 100),
    ]).toEqual([3, undefined, 0, 3, undefined]);
  });
});
