import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#testing/authenticator.ts';
import { databaseKinds } from '#testing/databases.ts';
import { type Browser, type EmbeddedPerson, newEmbeddedPerson } from '#testing/embedded-person.ts';
import { makeApp, type TestApp } from '#testing/make-app.ts';

const identity = '/api/identity';
const newPassword = 'a newer passphrase';

/** Where accounts were made before addresses were proved first: by whoever came first, perhaps a stranger. */
describe.each(databaseKinds)('strangers and owners on %s', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ database, signsInWith: 'embedded-identity', trustsEveryAddress: false });
  });
  afterAll(() => test.close());

  const post = (path: string, payload: object, remoteAddress = '127.0.0.1') =>
    test.app.inject({ method: 'POST', url: identity + path, payload, remoteAddress });
  const signIn = (email: string, password: string, from?: string) =>
    post('/sign-in/email', { email, password }, from);
  const mailed = async (email: string, template: string) =>
    (await test.deps.database.mail.list(1000))
      .filter((mail) => mail.to === email && mail.template === template)
      .map(({ text }) => decodeURIComponent(/#token=(\S+)/.exec(text ?? '')?.[1] ?? ''));
  /** The newest link. */
  const resetLink = async (email: string) => {
    await post('/request-password-reset', { email });
    return (await mailed(email, 'reset-password'))[0] ?? '';
  };
  const reset = (token: string, from?: string) => post('/reset-password', { token, newPassword }, from);
  const confirm = async ({ email, password }: EmbeddedPerson) =>
    post('/verify-email', { token: (await mailed(email, 'verify-address'))[0], password });
  const turnOn = async ({ browser, password }: EmbeddedPerson) => {
    const begun = (await browser.send('POST', `${identity}/two-factor/enable`, { password })).json();
    const code = codeOf(begun.totpURI);
    expect((await browser.send('POST', `${identity}/two-factor/verify-totp`, { code })).statusCode).toBe(200);
    return { otpauth: String(begun.totpURI), recovery: begun.backupCodes as string[] };
  };
  const subjectOf = async (email: string) => {
    const { rows } = await sql<{ id: string }>`select id from identity_user where email = ${email}`.execute(
      test.open.db,
    );
    return rows[0]?.id ?? '';
  };
  const meOf = async (browser: Browser) => (await browser.send('GET', '/api/me')).json().user;

  it('a reset takes away the second factor of whoever never showed that the address is theirs', async () => {
    const stranger = await newEmbeddedPerson(test);
    const { recovery } = await turnOn(stranger);
    const half = stranger.newBrowser();
    await half.signIn(stranger.email, stranger.password);
    expect((await reset(await resetLink(stranger.email))).statusCode).toBe(200);
    const owner = stranger.newBrowser();
    expect((await owner.signIn(stranger.email, newPassword)).json().token).toEqual(expect.any(String));
    await owner.openSession();
    expect((await meOf(owner)).emailVerified).toBe(true);
    // Nothing of the stranger's is left open: session, half sign-in, recovery codes.
    expect((await stranger.browser.send('GET', `${identity}/token`)).statusCode).toBe(401);
    const late = await half.send('POST', `${identity}/two-factor/verify-backup-code`, { code: recovery[0] });
    expect(late.statusCode).toBeGreaterThanOrEqual(400);
    expect((await owner.send('GET', '/api/account')).json().secondFactor.on).toBe(false);
  });

  it('a reset leaves the second factor of an owner who had shown it: their mailbox alone opens nothing', async () => {
    const owner = await newEmbeddedPerson(test);
    expect((await confirm(owner)).statusCode).toBe(200);
    const { recovery } = await turnOn(owner);
    expect((await reset(await resetLink(owner.email))).statusCode).toBe(200);
    const browser = owner.newBrowser();
    expect((await browser.signIn(owner.email, newPassword)).json().twoFactorRedirect).toBe(true);
    expect((await browser.send('GET', `${identity}/token`)).statusCode).toBe(401);
    const code = recovery[0];
    const entered = await browser.send('POST', `${identity}/two-factor/verify-backup-code`, { code });
    expect(entered.statusCode).toBe(200);
    expect((await browser.send('GET', `${identity}/token`)).statusCode).toBe(200);
  });

  it('a first reset takes away what a stranger had set up besides: providers, names, keys and open invites of a team', async () => {
    const stranger = await newEmbeddedPerson(test);
    const { email } = stranger;
    const subject = await subjectOf(email);
    const { id: userId } = await meOf(stranger.browser);
    const profile = { uid: subject, firstName: 'Mallory', lastName: 'Malone', organization: 'Evil Ltd' };
    expect((await stranger.browser.send('POST', '/api/users', profile)).statusCode).toBe(200);
    await sql`insert into identity_account (id, "accountId", "providerId", "userId", "updatedAt")
      values (${randomUUID()}, 'g-1', 'google', ${subject}, now())`.execute(test.open.db);
    const now = new Date();
    const team = await test.deps.database.inTransaction(({ teams }) => teams.ownedBy(userId, 'A team', now));
    const { apiKeys, invites } = test.deps.database;
    await apiKeys.add({
      id: randomUUID(),
      teamId: team.id,
      position: 1,
      name: 'A key',
      madeBy: userId,
      lastFour: 'abcd',
      hash: randomUUID(),
      createdAt: now,
    });
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const invite = {
      id: randomUUID(),
      teamId: team.id,
      email: 'accomplice@example.org',
      createdAt: now,
      expiresAt,
    };
    await invites.create({ ...invite, usedAt: null, usedBy: null, revokedAt: null, tokenHash: randomUUID() });

    await reset(await resetLink(email));
    const owner = stranger.newBrowser();
    await owner.signIn(email, newPassword);
    await owner.openSession();
    expect(await meOf(owner)).toMatchObject({ id: userId, name: '', displayName: email });
    expect(await apiKeys.list(team.id)).toEqual([]);
    expect((await invites.ofTeam(team.id)).map(({ revokedAt }) => revokedAt !== null)).toEqual([true]);
    const { rows } = await sql`select "providerId" from identity_account where "userId" = ${subject}`.execute(
      test.open.db,
    );
    expect(rows).toEqual([{ providerId: 'credential' }]);
  });

  it('an owner who reset by mail gets in at that place, while a stranger goes on failing', async () => {
    const owner = await newEmbeddedPerson(test);
    const travels = '198.51.100.20';
    const fail = async (times: number) => {
      const answers = await Promise.all(
        Array.from({ length: times }, (_, at) => signIn(owner.email, `wrong ${at}`, '203.0.113.66')),
      );
      return answers.filter(({ statusCode }) => statusCode === 401).length;
    };
    expect(await fail(20)).toBe(10);
    expect((await signIn(owner.email, owner.password, travels)).statusCode).toBe(429);
    expect((await reset(await resetLink(owner.email), travels)).statusCode).toBe(200);
    await fail(20);
    expect((await signIn(owner.email, newPassword, travels)).statusCode).toBe(200);
    // Elsewhere the stranger's failures count as before.
    expect((await signIn(owner.email, newPassword, '192.0.2.7')).statusCode).toBe(429);
  });

  it('a link that resets a password ends with a newer one, and with every change of the password', async () => {
    const owner = await newEmbeddedPerson(test);
    const [older, newer] = [await resetLink(owner.email), await resetLink(owner.email)];
    expect((await reset(older)).statusCode).toBe(400);
    expect((await reset(newer)).statusCode).toBe(200);
    await owner.browser.signIn(owner.email, newPassword);
    const asked = await resetLink(owner.email);
    const changed = await owner.browser.send('POST', `${identity}/change-password`, {
      currentPassword: newPassword,
      newPassword: 'a third passphrase',
    });
    expect(changed.statusCode).toBe(200);
    expect((await reset(asked)).statusCode).toBe(400);
    expect((await signIn(owner.email, 'a third passphrase')).statusCode).toBe(200);
  });

  it('of links that are asked for at once one is left', async () => {
    const owner = await newEmbeddedPerson(test);
    await Promise.all(
      Array.from({ length: 5 }, () => post('/request-password-reset', { email: owner.email })),
    );
    const links = await mailed(owner.email, 'reset-password');
    expect(links).toHaveLength(5);
    const left =
      await sql`select 1 from identity_verification where value = ${await subjectOf(owner.email)}`.execute(
        test.open.db,
      );
    expect(left.rows).toHaveLength(1);
    const answers = [];
    for (const link of links) answers.push((await reset(link)).statusCode);
    expect(answers.toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  it('a sign-in that waits for its second factor ends with a change of the password', async () => {
    const owner = await newEmbeddedPerson(test);
    const { otpauth } = await turnOn(owner);
    const half = owner.newBrowser();
    await half.signIn(owner.email, owner.password);
    await owner.browser.send('POST', `${identity}/change-password`, {
      currentPassword: owner.password,
      newPassword,
    });
    const code = codeOf(otpauth, 1);
    expect((await half.send('POST', `${identity}/two-factor/verify-totp`, { code })).statusCode).toBe(401);
  });

  it('no more than ten codes are compared in one volley of 192 from 24 half sign-ins', async () => {
    const owner = await newEmbeddedPerson(test);
    const { otpauth } = await turnOn(owner);
    const halves = Array.from({ length: 24 }, () => owner.newBrowser());
    for (const half of halves) await half.signIn(owner.email, owner.password);
    const right = codeOf(otpauth, 1);
    const guesses = Array.from({ length: 192 }, (_, at) =>
      String((Number(right) + 1 + at * 7) % 1e6).padStart(6, '0'),
    );
    const answers = await Promise.all(
      guesses.map((code, at) =>
        halves[at % 24]?.send('POST', `${identity}/two-factor/verify-totp`, { code }),
      ),
    );
    const compared = answers.filter((answer) => /code is not right/.test(answer?.body ?? ''));
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.length).toBeLessThanOrEqual(10);
    expect(answers.filter((answer) => answer?.statusCode === 200)).toEqual([]);
  });

  it('a stolen session has ten passwords, however its cookies are written', async () => {
    const owner = await newEmbeddedPerson(test);
    const guess = (at: number) =>
      owner.browser.send('POST', `${identity}/two-factor/disable`, { password: `guess ${at}` });
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      owner.browser.cookies[`other-${at}`] = String(at);
      statuses.push((await guess(at)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it('whoever holds a session has ten passwords to delete the account, also at once', async () => {
    const owner = await newEmbeddedPerson(test);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        owner.browser.send('DELETE', '/api/account', { email: owner.email, password: `guess ${at}` }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('a body that two readers would read in two ways is no sign-in', async () => {
    const payload = `\ufeff${JSON.stringify({ email: 'ada@example.org', password: 'guess' })}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await test.app.inject({
      method: 'POST',
      url: `${identity}/sign-in/email`,
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});
