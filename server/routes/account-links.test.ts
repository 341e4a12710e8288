import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#testing/databases.ts';
import { makeApp, type TestApp, testIdentitySecret, testOrigin } from '#testing/make-app.ts';

const newEmail = () => `${randomUUID()}@example.org`;
const password = 'a long passphrase';
const newPassword = 'another passphrase';

describe.each(databaseKinds)('links of accounts on %s', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ database, signsInWith: 'embedded-identity', trustsEveryAddress: false });
  });
  afterAll(() => test.close());

  const post = (path: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/identity${path}`, payload });
  const signUp = (email: string) => post('/sign-up/email', { email, password, name: 'Ada Lovelace' });
  const mailsTo = async (email: string) =>
    (await test.deps.database.mail.list(1000)).filter(({ to }) => to === email);
  const linkTo = async (email: string, template: string) => {
    const mail = (await mailsTo(email)).find((one) => one.template === template);
    const [, path, token] = new RegExp(`${testOrigin}(/[a-z-]+)#token=(\\S+)`).exec(mail?.text ?? '') ?? [];
    return { path, token: decodeURIComponent(token ?? '') };
  };
  const idTokenOf = async (response: { headers: Record<string, unknown> }) => {
    const headers = { authorization: `Bearer ${String(response.headers['set-auth-token'])}` };
    return (await test.app.inject({ url: '/api/identity/token', headers })).json().token as string;
  };
  const me = (idToken: string) =>
    test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${idToken}` } });
  const verify = (token: string) => post('/verify-email', { token, password });

  describe('that confirm an address', () => {
    it('are mailed at sign-up, and make the address count, also for tokens from before', async () => {
      const email = newEmail();
      const idToken = await idTokenOf(await signUp(email));
      expect((await me(idToken)).json().user.emailVerified).toBe(false);
      const { path, token } = await linkTo(email, 'verify-address');
      expect(path).toBe('/verify-address');
      expect((await verify(token)).json()).toMatchObject({ user: { email } });
      expect((await me(idToken)).json().user.emailVerified).toBe(true);
      // Again changes nothing, and is no error: mail programs open links twice.
      expect((await verify(token)).statusCode).toBe(200);
    });

    it('are mailed again when asked, alike for addresses that need none, and not without end', async () => {
      const [unverified, verified, unknown] = [newEmail(), newEmail(), newEmail()];
      await signUp(unverified);
      await signUp(verified);
      await verify((await linkTo(verified, 'verify-address')).token);
      const answers = [];
      for (const email of [unverified, verified, unknown])
        answers.push(await post('/send-verification-email', { email }));
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        Array(3).fill([200, '{"status":true}']),
      );
      expect((await mailsTo(unverified)).length).toBe(2);
      expect((await mailsTo(verified)).length).toBe(1);
      expect(await mailsTo(unknown)).toEqual([]);
    });

    it.each([
      ['too old', 'too old', async (email: string) => signed(email, '-1 minute')],
      ['cut short', 'not complete', async (email: string) => (await signed(email, '1 hour')).slice(0, -4)],
      [
        'of another server',
        'not complete',
        async (email: string) => signed(email, '1 hour', 'another secret, 0123456789 0123456789'),
      ],
      ['none at all', 'not complete', async () => 'x'],
    ])('that are %s say so and confirm nothing', async (_what, words, make) => {
      const email = newEmail();
      const idToken = await idTokenOf(await signUp(email));
      const refused = await verify(await make(email));
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthenticated']);
      expect(refused.json().message).toContain(words);
      expect((await me(idToken)).json().user.emailVerified).toBe(false);
    });
  });

  describe('that reset a password', () => {
    it('work once, confirm the address, and sign out everywhere', async () => {
      const email = newEmail();
      const signedUp = await signUp(email);
      const idToken = await idTokenOf(signedUp);
      const own = { origin: testOrigin, 'x-requested-with': 'XMLHttpRequest' };
      const opened = await test.app.inject({
        method: 'POST',
        url: '/api/auth/session',
        headers: own,
        payload: { idToken },
      });
      const cookies = Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value]));
      await post('/request-password-reset', { email });
      const { path, token } = await linkTo(email, 'reset-password');
      expect(path).toBe('/reset-password');
      expect((await post('/reset-password', { token, newPassword })).json()).toEqual({ status: true });

      // Tokens know whole seconds: as if the reset had come a second after the sign-up.
      await sql`update users set tokens_from = tokens_from + interval '1 second'`.execute(test.open.db);
      // Neither the cookie, nor the token that would have lived an hour, nor the provider's own session.
      expect((await test.app.inject({ url: '/api/me', cookies })).statusCode).toBe(401);
      const before = await me(idToken);
      expect([before.statusCode, before.json().message]).toEqual([
        401,
        'Please sign in again: this sign-in was ended.',
      ]);
      const again = await test.app.inject({
        method: 'POST',
        url: '/api/auth/session',
        headers: own,
        payload: { idToken },
      });
      expect(again.statusCode).toBe(401);
      const session = { authorization: `Bearer ${String(signedUp.headers['set-auth-token'])}` };
      expect((await test.app.inject({ url: '/api/identity/token', headers: session })).statusCode).toBe(401);

      expect((await post('/sign-in/email', { email, password })).statusCode).toBe(401);
      const signedIn = await post('/sign-in/email', { email, password: newPassword });
      expect(signedIn.statusCode).toBe(200);
      await sql`update users set tokens_from = tokens_from - interval '1 second'`.execute(test.open.db);
      expect((await me(await idTokenOf(signedIn))).json().user).toMatchObject({ email, emailVerified: true });

      const used = await post('/reset-password', { token, newPassword: 'a third passphrase' });
      expect([used.statusCode, used.json().message]).toEqual([
        400,
        expect.stringContaining('was used already'),
      ]);
      expect((await post('/sign-in/email', { email, password: newPassword })).statusCode).toBe(200);
    });

    it('work once under twenty at a time', async () => {
      const email = newEmail();
      await signUp(email);
      await post('/request-password-reset', { email });
      const { token } = await linkTo(email, 'reset-password');
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          post('/reset-password', { token, newPassword: `passphrase ${index}` }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    it('say the same whether the address is known, and mail the known one alone', async () => {
      const [known, unknown] = [newEmail(), newEmail()];
      await signUp(known);
      const said = await Promise.all(
        [known, unknown].map((email) => post('/request-password-reset', { email })),
      );
      expect(said.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        Array(2).fill([200, '{"status":true}']),
      );
      expect((await mailsTo(known)).map(({ template }) => template)).toContain('reset-password');
      expect(await mailsTo(unknown)).toEqual([]);
      expect((await post('/request-password-reset', { email: 'nobody' })).statusCode).toBe(400);
    });

    it('that are too old, or none, change nothing', async () => {
      const email = newEmail();
      await signUp(email);
      await post('/request-password-reset', { email });
      const { token } = await linkTo(email, 'reset-password');
      await sql`update identity_verification set "expiresAt" = now() - interval '1 second'`.execute(
        test.open.db,
      );
      for (const one of [token, 'x', token.slice(0, -1)])
        expect((await post('/reset-password', { token: one, newPassword })).json().message).toContain(
          'does not work',
        );
      expect((await post('/sign-in/email', { email, password })).statusCode).toBe(200);
    });

    it('refuse a password that is too short without using the link up', async () => {
      const email = newEmail();
      await signUp(email);
      await post('/request-password-reset', { email });
      const { token } = await linkTo(email, 'reset-password');
      expect((await post('/reset-password', { token, newPassword: 'short' })).statusCode).toBe(400);
      expect((await post('/reset-password', { token, newPassword })).statusCode).toBe(200);
    });

    it('are kept as hashes, here and on the way to the mail', async () => {
      const email = newEmail();
      await signUp(email);
      await post('/request-password-reset', { email });
      const { token } = await linkTo(email, 'reset-password');
      expect(token.length).toBeGreaterThanOrEqual(24);
      const { rows } = await sql<{ all: string }>`
        select v::text as "all" from identity_verification v union all select m::text from mails m`.execute(
        test.open.db,
      );
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.filter(({ all }) => all.includes(token))).toEqual([]);
    });
  });
});

describe('asking for links without end', () => {
  it('mails an account three times in a quarter of an hour, and goes on answering alike', async () => {
    const test = await makeApp({ signsInWith: 'embedded-identity', settings: { rateLimitFactor: 1 } });
    const email = newEmail();
    const post = (path: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api/identity${path}`, payload });
    await post('/sign-up/email', { email, password, name: 'Ada' });
    const ask = () => post('/request-password-reset', { email });
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    // The mail of the sign-up is one of the three.
    const count = async () => (await test.deps.database.mail.list(100)).length;
    expect(await count()).toBe(3);
    test.clock.advance(15 * 60_000);
    await ask();
    expect(await count()).toBe(4);
    // What was asked for and not mailed ended no link: the newest one that somebody has still works.
    for (let round = 0; round < 3; round += 1) await ask();
    expect(await count()).toBe(6);
    const links = (await test.deps.database.mail.list(100)).flatMap(({ template, text }) =>
      template === 'reset-password' ? [decodeURIComponent(/#token=(\S+)/.exec(text ?? '')?.[1] ?? '')] : [],
    );
    const statuses = [];
    for (const token of links)
      statuses.push((await post('/reset-password', { token, newPassword })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    await test.close();
  });
});

function signed(email: string, lives: string, secret = testIdentitySecret): Promise<string> {
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(lives)
    .sign(new TextEncoder().encode(secret));
}
