import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resealIdentity } from '#server/adapters/identity/identity-secrets.ts';
import { codeOf } from '#testing/authenticator.ts';
import { openTestDatabase } from '#testing/databases.ts';
import { Browser, firefox, newEmbeddedPerson } from '#testing/embedded-person.ts';
import { makeApp, type TestApp, testIdentitySecret } from '#testing/make-app.ts';

const next = 'the secret after it, which only tests use, 9876543210';
const identity = '/api/identity';

describe('replacing the secret of accounts', () => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>;
  const apps: TestApp[] = [];
  beforeAll(async () => {
    open = await openTestDatabase('pglite');
  });
  afterAll(async () => {
    for (const { app } of apps) await app.close();
    await open.close();
  });

  /** The same database, as a server with these secrets sees it. */
  async function start(secret: string, earlierSecret: string | null): Promise<TestApp> {
    const identitySecrets = { secret, earlierSecret };
    const test = await makeApp({ open, signsInWith: 'embedded-identity', identitySecrets });
    apps.push(test);
    return test;
  }

  const encrypted = async () => {
    const { rows } = await sql<{ all: string }>`
      select "privateKey" as all from identity_jwk
      union all select secret from identity_two_factor
      union all select "backupCodes" from identity_two_factor`.execute(open.db);
    return rows.map(({ all }) => all);
  };

  it('loses no key, no second factor and no recovery code; then the old one opens nothing', async () => {
    const first = await start(testIdentitySecret, null);
    const ada = await newEmbeddedPerson(first);
    const begun = await ada.browser.send('POST', `${identity}/two-factor/enable`, { password: ada.password });
    const { totpURI, backupCodes } = begun.json();
    await ada.browser.send('POST', `${identity}/two-factor/verify-totp`, { code: codeOf(totpURI) });
    const token = await ada.browser.idToken();
    const before = await encrypted();
    expect(before).toHaveLength(3);

    // As a start with APP_SECRET_PREVIOUS does; begun again, it finds nothing to do.
    const secrets = [next, testIdentitySecret];
    expect([await resealIdentity(open.db, secrets), await resealIdentity(open.db, secrets)]).toEqual([3, 0]);
    const after = await encrypted();
    for (const text of before) expect(after).not.toContain(text);

    const knows = async ({ app }: TestApp) =>
      (await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })).statusCode;
    const signIn = async (test: TestApp, way: 'totp' | 'backup-code', code: string) => {
      const browser = new Browser(test, firefox);
      expect((await browser.signIn(ada.email, ada.password)).json()).toMatchObject({
        twoFactorRedirect: true,
      });
      return (await browser.send('POST', `${identity}/two-factor/verify-${way}`, { code })).statusCode;
    };
    const rotating = await start(next, testIdentitySecret);
    expect([await knows(rotating), await signIn(rotating, 'totp', codeOf(totpURI))]).toEqual([200, 200]);
    const done = await start(next, null);
    expect([await knows(done), await signIn(done, 'backup-code', backupCodes[0])]).toEqual([200, 200]);

    // A stranger, or the server as it was, reads nothing of it.
    const old = await start(testIdentitySecret, null);
    expect(await signIn(old, 'backup-code', backupCodes[1])).toBeGreaterThanOrEqual(400);
    expect(await resealIdentity(open.db, ['a secret of somebody else 0123456789'])).toBe(0);
  });
});
