import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeApp, type TestApp, testOrigin } from '#testing/make-app.ts';
import { createTestIssuer } from '#testing/test-issuer.ts';

/** Google's part of the code flow, played: one account, told by its token endpoint as Google does. */
interface GoogleAccount {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified?: boolean;
}

const own = { origin: testOrigin, 'x-requested-with': 'XMLHttpRequest' };
const flow = '0123456789abcdef'.repeat(2);
const callback = `/sign-in/callback?flow=${flow}`;
const password = 'a long passphrase';
let test: TestApp;

beforeAll(async () => {
  test = await makeApp({ signsInWith: 'embedded-identity', google: 'google', trustsEveryAddress: false });
});
afterAll(() => test.close());
afterEach(() => vi.unstubAllGlobals());

type Cookies = Record<string, string>;
const cookiesOf = (response: { cookies: { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));

async function signInAs(account: GoogleAccount) {
  const google = await createTestIssuer(() => Math.floor(Date.now() / 1000));
  const idToken = await google.token({ name: 'From Google', ...account });
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url !== 'https://oauth2.googleapis.com/token') throw new TypeError(`${url} was asked`);
    return Response.json({
      access_token: 'a secret of Google',
      id_token: idToken,
      token_type: 'Bearer',
      expires_in: 3599,
    });
  });
  const begun = await test.app.inject({
    method: 'POST',
    url: '/api/identity/sign-in/social',
    headers: own,
    payload: { flow },
  });
  const url = new URL(begun.json().url);
  const back = await test.app.inject({
    url: `/api/identity/callback/google?${new URLSearchParams({ code: 'c', state: url.searchParams.get('state') ?? '' })}`,
    cookies: cookiesOf(begun),
  });
  return { url, location: String(back.headers.location), cookies: cookiesOf(back) };
}

async function userOf(cookies: Cookies) {
  const { token } = (await test.app.inject({ url: '/api/identity/token', cookies })).json();
  return (await test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })).json()
    .user;
}

async function signUp(email: string): Promise<Cookies> {
  const payload = { email, password, name: 'Whoever came first' };
  const url = '/api/identity/sign-up/email';
  return cookiesOf(await test.app.inject({ method: 'POST', url, headers: own, payload }));
}

describe('Google beside email and password', () => {
  it('is asked for by code and PKCE, and ends in a token of our own', async () => {
    const email = `${randomUUID()}@example.org`;
    const { url, location, cookies } = await signInAs({ subject: 'g-1', email });
    expect([url.origin, url.searchParams.get('code_challenge_method')]).toEqual([
      'https://accounts.google.com',
      'S256',
    ]);
    expect(url.searchParams.get('redirect_uri')).toBe(`${testOrigin}/api/identity/callback/google`);
    expect(location).toBe(callback);
    expect(await userOf(cookies)).toMatchObject({ email, emailVerified: true, name: 'From Google' });
  });

  it('keeps none of Google’s tokens', async () => {
    await signInAs({ subject: 'g-2', email: `${randomUUID()}@example.org` });
    const rows = await test.open.db
      .selectFrom('identity_account' as never)
      .selectAll()
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('a secret of Google');
    expect(JSON.stringify(rows)).not.toContain('eyJ');
  });

  it('does not open an account whose address was never confirmed: who made it may be anybody', async () => {
    const email = `${randomUUID()}@example.org`;
    await signUp(email);
    const { location, cookies } = await signInAs({ subject: 'g-3', email });
    expect(location).toContain('error=account_not_linked');
    expect((await test.app.inject({ url: '/api/identity/token', cookies })).statusCode).toBe(401);
  });

  it('opens the account whose address both sides have confirmed', async () => {
    const email = `${randomUUID()}@example.org`;
    const mine = await userOf(await signUp(email));
    await test.open.db
      .updateTable('identity_user' as never)
      .set({ emailVerified: true } as never)
      .where('email' as never, '=', email as never)
      .execute();
    const { cookies } = await signInAs({ subject: 'g-4', email });
    expect((await userOf(cookies)).id).toBe(mine.id);
  });

  it('does not take an address that Google has not confirmed', async () => {
    const email = `${randomUUID()}@example.org`;
    await signUp(email);
    const { location } = await signInAs({ subject: 'g-5', email, emailVerified: false });
    expect(location).toContain('error=account_not_linked');
  });

  it('takes no address whose letters only stand for others: it would be somebody else’s in small letters', async () => {
    const name = randomUUID();
    await signInAs({ subject: 'g-7', email: `k${name}@example.org` });
    const { location, cookies } = await signInAs({ subject: 'g-8', email: `\u212A${name}@example.org` });
    expect(location).toContain('error=');
    expect((await test.app.inject({ url: '/api/identity/token', cookies })).statusCode).toBe(401);
  });

  it('finishes only what the same browser began: neither state nor window of another one', async () => {
    const google = await createTestIssuer(() => Math.floor(Date.now() / 1000));
    const idToken = await google.token({ subject: 'g-6', email: `${randomUUID()}@example.org` });
    vi.stubGlobal('fetch', async () =>
      Response.json({ access_token: 'x', id_token: idToken, token_type: 'Bearer', expires_in: 3599 }),
    );
    const begin = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/identity/sign-in/social',
        headers: own,
        payload: { flow },
      });
    const [attacker, victim] = [await begin(), await begin()];
    const stateOf = (begun: typeof attacker) => new URL(begun.json().url).searchParams.get('state') ?? '';
    const come = (state: string, cookies: Cookies) =>
      test.app.inject({
        url: `/api/identity/callback/google?${new URLSearchParams({ code: 'c', state })}`,
        cookies,
      });
    for (const [state, cookies] of [
      [stateOf(attacker), {}],
      [stateOf(attacker), cookiesOf(victim)],
      ['made-up', cookiesOf(victim)],
    ] as const) {
      const back = await come(state, cookies);
      expect(String(back.headers.location)).toContain('error=');
      expect(
        (await test.app.inject({ url: '/api/identity/token', cookies: cookiesOf(back) })).statusCode,
      ).toBe(401);
    }
  });

  it('sends nobody to another site, and is not there where it is not configured', async () => {
    const asked = { provider: 'google', callbackURL: 'https://evil.example/', disableRedirect: true };
    for (const payload of [
      asked,
      { flow, ...asked },
      { flow: 'https://evil.example/' },
      { flow: `${flow}&x=1` },
      {},
    ]) {
      const url = '/api/identity/sign-in/social';
      const response = await test.app.inject({ method: 'POST', url, headers: own, payload });
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
    }
    const without = await makeApp({ signsInWith: 'embedded-identity' });
    for (const url of ['/api/identity/callback/google', '/api/identity/sign-in/social'])
      expect((await without.app.inject({ url })).statusCode).toBe(404);
    await without.close();
  });
});
