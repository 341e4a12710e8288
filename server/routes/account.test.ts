import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionLimits } from '#domain/accounts/session-limits.ts';
import { Browser, firefox, newEmbeddedPerson } from '#testing/embedded-person.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { buyPlan, joinTeamOf, makeKeyFor } from '#testing/team-people.ts';
import { makePaidApp } from '#testing/test-payments.ts';

interface Listed {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
}

describe('accounts of the embedded provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ signsInWith: 'embedded-identity' });
  });
  afterAll(() => test.close());

  const sessionsOf = async (browser: Browser): Promise<Listed[]> =>
    (await browser.send('GET', '/api/account/sessions')).json().sessions;
  const isIn = async (browser: Browser) => (await browser.send('GET', '/api/me')).statusCode === 200;
  const bearer = (token: string) =>
    test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });

  it('lists where somebody is signed in, never with what opens it, and ends one with all that came from it', async () => {
    const ada = await newEmbeddedPerson(test);
    const phone = new Browser(
      test,
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36',
    );
    await phone.signIn(ada.email, ada.password);
    const idToken = await phone.openSession();
    const script = new Browser(test, 'curl/8.5.0');
    await script.signIn(ada.email, ada.password);
    const scriptToken = await script.idToken();

    const answer = await ada.browser.send('GET', '/api/account/sessions');
    const listed: Listed[] = answer.json().sessions;
    expect(listed.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Firefox on Linux', true],
        ['Chrome on Android', false],
        ['curl', false],
      ]),
    );
    expect(listed).toHaveLength(3);
    for (const secret of [...Object.values(phone.cookies), idToken])
      expect(answer.body).not.toContain(secret);

    for (const device of ['Chrome on Android', 'curl']) {
      const id = listed.find((one) => one.device === device)?.id ?? '';
      expect((await ada.browser.send('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(204);
      expect((await ada.browser.send('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(404);
    }
    expect(await isIn(phone)).toBe(false);
    for (const token of [idToken, scriptToken]) expect((await bearer(token)).statusCode).toBe(401);
    for (const browser of [phone, script])
      expect((await browser.send('GET', '/api/identity/token')).statusCode).toBe(401);
    expect(await isIn(ada.browser)).toBe(true);
  });

  it('ends all others, or all with every token from before', async () => {
    const ada = await newEmbeddedPerson(test);
    const other = ada.newBrowser();
    await other.signIn(ada.email, ada.password);
    await other.openSession();
    const end = (which: string) => ada.browser.send('POST', '/api/account/sessions/end', { which });
    expect((await end('others')).statusCode).toBe(204);
    expect([await isIn(ada.browser), await isIn(other)]).toEqual([true, false]);
    expect(await sessionsOf(ada.browser)).toHaveLength(1);
    const token = await ada.browser.idToken();
    await end('all');
    expect(await isIn(ada.browser)).toBe(false);
    expect((await bearer(token)).statusCode).toBe(401);
    expect((await ada.browser.send('GET', '/api/identity/token')).statusCode).toBe(401);
  });

  it('signs out here and at the provider at once', async () => {
    const ada = await newEmbeddedPerson(test);
    const token = await ada.browser.idToken();
    await ada.browser.send('POST', '/api/auth/logout', {});
    expect((await bearer(token)).statusCode).toBe(401);
    expect((await ada.browser.send('GET', '/api/identity/token')).statusCode).toBe(401);
  });

  it('changes the password for whoever knows the old one, and signs everybody else out', async () => {
    const ada = await newEmbeddedPerson(test);
    const other = ada.newBrowser();
    await other.signIn(ada.email, ada.password);
    await other.openSession();
    const change = (currentPassword: string) =>
      ada.browser.send('POST', '/api/identity/change-password', {
        currentPassword,
        newPassword: 'a better passphrase',
      });
    const refused = await change('not the password');
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'The password is not right.']);
    expect((await change(ada.password)).statusCode).toBe(200);
    await ada.browser.openSession();
    expect([await isIn(ada.browser), await isIn(other)]).toEqual([true, false]);
    expect((await ada.newBrowser().signIn(ada.email, ada.password)).statusCode).toBe(401);
    expect((await ada.newBrowser().signIn(ada.email, 'a better passphrase')).statusCode).toBe(200);
  });

  it('deletes an account for its owner alone, whole, and its tokens make no new one', async () => {
    const ada = await newEmbeddedPerson(test);
    const token = await ada.browser.idToken();
    const { id } = (await ada.browser.send('GET', '/api/account')).json();
    await ada.browser.send('PUT' as 'POST', '/api/chats/one', { messages: [{ role: 'user', content: 'A' }] });
    const remove = (body: object) => ada.browser.send('DELETE', '/api/account', body);
    expect((await remove({ email: 'bob@example.org', password: ada.password })).statusCode).toBe(409);
    expect((await remove({ email: ada.email })).statusCode).toBe(403);
    expect((await remove({ email: ada.email, password: 'not the password' })).statusCode).toBe(403);
    const told = (await ada.browser.send('GET', '/api/account/export')).json();
    expect(told.data.chats).toHaveLength(1);
    expect(told.data.identity_user).toMatchObject([{ email: ada.email }]);
    const done = await remove({ email: ` ${ada.email.toUpperCase()}`, password: ada.password });
    expect([done.statusCode, done.json().message]).toEqual([
      200,
      'Your account and everything about it are deleted.',
    ]);
    expect(await isIn(ada.browser)).toBe(false);
    expect((await bearer(token)).statusCode).toBe(401);
    expect((await ada.newBrowser().signIn(ada.email, ada.password)).statusCode).toBe(401);
    const actions = (await test.deps.database.audit.entriesOf(id)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['account.deleted', 'account.exported', 'password.refused']),
    );
    // The address is free again.
    expect(await isIn((await newEmbeddedPerson(test, ada.email)).browser)).toBe(true);
  });

  it('writes sign-ins into the log without an address', async () => {
    const ada = await newEmbeddedPerson(test);
    for (let round = 0; round < 11; round += 1) await ada.newBrowser().signIn(ada.email, 'wrong password');
    const log = await test.deps.database.audit.list({ actorId: null, action: null, before: null, limit: 12 });
    expect(log.map(({ action }) => action).slice(0, 2)).toEqual(['sign-in.throttled', 'sign-in.failed']);
    expect(new Set(log.slice(0, 11).map(({ target }) => target)).size).toBe(1);
    expect(JSON.stringify(log)).not.toContain(ada.email);
  });
});

describe('accounts of any provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    ({ test } = await makePaidApp());
  });
  afterAll(() => test.close());

  const send = (who: SignedIn, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: who.headers, ...(payload === undefined ? {} : { payload }) });
  const remove = (who: SignedIn) => send(who, 'DELETE', '/api/account', { email: who.person.email });
  const idOf = async (who: SignedIn) => (await send(who, 'GET', '/api/me')).json().user.id as string;

  it('keeps sessions within their limits, and lists none that is over', async () => {
    const ada = await test.signIn();
    const own = {
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'XMLHttpRequest',
      'user-agent': firefox,
    };
    const payload = { idToken: ada.token };
    const opened = await test.app.inject({ method: 'POST', url: '/api/auth/session', headers: own, payload });
    const cookies = { session: opened.cookies[0]?.value ?? '' };
    const listed = async () => (await test.app.inject({ url: '/api/account/sessions', cookies })).json();
    expect((await listed()).sessions).toMatchObject([{ device: 'Firefox on Linux', current: true }]);
    test.clock.advance(sessionLimits.idle);
    expect((await listed()).code).toBe('unauthenticated');
    const fresh = await test.signIn(ada.person);
    expect((await send(fresh, 'GET', '/api/account/sessions')).json().sessions).toEqual([]);
  });

  it('are closed and opened by an admin, at once and with a reason, but never one’s own', async () => {
    const [admin, ada] = [await test.signIn({ email: adminEmail }), await test.signIn()];
    const id = await idOf(ada);
    const change = (who: string, what: string) =>
      send(admin, 'POST', `/api/admin/users/${who}/${what}`, { reason: 'spam' });
    // Tokens know whole seconds.
    test.clock.advance(2000);
    expect((await change(id, 'disable')).json()).toMatchObject({ id, disabledAt: expect.any(String) });
    expect((await send(ada, 'GET', '/api/me')).statusCode).toBe(401);
    expect((await change(id, 'enable')).json()).toEqual({ id, disabledAt: null });
    // Tokens from before stay dead.
    expect((await send(ada, 'GET', '/api/me')).statusCode).toBe(401);
    test.clock.advance(2000);
    expect((await send(await test.signIn(ada.person), 'GET', '/api/me')).statusCode).toBe(200);
    const own = await test.signIn({ ...admin.person });
    expect(
      (await send(own, 'POST', `/api/admin/users/${await idOf(own)}/disable`, { reason: 'x' })).statusCode,
    ).toBe(409);
    for (const what of ['disable', 'enable']) expect((await change(randomUUID(), what)).statusCode).toBe(404);
    const url = `/api/admin/audit?actor=${await idOf(own)}&limit=2`;
    const page = (await send(own, 'GET', url)).json();
    expect(page.entries.map((one: { action: string; after: string }) => [one.action, one.after])).toEqual([
      ['user.enabled', 'spam'],
      ['user.disabled', 'spam'],
    ]);
    const rest = (await send(own, 'GET', `${url}&before=${page.next}`)).json();
    expect(rest.entries[0].id).toBeLessThan(page.entries[1].id);
    expect((await send(own, 'GET', '/api/admin/audit?action=user.disabled')).json().entries).toHaveLength(1);
  });

  it('are deleted after a young sign-in only, and a token from before opens no new account', async () => {
    const ada = await test.signIn();
    const id = await idOf(ada);
    test.clock.advance(11 * 60_000);
    const old = await remove(ada);
    expect([old.statusCode, old.json().code]).toEqual([403, 'forbidden']);
    const young = await test.signIn(ada.person);
    expect((await remove(young)).statusCode).toBe(200);
    expect((await send(young, 'GET', '/api/me')).json().message).toBe('This account was deleted.');
    test.clock.advance(2000);
    expect(await idOf(await test.signIn(ada.person))).not.toBe(id);
  });

  it('are not deleted while others are in their team, or a subscription goes on charging', async () => {
    const [owner, member] = [await test.signIn(), await test.signIn()];
    await buyPlan(test, owner, 'advanced_year');
    await joinTeamOf(test, owner, member);
    const team = (await send(owner, 'GET', '/api/teams/me')).json();
    const withMember = await remove(owner);
    expect([withMember.statusCode, withMember.json().message]).toEqual([
      409,
      `You own the team ${team.name}, with one other member. Please make somebody else its owner in the Team Dashboard, or remove the members, and come back.`,
    ]);
    const memberId = await idOf(member);
    await send(owner, 'DELETE', `/api/teams/${team.id}/members/${memberId}`);
    const paying = await remove(owner);
    expect([paying.statusCode, paying.json().message]).toEqual([
      409,
      'You have a subscription that would go on charging. Please cancel it first: in your account settings, with "Cancel subscription".',
    ]);
    await send(owner, 'POST', '/api/subscription/cancel-subscription', {
      subscriptionId: team.paddleSubscriptionId,
    });
    const key = await makeKeyFor(test, owner);
    expect((await remove(owner)).statusCode).toBe(200);
    const byKey = await test.app.inject({
      method: 'POST',
      url: '/api/hashtags',
      headers: { 'x-api-key': key },
      payload: { inputText: 'x' },
    });
    expect(byKey.statusCode).toBe(401);
    const log = await test.deps.database.audit.entriesOf(team.id);
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['team.made', 'team.joined', 'team.member-removed', 'team.dissolved']),
    );
    expect((await send(member, 'GET', '/api/me')).statusCode).toBe(200);
  });
});
