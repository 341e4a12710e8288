import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#testing/databases.ts';
import { makeApp, type TestApp, testOrigin } from '#testing/make-app.ts';

const newEmail = () => `${randomUUID()}@example.org`;
const password = 'a long passphrase';

describe.each(databaseKinds)('where addresses are proved first, on %s', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({
      database,
      signsInWith: 'embedded-identity',
      trustsEveryAddress: false,
      provesFirst: true,
    });
  });
  afterAll(() => test.close());

  const post = (path: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/identity${path}`, payload });
  type Answer = Awaited<ReturnType<typeof post>>;
  const signUp = (email: string, secret = password) =>
    post('/sign-up/email', { email, password: secret, name: 'Ada Lovelace' });
  const signIn = (email: string, secret = password) => post('/sign-in/email', { email, password: secret });
  const tokenOf = ({ cookies }: Answer) =>
    test.app.inject({
      url: '/api/identity/token',
      cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    });
  const mailsTo = async (email: string) =>
    (await test.deps.database.mail.list(1000)).filter(({ to }) => to === email);
  const tokenMailed = async (email: string, template: string) => {
    const mail = (await mailsTo(email)).find((one) => one.template === template);
    return decodeURIComponent(/#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  };
  const confirm = async (email: string, secret = password) =>
    post('/verify-email', { token: await tokenMailed(email, 'verify-address'), password: secret });
  /** Somebody who has an account, and has shown that the address is theirs. */
  const owner = async () => {
    const email = newEmail();
    await signUp(email);
    expect((await confirm(email)).statusCode).toBe(200);
    return email;
  };

  /** All that an answer says, but for ids and times, which are told by their kind. */
  const said = (answer: Answer) => ({
    status: answer.statusCode,
    body: answer.body
      .replace(/"id":"[A-Za-z0-9]{32}"/, '"id"')
      .replace(/"requestId":"[0-9a-f-]{36}"/, '"requestId"')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replace(/[0-9a-f-]{36}@example\.org/g, 'address'),
    headers: Object.keys(answer.headers).sort(),
    cookies: answer.cookies.map(({ name }) => name),
  });

  it('a sign-up and every call after it answer alike, whether the address has an account', async () => {
    const known = await owner();
    const unknown = newEmail();
    const secret = 'the passphrase of whoever tries';
    const tried = async (email: string) => {
      const first = await signUp(email, secret);
      const answers = [first, await tokenOf(first), await signUp(email.toUpperCase(), secret)];
      answers.push(await post('/send-verification-email', { email }));
      answers.push(await post('/request-password-reset', { email }));
      // Until it is held back, and then: the right password of an address that nobody has shown to be theirs is a wrong one.
      for (let round = 0; round < 12; round += 1) answers.push(await signIn(email, secret));
      return answers.map(said);
    };
    const [ofKnown, ofUnknown] = [await tried(known), await tried(unknown)];
    expect(ofUnknown).toEqual(ofKnown);
    expect(ofKnown.map(({ status }) => status)).toEqual([
      ...[200, 401, 200, 200, 200],
      ...Array(10).fill(401),
      ...Array(2).fill(429),
    ]);
    expect(ofKnown[0]?.cookies).toEqual([]);
    // Whose address it is learns it by mail; nobody is mailed without end.
    expect((await mailsTo(known)).map(({ template }) => template)).toContain('has-account');
    expect((await mailsTo(unknown)).filter(({ template }) => template !== 'has-account').length).toBeLessThan(
      20,
    );
  });

  it('two sign-ups at once with a new address answer alike too', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(email)));
    expect(new Set(answers.map((answer) => JSON.stringify(said(answer)))).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect((await mailsTo(email)).filter(({ template }) => template === 'verify-address')).toHaveLength(1);
  });

  it('the mailed link and the password together confirm the address and sign in', async () => {
    const email = newEmail();
    await signUp(email);
    const entered = await confirm(email);
    const { token } = (await tokenOf(entered)).json();
    const me = await test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    expect(me.json().user).toMatchObject({ email, emailVerified: true, name: 'Ada Lovelace' });
    // Again is an ordinary sign-in: mail programs open links twice.
    expect((await confirm(email)).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('the link alone confirms nothing: somebody else may have signed up with the address', async () => {
    const email = newEmail();
    await signUp(email, 'the passphrase of a stranger');
    for (const secret of ['', 'the owner’s own passphrase']) {
      const refused = await confirm(email, secret);
      expect([refused.statusCode, refused.json().message]).toEqual([400, 'The password is not right.']);
    }
    const token = await tokenMailed(email, 'verify-address');
    expect((await test.app.inject({ url: `/api/identity/verify-email?token=${token}` })).statusCode).toBe(
      404,
    );
    expect((await signIn(email, 'the passphrase of a stranger')).statusCode).toBe(401);
  });

  it('the owner of an address that a stranger signed up with gets in by a new password, and finds nothing of theirs', async () => {
    const email = newEmail();
    await signUp(email, 'the passphrase of a stranger');
    await signUp(email);
    const told = (await mailsTo(email)).find(({ template }) => template === 'has-account');
    expect(told?.text).not.toContain('Ada');
    await post('/request-password-reset', { email });
    const token = await tokenMailed(email, 'reset-password');
    expect((await post('/reset-password', { token, newPassword: password })).statusCode).toBe(200);
    expect((await signIn(email, 'the passphrase of a stranger')).statusCode).toBe(401);
    const entered = await signIn(email);
    expect(entered.statusCode).toBe(200);
    const idToken = (await tokenOf(entered)).json().token;
    const me = await test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${idToken}` } });
    expect(me.json().user).toMatchObject({ email, emailVerified: true, name: '' });
  });

  it('a right password before the address is proved has the link mailed again', async () => {
    const email = newEmail();
    await signUp(email);
    await signIn(email, 'not the passphrase');
    expect(await mailsTo(email)).toHaveLength(1);
    await signIn(email);
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
      'verify-address',
      'verify-address',
    ]);
    expect((await mailsTo(email))[0]?.text).toContain(`${testOrigin}/verify-address#token=`);
  });
});

describe('guessing at the password behind a link', () => {
  it('is held back after ten tries, however many are made at once', async () => {
    const test = await makeApp({
      signsInWith: 'embedded-identity',
      trustsEveryAddress: false,
      provesFirst: true,
    });
    const email = newEmail();
    const post = (path: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api/identity${path}`, payload });
    await post('/sign-up/email', { email, password, name: 'Ada' });
    const [mail] = await test.deps.database.mail.list(10);
    const token = decodeURIComponent(/#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => post('/verify-email', { token, password: `guess ${at}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    await test.close();
  });
});
