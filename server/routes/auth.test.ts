import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionLimits } from '#domain/accounts/session-limits.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp, testOrigin } from '#testing/make-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const own = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };

async function openSession(who: SignedIn, cookies: Record<string, string> = {}) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/auth/session',
    headers: own,
    cookies,
    payload: { idToken: who.token },
  });
  const cookie = response.cookies.find((one) => one.name === 'session');
  return { response, cookie, cookies: { session: cookie?.value ?? '' } };
}
const me = (cookies: Record<string, string>) => test.app.inject({ url: '/api/me', cookies });

describe('sessions', () => {
  it('opens one in a cookie that scripts cannot read', async () => {
    const { response, cookie } = await openSession(await test.signIn());
    expect(response.statusCode).toBe(200);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32);
  });

  it('gives a new token at each sign-in and ends the one before', async () => {
    const who = await test.signIn();
    const first = await openSession(who);
    const second = await openSession(who, first.cookies);
    expect(second.cookies.session).not.toBe(first.cookies.session);
    expect((await me(first.cookies)).statusCode).toBe(401);
    expect((await me(second.cookies)).statusCode).toBe(200);
  });

  it('ends at logout, even for a copied cookie; signing out twice is fine', async () => {
    const { cookies } = await openSession(await test.signIn());
    const logout = () => test.app.inject({ method: 'POST', url: '/api/auth/logout', headers: own, cookies });
    const response = await logout();
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.cookies[0]).toMatchObject({ name: 'session', value: '' });
    expect((await me(cookies)).statusCode).toBe(401);
    expect((await logout()).statusCode).toBe(204);
  });

  it('clears what the browser kept when somebody signs out, here or everywhere', async () => {
    const clears = async (url: string, payload?: object) => {
      const { cookies } = await openSession(await test.signIn());
      const response = await test.app.inject({
        method: 'POST',
        url,
        headers: own,
        cookies,
        ...(payload === undefined ? {} : { payload }),
      });
      expect(response.statusCode).toBe(204);
      return response.headers['clear-site-data'];
    };
    expect(await clears('/api/auth/logout')).toBe('"cache"');
    expect(await clears('/api/account/sessions/end', { which: 'all' })).toBe('"cache"');
    expect(await clears('/api/account/sessions/end', { which: 'others' })).toBeUndefined();
  });

  it('ends when it is not used, and after its longest life however much it is used', async () => {
    const start = test.clock.now();
    const { cookies } = await openSession(await test.signIn());
    test.clock.advance(sessionLimits.idle - 1);
    expect((await me(cookies)).statusCode).toBe(200);
    test.clock.advance(sessionLimits.idle);
    expect((await me(cookies)).statusCode).toBe(401);
    const busy = await openSession(await test.signIn());
    const opened = test.clock.now().getTime();
    while (test.clock.now().getTime() < opened + sessionLimits.absolute - sessionLimits.idle / 2) {
      test.clock.advance(sessionLimits.idle / 2);
      if (test.clock.now().getTime() < opened + sessionLimits.absolute)
        expect((await me(busy.cookies)).statusCode).toBe(200);
    }
    test.clock.set(new Date(opened + sessionLimits.absolute));
    expect((await me(busy.cookies)).statusCode).toBe(401);
    test.clock.set(start);
  });

  it('is kept as a hash only', async () => {
    const { cookies } = await openSession(await test.signIn());
    const rows = await test.open.db.selectFrom('sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(cookies.session);
  });

  it('ends at once when the account is closed', async () => {
    const who = await test.signIn();
    const { response, cookies } = await openSession(who);
    await test.open.db
      .updateTable('users')
      .set({ disabled_at: test.clock.now() })
      .where('id', '=', response.json().user.id)
      .execute();
    expect((await me(cookies)).statusCode).toBe(401);
    expect((await test.app.inject({ url: '/api/me', headers: who.headers })).statusCode).toBe(401);
    expect((await openSession(who)).response.statusCode).toBe(401);
  });

  it.each([{}, { idToken: '' }, { idToken: 5 }])('refuses the body %j', async (payload) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/session',
      headers: own,
      payload,
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
  });

  it('refuses a token that is not one, and a session cookie in its place', async () => {
    const { cookies } = await openSession(await test.signIn());
    for (const idToken of ['nonsense', cookies.session]) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/auth/session',
        headers: own,
        payload: { idToken },
      });
      expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
    }
    const asBearer = await test.app.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${cookies.session}` },
    });
    expect(asBearer.statusCode).toBe(401);
  });

  it('has a name that pins it to https where the address is https', async () => {
    const secure = await makeApp({
      settings: {
        isHttps: true,
        publicUrl: 'https://posts.example.org',
        origins: ['https://posts.example.org'],
      },
    });
    const who = await secure.signIn();
    const response = await secure.app.inject({
      method: 'POST',
      url: '/api/auth/session',
      headers: own,
      payload: { idToken: who.token },
    });
    expect(response.cookies[0]).toMatchObject({
      name: '__Host-session',
      secure: true,
      httpOnly: true,
      path: '/',
    });
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });
});

describe('bearer and cookie', () => {
  it('lets a header that fails not fall back to a good cookie', async () => {
    const { cookies } = await openSession(await test.signIn());
    for (const headers of [
      { authorization: 'Bearer bad' },
      { authorization: 'Basic abc' },
      { authorization: '' },
      { 'x-api-key': 'k' },
    ]) {
      expect((await test.app.inject({ url: '/api/me', headers, cookies })).statusCode).toBe(401);
    }
  });

  it('takes the header where both are good', async () => {
    const { cookies } = await openSession(await test.signIn());
    const other = await test.signIn();
    const response = await test.app.inject({ url: '/api/me', headers: other.headers, cookies });
    expect(response.json().user.email).toBe(other.person.email);
  });

  it('answers null, not a refusal, where nobody is signed in', async () => {
    expect((await test.app.inject({ url: '/api/auth/me' })).json()).toEqual({ user: null });
    expect((await test.app.inject({ url: '/api/auth/me', cookies: { session: 'ended' } })).json()).toEqual({
      user: null,
    });
    expect(
      (await test.app.inject({ url: '/api/auth/me', headers: { authorization: 'Bearer bad' } })).statusCode,
    ).toBe(401);
    const { headers, person } = await test.signIn();
    expect((await test.app.inject({ url: '/api/auth/me', headers })).json().user.email).toBe(person.email);
    expect((await test.app.inject({ url: '/auth/me', headers })).json().user.email).toBe(person.email);
  });

  it('tells people apart by issuer and subject, never by address', async () => {
    const first = await test.signIn({ email: 'shared@example.org' });
    const second = await test.signIn({ email: 'shared@example.org' });
    const ids = await Promise.all(
      [first, second].map(
        async ({ headers }) => (await test.app.inject({ url: '/api/me', headers })).json().user.id,
      ),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('breaks on no claim that is signed by the right key, and makes nobody an admin who only looks like one', async () => {
    const answerTo = async (claims: Record<string, unknown>) => {
      const token = await test.issuer.token(
        { subject: randomUUID(), email: 'ada@example.org' },
        { claims: { ...claims } },
      );
      return test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    };
    const broken = ['a\u0000b', 'a\ud800b', 'a\u001fb', 'a\u007fb'];
    for (const claim of ['sub', 'email', 'name'])
      for (const text of broken) {
        const said = claim === 'email' ? `${text}@example.org` : text;
        expect((await answerTo({ [claim]: said })).statusCode).toBe(401);
      }
    const alike = [
      '\uFF41dmin@example.org',
      'admin@ex\uFF41mple.org',
      'adm\u2170n@example.org',
      `${adminEmail}\u200b`,
    ];
    for (const email of alike) expect((await answerTo({ email })).statusCode).toBe(401);
    for (const email of ['\u0430dmin@example.org', 'admin@ex\u0430mple.org', 'adm\u0131n@example.org'])
      expect((await answerTo({ email })).json().user.role).toBe('user');
    expect((await answerTo({ email: ' ADMIN@Example.org ' })).json().user.role).toBe('admin');
  });

  it('makes admins of verified addresses only', async () => {
    const role = async (emailVerified: boolean) => {
      const { headers } = await test.signIn({ email: adminEmail, emailVerified });
      return (await test.app.inject({ url: '/api/me', headers })).json().user.role;
    };
    expect([await role(true), await role(false)]).toEqual(['admin', 'user']);
  });
});

describe('requests from other sites', () => {
  const cases: readonly [string, Record<string, string>, number][] = [
    ['same origin by fetch metadata', own, 204],
    ['our origin, no fetch metadata', { origin: testOrigin, 'x-requested-with': 'xmlhttprequest' }, 204],
    ['another site', { ...own, 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { ...own, 'sec-fetch-site': 'same-site' }, 403],
    ['typed into the address bar', { ...own, 'sec-fetch-site': 'none' }, 403],
    [
      'another site that claims our origin',
      { ...own, 'sec-fetch-site': 'cross-site', origin: testOrigin },
      403,
    ],
    [
      'another origin, no fetch metadata',
      { origin: 'https://evil.example', 'x-requested-with': 'XMLHttpRequest' },
      403,
    ],
    ['the origin null', { origin: 'null', 'x-requested-with': 'XMLHttpRequest' }, 403],
    ['neither header', { 'x-requested-with': 'XMLHttpRequest' }, 403],
    ['no X-Requested-With', { 'sec-fetch-site': 'same-origin' }, 403],
    ['a wrong X-Requested-With', { ...own, 'x-requested-with': 'fetch' }, 403],
  ];

  it.each(cases)('%s', async (_what, headers, status) => {
    const { cookies } = await openSession(await test.signIn());
    for (const withCookies of [cookies, {}]) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers,
        cookies: withCookies,
      });
      expect(response.statusCode).toBe(status);
      if (status === 403) expect(response.json().code).toBe('cross_site');
    }
    const write = await test.app.inject({
      method: 'PUT',
      url: '/api/chats/x',
      headers,
      cookies: (await openSession(await test.signIn())).cookies,
      payload: { messages: [{ role: 'user', content: 'x' }] },
    });
    expect(write.statusCode).toBe(status === 204 ? 200 : 403);
  });

  it('does not ask it of a bearer token, which browsers never add by themselves', async () => {
    const { headers } = await test.signIn();
    const response = await test.app.inject({
      method: 'PUT',
      url: '/api/chats/x',
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
      payload: { messages: [{ role: 'user', content: 'x' }] },
    });
    expect(response.statusCode).toBe(200);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'refuses a body of %s',
    async (type) => {
      const { headers } = await test.signIn();
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/check',
        headers: { ...headers, 'content-type': type },
        payload: 'a=b',
      });
      expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
    },
  );
});

describe('POST /api/users', () => {
  const save = async (payload: object, who?: SignedIn) => {
    const { headers } = who ?? (await test.signIn());
    return test.app.inject({ method: 'POST', url: '/api/users', headers, payload });
  };

  it('stores the profile of the caller, and nothing that gives a right', async () => {
    const who = await test.signIn();
    const payload = {
      uid: who.person.subject,
      email: 'other@example.org',
      firstName: ' Ada ',
      lastName: 'Love\nlace',
    };
    const { user } = (await save(payload, who)).json();
    expect(user).toMatchObject({
      name: 'Ada Love lace',
      email: who.person.email,
      role: 'user',
      subscription: { isLifetime: false },
    });
    expect((await test.app.inject({ url: '/api/me', headers: who.headers })).json().user).toEqual(user);
  });

  it.each(['role', 'isLifetime', 'subscription'])('refuses what would give a right: %s', async (field) => {
    const who = await test.signIn();
    const uid = who.person.subject;
    const response = await save({ uid, firstName: 'A', lastName: 'B', [field]: 'admin' }, who);
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      `"${field}" is no field of this request. Please check how it is spelt.`,
    ]);
  });

  it.each([undefined, null, ' \n', '\u202e'])(
    'takes %j for no name: they are known by their address',
    async (none) => {
      const who = await test.signIn({ name: '' });
      const { subject, email } = who.person;
      const names = { firstName: none, lastName: none };
      const { user } = (await save({ uid: subject, ...names, organization: 'Sorbonne' }, who)).json();
      expect(user).toMatchObject({ name: '', displayName: email });
      const { headers } = who;
      expect((await test.app.inject({ url: '/api/account', headers })).json()).toMatchObject({
        firstName: '',
        lastName: '',
        organization: 'Sorbonne',
      });
    },
  );

  it("refuses somebody else's id", async () => {
    const other = await test.signIn();
    const response = await save({ uid: other.person.subject, firstName: 'A', lastName: 'B' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    expect(response.json().message).toMatch(/^"uid" /);
  });

  it.each([
    ['uid', undefined, 'is missing.'],
    ['uid', '', 'must not be empty.'],
    ['uid', 7, 'must be text.'],
    ['uid', 'x'.repeat(256), 'is longer than 255 characters.'],
    ['email', ['ada@example.org'], 'must be text.'],
    ['email', 'x'.repeat(255), 'is longer than 254 characters.'],
    ['firstName', 7, 'must be text.'],
    ['firstName', 'A'.repeat(101), 'is longer than 100 characters.'],
    ['lastName', { name: 'B' }, 'must be text.'],
    ['organization', 7, 'must be text.'],
    ['organization', 'O'.repeat(201), 'is longer than 200 characters.'],
    ['researchField', true, 'must be text.'],
    ['researchField', 'F'.repeat(201), 'is longer than 200 characters.'],
  ])('says of a field what is wrong with it: %s as %j %s', async (field, value, fault) => {
    const response = await save({ uid: 'x', firstName: 'A', lastName: 'B', [field]: value });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
    expect(response.json().message).toBe(`"${field}" ${fault}`);
  });
});

describe('GET /api/teams/me and /api/plans', () => {
  it('answers everyone with their own plan and limits', async () => {
    const { headers } = await test.signIn();
    for (const url of ['/api/teams/me', '/teams/me']) {
      expect((await test.app.inject({ url, headers })).json()).toMatchObject({
        id: null,
        planKey: 'FREE',
        maxSeats: 1,
        postsLimit: 5,
        postsUsed: 0,
        postsRemaining: 5,
        canUseDoi: false,
        postsResetAt: '2026-12-01T00:00:00.000Z',
        apiKeys: [],
      });
    }
  });

  it('lists every plan to everyone', async () => {
    const { plans } = (await test.app.inject({ url: '/api/plans' })).json();
    expect(plans).toHaveLength(13);
    expect(plans[0]).toMatchObject({ key: 'FREE', price: 0, posts: 5, paymentPriceId: null });
  });
});
