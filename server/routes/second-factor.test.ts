import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#testing/authenticator.ts';
import { databaseKinds } from '#testing/databases.ts';
import { type Browser, type EmbeddedPerson, newEmbeddedPerson } from '#testing/embedded-person.ts';
import { adminEmail, makeApp, type TestApp } from '#testing/make-app.ts';

const identity = '/api/identity';

/** Turns the second factor on; what the app would be given, and the recovery codes. */
async function turnOn({ browser, password }: EmbeddedPerson) {
  const begun = (await browser.send('POST', `${identity}/two-factor/enable`, { password })).json();
  const code = codeOf(begun.totpURI);
  const done = await browser.send('POST', `${identity}/two-factor/verify-totp`, { code });
  expect(done.statusCode).toBe(200);
  await browser.openSession();
  return { otpauth: String(begun.totpURI), recovery: begun.backupCodes as string[] };
}

describe.each(databaseKinds)('the second factor on %s', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ database, signsInWith: 'embedded-identity' });
  });
  afterAll(() => test.close());

  const verify = (browser: Browser, code: string) =>
    browser.send('POST', `${identity}/two-factor/verify-totp`, { code });
  const recover = (browser: Browser, code: string) =>
    browser.send('POST', `${identity}/two-factor/verify-backup-code`, { code });
  const isIn = async (browser: Browser) => (await browser.send('GET', '/api/me')).statusCode === 200;

  it('counts once a code was right, and asks at the next sign-in', async () => {
    const ada = await newEmbeddedPerson(test);
    const begun = await ada.browser.send('POST', `${identity}/two-factor/enable`, { password: ada.password });
    expect((await verify(ada.browser, '000000')).statusCode).toBe(401);
    const account = () => ada.browser.send('GET', '/api/account').then((answer) => answer.json());
    expect((await account()).secondFactor).toEqual({ on: false, recoveryCodesLeft: 0, required: false });
    expect((await verify(ada.browser, codeOf(begun.json().totpURI))).statusCode).toBe(200);
    await ada.browser.openSession();
    expect((await account()).secondFactor).toEqual({ on: true, recoveryCodesLeft: 10, required: false });

    const other = ada.newBrowser();
    const asked = await other.signIn(ada.email, ada.password);
    expect(asked.json()).toMatchObject({ twoFactorRedirect: true });
    expect(asked.headers['set-auth-token']).toBeUndefined();
    expect((await other.send('GET', `${identity}/token`)).statusCode).toBe(401);
    expect((await verify(other, codeOf(begun.json().totpURI, 1))).statusCode).toBe(200);
    await other.openSession();
    expect(await isIn(other)).toBe(true);
  });

  it('ends every sign-in that was made with the password alone, its tokens too', async () => {
    const ada = await newEmbeddedPerson(test);
    const before = ada.newBrowser();
    await before.signIn(ada.email, ada.password);
    const idToken = await before.openSession();
    const own = await ada.browser.idToken();
    await turnOn(ada);
    expect(await isIn(ada.browser)).toBe(true);
    expect(await isIn(before)).toBe(false);
    expect((await before.send('GET', `${identity}/token`)).statusCode).toBe(401);
    for (const token of [idToken, own]) {
      const opened = await ada.newBrowser().send('POST', '/api/auth/session', { idToken: token });
      expect(opened.statusCode).toBe(401);
      const bearer = { authorization: `Bearer ${token}` };
      expect((await test.app.inject({ url: '/api/me', headers: bearer })).statusCode).toBe(401);
    }
  });

  it('takes a code once', async () => {
    const ada = await newEmbeddedPerson(test);
    const { otpauth } = await turnOn(ada);
    const code = codeOf(otpauth, 1);
    const [one, two] = [ada.newBrowser(), ada.newBrowser()];
    for (const browser of [one, two]) await browser.signIn(ada.email, ada.password);
    expect((await verify(one, code)).statusCode).toBe(200);
    const again = await verify(two, code);
    expect([again.statusCode, again.json().message]).toEqual([
      401,
      'This code was used already. Please wait for the next one.',
    ]);
    expect((await two.send('GET', `${identity}/token`)).statusCode).toBe(401);
    // An older one is no way round.
    const three = ada.newBrowser();
    await three.signIn(ada.email, ada.password);
    expect((await verify(three, codeOf(otpauth))).statusCode).toBe(401);
  });

  it('can be replaced by each recovery code once, and says how many are left', async () => {
    const ada = await newEmbeddedPerson(test);
    const { recovery } = await turnOn(ada);
    expect(new Set(recovery).size).toBe(10);
    const [one, two] = [ada.newBrowser(), ada.newBrowser()];
    for (const browser of [one, two]) await browser.signIn(ada.email, ada.password);
    expect((await recover(one, recovery[0] ?? '')).statusCode).toBe(200);
    await one.openSession();
    expect((await one.send('GET', '/api/account')).json().secondFactor.recoveryCodesLeft).toBe(9);
    expect((await recover(two, recovery[0] ?? '')).statusCode).toBe(401);
    const made = await one.send('POST', `${identity}/two-factor/generate-backup-codes`, {
      password: ada.password,
    });
    expect(made.json().backupCodes).toHaveLength(10);
    expect((await recover(two, recovery[1] ?? '')).statusCode).toBe(401);
    expect((await recover(two, made.json().backupCodes[0])).statusCode).toBe(200);
  });

  it('keeps neither secret nor codes in the clear', async () => {
    const ada = await newEmbeddedPerson(test);
    const { otpauth, recovery } = await turnOn(ada);
    const { rows } = await sql<{ row: string }>`
      select t::text as row from identity_two_factor t`.execute(test.open.db);
    const stored = rows.map(({ row }) => row).join();
    expect(stored).not.toContain(new URL(otpauth).searchParams.get('secret'));
    for (const code of recovery) expect(stored).not.toContain(code);
  });

  it('is not left out by a new password, a trusted browser or a session opened elsewhere', async () => {
    const ada = await newEmbeddedPerson(test);
    const { otpauth } = await turnOn(ada);
    const other = ada.newBrowser();
    await other.signIn(ada.email, ada.password);
    const code = codeOf(otpauth, 1);
    const verify = `${identity}/two-factor/verify-totp`;
    expect((await other.send('POST', verify, { code, trustDevice: true })).statusCode).toBe(400);
    expect((await other.send('POST', verify, { code })).statusCode).toBe(200);
    expect(Object.keys(other.cookies).filter((name) => name.includes('trust'))).toEqual([]);
    await other.send('POST', `${identity}/sign-out`, {});
    expect((await other.signIn(ada.email, ada.password)).json().twoFactorRedirect).toBe(true);
    expect((await other.send('POST', `${identity}/get-session`, {})).statusCode).toBe(404);
  });

  it('is turned off with the password, and every code opens nothing any more', async () => {
    const ada = await newEmbeddedPerson(test);
    const { recovery } = await turnOn(ada);
    const half = ada.newBrowser();
    await half.signIn(ada.email, ada.password);
    const off = (password: string) =>
      ada.browser.send('POST', `${identity}/two-factor/disable`, { password });
    expect((await off('wrong password')).statusCode).toBe(400);
    expect((await off(ada.password)).statusCode).toBe(200);
    await ada.browser.openSession();
    expect((await ada.browser.send('GET', '/api/account')).json().secondFactor.on).toBe(false);
    expect((await recover(half, recovery[0] ?? '')).statusCode).toBe(400);
    expect((await ada.newBrowser().signIn(ada.email, ada.password)).json().token).toEqual(expect.any(String));
  });

  it('is held against guessing: a sign-in by five codes, an account by ten, a session by ten passwords', async () => {
    const ada = await newEmbeddedPerson(test);
    const { otpauth } = await turnOn(ada);
    let half = ada.newBrowser();
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      if (round % 5 === 0) {
        half = ada.newBrowser();
        await half.signIn(ada.email, ada.password);
      }
      statuses.push((await verify(half, '000000')).statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await verify(half, codeOf(otpauth, 1))).statusCode).toBe(429);
    const guess = () =>
      ada.browser.send('POST', `${identity}/two-factor/disable`, { password: 'not the password' });
    for (let round = 0; round < 10; round += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('admins', () => {
  it('have no rights without a second factor where it is required, and are told; with one they have', async () => {
    const test = await makeApp({ signsInWith: 'embedded-identity', settings: { adminSecondFactor: true } });
    const admin = await newEmbeddedPerson(test, adminEmail);
    const audit = () => admin.browser.send('GET', '/api/admin/audit');
    const before = await audit();
    expect([before.statusCode, before.json().message]).toEqual([
      403,
      'Your rights as an admin wait for a second factor: please turn it on in your account settings.',
    ]);
    const me = async () => (await admin.browser.send('GET', '/api/me')).json().user;
    expect(await me()).toMatchObject({ role: 'user', needsSecondFactor: true });
    expect((await admin.browser.send('GET', '/api/account')).json().secondFactor.required).toBe(true);
    await turnOn(admin);
    expect(await me()).toMatchObject({ role: 'admin', needsSecondFactor: false });
    const log: { action: string }[] = (await audit()).json().entries;
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second-factor.on', 'sign-in.succeeded', 'session.opened', 'account.created']),
    );
    await test.close();
  });

  it('named by an issuer that we know nothing of have none either', async () => {
    const test = await makeApp({ settings: { adminSecondFactor: true } });
    const admin = await test.signIn({ email: adminEmail });
    const me = await test.app.inject({ url: '/api/me', headers: admin.headers });
    expect(me.json().user).toMatchObject({ role: 'user', needsSecondFactor: true });
    await test.close();
  });
});
