import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#testing/databases.ts';
import { makeApp, type TestApp, testOrigin } from '#testing/make-app.ts';

const newEmail = () => `${randomUUID()}@example.org`;
const cookiesOf = (response: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));

describe.each(databaseKinds)('embedded identity on %s', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ database, signsInWith: 'embedded-identity' });
  });
  afterAll(() => test.close());

  const signUp = (email: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/identity/sign-up/email',
      payload: { email, password: 'a long passphrase', name: 'Ada Lovelace' },
    });

  it('signs up, hands out an ID token, opens and ends a session', async () => {
    const email = newEmail();
    const signedUp = await signUp(email);
    expect(signedUp.statusCode).toBe(200);
    const { token: idToken } = (
      await test.app.inject({ url: '/api/identity/token', cookies: cookiesOf(signedUp) })
    ).json();
    const bearer = { authorization: `Bearer ${idToken}` };
    const me = await test.app.inject({ url: '/api/me', headers: bearer });
    expect(me.json().user).toMatchObject({
      email,
      name: 'Ada Lovelace',
      role: 'user',
      teamId: null,
      subscription: { plan: 'FREE' },
    });
    const uid = signedUp.json().user.id;
    const profile = await test.app.inject({
      method: 'POST',
      url: '/api/users',
      headers: bearer,
      payload: {
        uid,
        email,
        firstName: 'Augusta Ada',
        lastName: 'King',
        organization: '',
        researchField: 'Analysis',
      },
    });
    expect(profile.json().user).toMatchObject({ name: 'Augusta Ada King', role: 'user' });
    const own = { origin: testOrigin, 'x-requested-with': 'XMLHttpRequest' };
    const opened = await test.app.inject({
      method: 'POST',
      url: '/api/auth/session',
      headers: own,
      payload: { idToken },
    });
    const cookies = cookiesOf(opened);
    expect((await test.app.inject({ url: '/api/me', cookies })).json().user.name).toBe('Augusta Ada King');
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers: own, cookies })).statusCode,
    ).toBe(204);
    expect((await test.app.inject({ url: '/api/me', cookies })).statusCode).toBe(401);
  });

  it('has exactly the tables that the library expects', async () => {
    const { betterAuth } = await import('better-auth');
    const { bearer, jwt, twoFactor } = await import('better-auth/plugins');
    const expected = betterAuth({
      secret: 'a secret that only tests use, 0123456789',
      baseURL: testOrigin,
      database: { db: test.open.db, type: 'postgres' },
      logger: { disabled: true },
      rateLimit: { enabled: true, storage: 'database', modelName: 'identity_rate_limit' },
      user: { modelName: 'identity_user' },
      session: { modelName: 'identity_session' },
      account: { modelName: 'identity_account' },
      verification: { modelName: 'identity_verification' },
      plugins: [
        bearer(),
        twoFactor({ schema: { twoFactor: { modelName: 'identity_two_factor' } } }),
        jwt({ schema: { jwks: { modelName: 'identity_jwk' } } }),
      ],
    });
    const { toBeCreated, toBeAdded } = await getMigrations(expected.options);
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);
  });
});

describe('embedded identity', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ signsInWith: 'embedded-identity' });
  });
  afterAll(() => test.close());

  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url: `/api/identity${path}`, payload, headers });
  const password = 'a long passphrase';
  const signUp = (email: string) => post('/sign-up/email', { email, password, name: 'Ada Lovelace' });

  it('gives a script its token with two calls and no cookie', async () => {
    const email = newEmail();
    await signUp(email);
    const signedIn = await post('/sign-in/email', { email, password });
    const session = String(signedIn.headers['set-auth-token']);
    const answer = await test.app.inject({
      url: '/api/identity/token',
      headers: { authorization: `Bearer ${session}` },
    });
    const me = await test.app.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${answer.json().token}` },
    });
    expect(me.json().user.email).toBe(email);
  });

  it('signs with RS256 and shows its public keys only', async () => {
    const { keys } = (await test.app.inject({ url: '/api/identity/jwks' })).json();
    expect(keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256' });
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  it('says the same for a wrong password and an unknown address', async () => {
    const email = newEmail();
    await signUp(email);
    const wrong = await post('/sign-in/email', { email, password: 'not the passphrase' });
    const unknown = await post('/sign-in/email', { email: newEmail(), password });
    const said = (response: typeof wrong) => ({
      status: response.statusCode,
      ...response.json(),
      requestId: '',
    });
    expect(said(wrong)).toEqual(said(unknown));
    expect(wrong.json()).toMatchObject({
      code: 'unauthenticated',
      message: expect.any(String),
      error: wrong.json().message,
    });
  });

  it('does the work of a password for an unknown address as well, which is nearly all the time that an answer takes', async () => {
    const email = newEmail();
    await signUp(email);
    let hashes = 0;
    // What the runtime does in truth, counted where it is handed to a thread.
    const watch = createHook({
      init: (_id, type) => {
        if (type === 'SCRYPTREQUEST') hashes += 1;
      },
    }).enable();
    const hashesFor = async (address: string) => {
      const before = hashes;
      await post('/sign-in/email', { email: address, password: 'not the passphrase' });
      return hashes - before;
    };
    expect([await hashesFor(email), await hashesFor(newEmail())]).toEqual([1, 1]);
    watch.disable();
  });

  it('signs up nobody twice where addresses are not proved first, and tells the owner once', async () => {
    const email = newEmail();
    await signUp(email);
    const again = [await signUp(email.toUpperCase()), await signUp(email)];
    for (const answer of again) {
      expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
        200,
        { token: null, user: null },
        [],
      ]);
    }
    const mails = (await test.deps.database.mail.list(1000)).filter(({ to }) => to === email);
    expect(mails.map(({ template }) => template).sort()).toEqual(['has-account', 'verify-address']);
    expect((await post('/sign-in/email', { email, password })).statusCode).toBe(200);
  });

  it.each([
    ['/sign-up/email', {}, '"email" is missing.'],
    ['/sign-up/email', { email: 'a@example.org' }, '"password" is missing.'],
    ['/sign-up/email', { email: 7 }, '"email" must be text.'],
    ['/sign-up/email', { email: 'nobody' }, 'Please enter an email address, such as ada@example.org.'],
    [
      '/sign-up/email',
      { email: 'a@example.org', password: 'short', name: 'A' },
      'This password is too short: please choose one of at least 8 characters.',
    ],
    ['/sign-in/email', { email: 'a@example.org' }, '"password" is missing.'],
    ['/sign-in/email', { email: 'a@example.org', password: null }, '"password" must be text.'],
    [
      '/sign-in/email',
      { email: 'a@example.org', password: 'x', rememberMe: false },
      '"rememberMe" is no field of this request. Please check how it is spelt.',
    ],
    ['/request-password-reset', { email: '' }, 'Please enter an email address, such as ada@example.org.'],
    ['/reset-password', { token: '', newPassword: 'a long passphrase' }, '"token" must not be empty.'],
    ['/change-password', { currentPassword: 'x' }, '"newPassword" is missing.'],
    ['/two-factor/verify-totp', { code: 123456 }, '"code" must be text.'],
    [
      '/sign-up/email',
      { email: 'a@example.org', password: 'a long passphrase', name: 'A\u0000' },
      '"name" has a character that no text has (U+0000).',
    ],
    ['/reset-password', [], 'The request must be an object.'],
  ])('says of a field what is wrong with it, in our words: %s %j', async (path, payload, message) => {
    const response = await post(path, payload);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  it('says in our words that a password is wrong', async () => {
    const wrong = await post('/sign-in/email', { email: newEmail(), password: 'not the passphrase' });
    expect(wrong.json().message).toBe('The address or the password is not right.');
  });

  it('says so to whoever asks for a token without a session', async () => {
    const asked = await test.app.inject({ url: '/api/identity/token' });
    expect([asked.statusCode, asked.json().message]).toEqual([401, 'User not authenticated']);
  });

  it.each([
    ['a short password', { email: 'a@example.org', password: 'short', name: 'A' }],
    ['a long password', { email: 'a@example.org', password: 'x'.repeat(129), name: 'A' }],
    ['an address that is none', { email: 'nobody', password: 'a long passphrase', name: 'A' }],
    ['a NUL in a name', { email: 'a@example.org', password: 'a long passphrase', name: 'A\u0000' }],
  ])('refuses %s in our shape', async (_what, payload) => {
    const response = await post('/sign-up/email', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('refuses other sites, and everything that is not open', async () => {
    const signedUp = await signUp(newEmail());
    const cookies = cookiesOf(signedUp);
    const foreign = await test.app.inject({
      method: 'POST',
      url: '/api/identity/sign-out',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      cookies,
      payload: {},
    });
    expect(foreign.statusCode).toBe(403);
    for (const path of [
      '/update-user',
      '/delete-user',
      '/sign-in/social',
      '/admin/list-users',
      '/revoke-sessions',
    ]) {
      expect((await post(path, {})).statusCode).toBe(404);
    }
  });
});

describe('guessing passwords', () => {
  it('has to wait after ten failures for an account, while others sign in; the owner gets in later', async () => {
    const test = await makeApp({ signsInWith: 'embedded-identity' });
    const signIn = (email: string, password: string, remoteAddress = '203.0.113.7') =>
      test.app.inject({
        method: 'POST',
        url: '/api/identity/sign-in/email',
        payload: { email, password },
        remoteAddress,
      });
    const password = 'a long passphrase';
    for (const email of ['ada@example.org', 'bob@example.org']) {
      await test.app.inject({
        method: 'POST',
        url: '/api/identity/sign-up/email',
        payload: { email, password, name: 'X' },
      });
    }
    expect((await signIn('ada@example.org', password, '198.51.100.9')).statusCode).toBe(200);
    for (let round = 0; round < 10; round += 1)
      expect((await signIn('ada@example.org', 'wrong password')).statusCode).toBe(401);
    const held = await signIn('ADA@example.org ', password);
    expect([held.statusCode, held.json().code, held.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '900',
    ]);
    expect((await signIn('bob@example.org', password)).statusCode).toBe(200);
    // Nor does another place help who guesses; where the owner has signed in before, they are not locked out.
    expect((await signIn('ada@example.org', password, '192.0.2.44')).statusCode).toBe(429);
    expect((await signIn('ada@example.org', password, '198.51.100.9')).statusCode).toBe(200);
    test.clock.advance(15 * 60_000);
    expect((await signIn('ada@example.org', password)).statusCode).toBe(200);
    await test.close();
  });
});
