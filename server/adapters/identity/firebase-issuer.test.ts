import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import { type FirebaseStandIn, startFirebaseStandIn } from '#testing/firebase-stand-in.ts';
import { firebaseIssuer } from './firebase-issuer.ts';
import { createTokenVerifier } from './verify-token.ts';

const lise = {
  uid: 'lise',
  email: 'lise@example.org',
  emailVerified: true,
  provider: 'google.com',
  name: 'Lise',
} as const;
let firebase: FirebaseStandIn;
let codeOf: (token: string) => Promise<string>;

beforeAll(async () => {
  firebase = await startFirebaseStandIn();
  const verifier = createTokenVerifier({
    issuers: [firebaseIssuer({ ...firebase, clock: systemClock })],
    clock: systemClock,
  });
  codeOf = async (token) => {
    const result = await verifier.verify(token);
    return result.ok ? `${result.value.subject} ${result.value.email}` : result.failure.code;
  };
});
afterAll(() => firebase.close());

const soon = () => Math.floor(Date.now() / 1000) + 600;

describe('tokens of a Firebase project', () => {
  it('are taken by Google’s rules', async () => {
    expect(await codeOf(await firebase.token(lise))).toBe('lise lise@example.org');
    expect(await codeOf(await firebase.token({ ...lise, uid: 'x'.repeat(128) }))).toBe(
      `${'x'.repeat(128)} lise@example.org`,
    );
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['another project', () => ({ aud: 'another' })],
    ['the issuer of another project', () => ({ iss: 'https://securetoken.google.com/another' })],
    ['a session cookie', () => ({ iss: 'https://session.firebase.google.com/paperlark-test' })],
    ['a longer subject', () => ({ sub: 'x'.repeat(129) })],
    ['an empty subject', () => ({ sub: '' })],
    ['a sign-in of the future', () => ({ auth_time: soon() })],
    ['no time of sign-in', () => ({ auth_time: undefined })],
    ['a token of the future', () => ({ iat: soon() })],
    ['a token that ended', () => ({ exp: 1 })],
    ['a tenant of the project', () => ({ firebase: { sign_in_provider: 'password', tenant: 'other-1' } })],
    ['an account without an address', () => ({ email: undefined })],
  ])('are refused with %s', async (_what, claims) => {
    expect(await codeOf(await firebase.token(lise, { claims: claims() }))).toBe('unauthenticated');
  });

  it('are refused without the name of a key, and with one that is not known', async () => {
    for (const kid of [undefined, ''])
      expect(await codeOf(await firebase.token(lise, { header: { kid } }))).toBe('unauthenticated');
    // Made long before the keys were seen, which so would have its own among them; else it is to be tried again.
    const iat = Math.floor(Date.now() / 1000) - 600;
    expect(await codeOf(await firebase.token(lise, { header: { kid: 'another' }, claims: { iat } }))).toBe(
      'unauthenticated',
    );
    expect(await codeOf(await firebase.token(lise, { header: { kid: 'another' } }))).toBe('unavailable');
  });

  it('cannot be checked while the keys cannot be had', async () => {
    const verifier = createTokenVerifier({
      issuers: [
        firebaseIssuer({
          projectId: firebase.projectId,
          keysUrl: 'http://127.0.0.1:9/keys',
          clock: systemClock,
        }),
      ],
      clock: systemClock,
    });
    expect(await verifier.verify(await firebase.token(lise))).toMatchObject({
      failure: { code: 'unavailable' },
    });
  });
});
