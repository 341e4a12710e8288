import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OidcOptions, oidcIssuer } from '#server/adapters/identity/oidc-issuer.ts';
import { createTokenVerifier } from '#server/adapters/identity/verify-token.ts';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import { makeApp, sandboxHeaders, type TestApp, testOrigin } from '#testing/make-app.ts';
import { type LocalProvider, startOidcProvider } from '#testing/oidc-provider.ts';
import { walkOidc } from '#testing/walk-oidc.ts';

const own = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
const redirectUris = [`${testOrigin}/sign-in/callback`];
const warnings: string[] = [];

function appFor(given: Pick<OidcOptions, 'issuer' | 'clientId'> & Partial<OidcOptions>): Promise<TestApp> {
  return makeApp({
    identity: () => {
      const { trusted, codeFlow } = oidcIssuer({
        clientSecret: null,
        emailsVerified: false,
        clock: systemClock,
        warn: (problem) => warnings.push(problem),
        ...given,
      });
      return {
        identity: null,
        verifier: createTokenVerifier({ issuers: [trusted], clock: systemClock }),
        signIn: { kind: 'oidc', name: 'Example University' },
        codeFlow,
      };
    },
  });
}

const post = ({ app }: TestApp, url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers: own, payload });
const begin = (test: TestApp, origin = testOrigin) => post(test, '/api/auth/oidc/begin', { origin });

async function finish(test: TestApp, account: string | null, bend: object = {}) {
  const { url, ...kept } = (await begin(test)).json();
  const answer = await walkOidc(url, account);
  return post(test, '/api/auth/oidc/finish', { origin: testOrigin, answer, ...kept, ...bend });
}

const me = ({ app }: TestApp, idToken: string) =>
  app.inject({ url: '/api/me', headers: { authorization: `Bearer ${idToken}` } });

describe('signing in at an OpenID Connect issuer', () => {
  let provider: LocalProvider;
  let test: TestApp;
  beforeAll(async () => {
    provider = await startOidcProvider({ redirectUris });
    test = await appFor(provider);
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  it('ends in a token that opens a session, by discovery, code and PKCE', async () => {
    expect((await test.app.inject({ url: '/api/auth/provider' })).json()).toEqual({
      kind: 'oidc',
      name: 'Example University',
    });
    const { url } = (await begin(test)).json();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: redirectUris[0],
    });
    const { idToken } = (await finish(test, 'emmy@example.org')).json();
    const opened = await post(test, '/api/auth/session', { idToken });
    expect(opened.json().user).toMatchObject({
      email: 'emmy@example.org',
      emailVerified: true,
      name: 'Emmy Noether',
    });
  });

  it('gives the same address under another subject an account of its own', async () => {
    const first = await me(test, (await finish(test, 'one@example.org')).json().idToken);
    const again = await me(test, (await finish(test, 'one@example.org')).json().idToken);
    const other = await me(test, (await finish(test, 'one@example.org#2')).json().idToken);
    expect(again.json().user.id).toBe(first.json().user.id);
    expect(other.json().user.email).toBe('one@example.org');
    expect(other.json().user.id).not.toBe(first.json().user.id);
  });

  it.each([
    ['another state', { state: 'x'.repeat(43) }],
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['another code verifier', { codeVerifier: 'x'.repeat(43) }],
    ['a made-up code', { answer: 'code=made-up' }],
    ['an error', { answer: 'error=server_error' }],
  ])('refuses %s', async (_what, bend) => {
    const response = await finish(test, 'emmy@example.org', bend);
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('refuses somebody who turned back, and a code that was used', async () => {
    expect((await finish(test, null)).statusCode).toBe(401);
    const { url, ...kept } = (await begin(test)).json();
    const answer = await walkOidc(url, 'emmy@example.org');
    const play = () => post(test, '/api/auth/oidc/finish', { origin: testOrigin, answer, ...kept });
    expect((await play()).statusCode).toBe(200);
    expect((await play()).statusCode).toBe(401);
  });

  it('sends nobody back to another site, and answers no other site', async () => {
    const response = await begin(test, 'https://evil.example');
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      expect.stringContaining(testOrigin),
    ]);
    const foreign = await test.app.inject({
      method: 'POST',
      url: '/api/auth/oidc/begin',
      headers: { ...own, 'sec-fetch-site': 'cross-site' },
      payload: { origin: testOrigin },
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('has no provider of its own then', async () => {
    for (const url of ['/api/identity/token', '/api/identity/jwks'])
      expect((await test.app.inject({ url })).statusCode).toBe(404);
    const signUp = { email: 'a@example.org', password: 'a long passphrase', name: 'A' };
    expect((await post(test, '/api/identity/sign-up/email', signUp)).statusCode).toBe(404);
  });
});

describe('an OpenID Connect issuer', () => {
  it('may want a secret, and be wrong about it', async () => {
    const provider = await startOidcProvider({ redirectUris, clientSecret: 'of the client' });
    const right = await appFor(provider);
    expect((await finish(right, 'emmy@example.org')).statusCode).toBe(200);
    const wrong = await appFor({ ...provider, clientSecret: 'another' });
    expect((await finish(wrong, 'emmy@example.org')).statusCode).toBe(401);
    expect(warnings.at(-1)).toMatch(/invalid_client/);
    expect(warnings.join()).not.toContain('another');
    await Promise.all([right.close(), wrong.close(), provider.close()]);
  });

  it('is not believed about addresses, unless the operator vouches for it', async () => {
    const provider = await startOidcProvider({ redirectUris, says: 'not-verified' });
    const strict = await appFor(provider);
    const vouched = await appFor({ ...provider, emailsVerified: true });
    const verified = async (test: TestApp) =>
      (await me(test, (await finish(test, 'emmy@example.org')).json().idToken)).json().user.emailVerified;
    expect([await verified(strict), await verified(vouched)]).toEqual([false, true]);
    await Promise.all([strict.close(), vouched.close(), provider.close()]);
  });

  it('has to say an address', async () => {
    const provider = await startOidcProvider({ redirectUris, says: 'no-address' });
    const test = await appFor(provider);
    const response = await me(test, (await finish(test, 'emmy')).json().idToken);
    expect([response.statusCode, response.json().message]).toEqual([
      401,
      expect.stringContaining('which email address is yours'),
    ]);
    await Promise.all([test.close(), provider.close()]);
  });

  it('that does not answer is told as out of reach, not as a refusal', async () => {
    const provider = await startOidcProvider({ redirectUris });
    await provider.close();
    const test = await appFor(provider);
    const begun = await begin(test);
    expect([begun.statusCode, begun.json().code]).toEqual([503, 'unavailable']);
    await test.close();
  });

  it.each([
    ['another name', { issuer: 'https://evil.example' }],
    ['a name with a slash more', { slash: true }],
  ])(
    'that describes itself by %s is not taken for it',
    async (_what, bend: { issuer?: string; slash?: boolean }) => {
      const server = createServer((_request, response) => {
        const { port } = server.address() as AddressInfo;
        const issuer = `http://127.0.0.1:${port}`;
        const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer };
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ issuer: bend.issuer ?? `${issuer}/`, ...endpoints }));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const test = await appFor({ issuer: `http://127.0.0.1:${port}`, clientId: 'paperlark' });
      expect((await begin(test)).statusCode).toBe(503);
      expect(warnings.at(-1)).toContain('does not describe itself');
      await test.close();
      server.close();
    },
  );
});

describe('the stand-in for Google', () => {
  const google = (test: TestApp, payload: object) =>
    test.app.inject({
      method: 'POST',
      url: '/api/sandbox/google',
      headers: { ...own, ...sandboxHeaders },
      payload,
    });

  it('signs a token with its own key, which opens a session by the same check', async () => {
    const test = await makeApp({ signsInWith: 'embedded-identity', google: 'sandbox' });
    const { idToken } = (await google(test, { email: 'Rosalind@Example.com', name: 'Rosalind' })).json();
    const opened = await post(test, '/api/auth/session', { idToken });
    expect(opened.json().user).toMatchObject({
      email: 'rosalind@example.com',
      emailVerified: true,
      name: 'Rosalind',
    });
    const again = (await google(test, { email: 'rosalind@example.com', name: 'Rosalind' })).json();
    expect((await me(test, again.idToken)).json().user.id).toBe(opened.json().user.id);
    expect((await google(test, { email: 'nobody' })).statusCode).toBe(400);
    await test.close();
  });

  it('does not open the account that somebody made with the same address and a password', async () => {
    const test = await makeApp({ signsInWith: 'embedded-identity', google: 'sandbox' });
    const email = 'ada@example.org';
    const account = { email, password: 'a long passphrase', name: 'Ada' };
    const signedUp = await post(test, '/api/identity/sign-up/email', account);
    const cookies = Object.fromEntries(signedUp.cookies.map(({ name, value }) => [name, value]));
    const { token } = (await test.app.inject({ url: '/api/identity/token', cookies })).json();
    const withPassword = (await me(test, token)).json().user;
    const withGoogle = (await me(test, (await google(test, { email })).json().idToken)).json().user;
    expect(withGoogle.email).toBe(withPassword.email);
    expect(withGoogle.id).not.toBe(withPassword.id);
    await test.close();
  });

  it('is not there, and its tokens are refused, where it is not switched on', async () => {
    const on = await makeApp({ signsInWith: 'embedded-identity', google: 'sandbox' });
    const off = await makeApp({ signsInWith: 'embedded-identity' });
    const { idToken } = (await google(on, { email: 'ada@example.org' })).json();
    expect((await google(off, { email: 'ada@example.org' })).statusCode).toBe(404);
    expect((await me(off, idToken)).statusCode).toBe(401);
    expect((await off.app.inject({ url: '/api/auth/provider' })).json()).toEqual({
      kind: 'embedded',
      google: null,
      mails: true,
    });
    await Promise.all([on.close(), off.close()]);
  });
});
