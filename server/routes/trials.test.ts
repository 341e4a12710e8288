import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminEmail, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { buyPlan, joinTeamOf } from '#testing/team-people.ts';
import { makePaidApp } from '#testing/test-payments.ts';

const day = 24 * 3_600_000;

describe('trials', () => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    ({ test } = await makePaidApp());
    admin = await test.signIn({ email: adminEmail });
  });
  afterAll(() => test.close());

  const call = async (who: SignedIn, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const response = await test.app.inject({
      method,
      url: `/api/subscription/${path}`,
      headers: who.headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  };
  const generate = async (body: object) => (await call(admin, 'POST', 'generate-trial-token', body)).body;
  const redeem = (who: SignedIn, token: string) => call(who, 'POST', 'redeem-trial-with-auth', { token });
  const rowOf = async (id: string) =>
    (await call(admin, 'GET', 'trial-tokens')).body.find((row: { _id: string }) => row._id === id);
  const get = async (who: SignedIn, url: string) =>
    (await test.app.inject({ url, headers: who.headers })).json();
  const team = (who: SignedIn) => get(who, '/api/teams/me');
  const person = async () => {
    const who = await test.signIn({ email: `${randomUUID()}@example.org` });
    return { who, email: who.person.email ?? '' };
  };

  it('opens everything with 200 posts a month to the person of the address, until it ends', async () => {
    const { who, email } = await person();
    const made = await generate({ targetEmail: email.toUpperCase() });
    expect(made.link).toBe(`http://127.0.0.1:4199/redeem-trial?token=${made.token}`);
    expect(made).toMatchObject({ days: 30, expiresAt: '2026-11-22T12:00:00.000Z' });
    const redeemed = await redeem(who, made.token);
    expect(redeemed).toEqual({
      status: 200,
      body: {
        message: 'You have everything until 21 December 2026.',
        days: 30,
        trialEndsAt: '2026-12-21T12:00:00.000Z',
      },
    });
    expect(await team(who)).toMatchObject({
      planKey: 'FREE',
      trialEndsAt: '2026-12-21T12:00:00.000Z',
      hasGenerator: true,
      canUsePredict: true,
      canUseDoi: true,
      postsLimit: 200,
    });
    test.clock.advance(30 * day);
    const later = await test.signIn({ subject: who.person.subject, email });
    expect(await team(later)).toMatchObject({ trialEndsAt: null, hasGenerator: false, postsLimit: 5 });
    test.clock.advance(-30 * day);
  });

  it('keeps nothing of the secret, and lists a token by its first 12 characters', async () => {
    const { who, email } = await person();
    const made = await generate({ targetEmail: email, days: 7, expiresInDays: 90 });
    expect(Buffer.from(made.token.slice(12), 'base64url')).toHaveLength(32);
    expect(made.expiresAt).toBe('2026-11-22T12:00:00.000Z');
    const row = await rowOf(made._id);
    expect(row).toMatchObject({
      token: made.token.slice(0, 12),
      days: 7,
      state: 'active',
      used: false,
      usedBy: null,
      targetEmail: email,
      targetTeamEmail: null,
    });
    const stored = await test.deps.database.trials.find(made._id);
    expect(JSON.stringify(stored)).not.toContain(made.token.slice(12, 20));
    await redeem(who, made.token);
    const { user } = await get(who, '/api/me');
    expect(await rowOf(made._id)).toMatchObject({
      state: 'used',
      used: true,
      usedBy: { _id: user.id, email, subscription: { isLifetime: false } },
      targetUserId: user.id,
    });
  });

  it('mails the link to the address, with the token', async () => {
    const { who, email } = await person();
    await buyPlan(test, who, 'small_team_year');
    const made = await generate({ targetTeamEmail: email, days: 1 });
    const mails = await test.deps.database.mail.list(100);
    const mail = mails.find(({ to, template }) => to === email && template === 'trial');
    expect(mail?.subject).toBe('Try all of Paperlark for one day');
    expect(mail?.text).toContain(made.link);
    expect(mail?.text).toContain('your whole team');
  });

  it.each([
    ['nobody', {}],
    ['blank addresses', { targetEmail: ' ', targetTeamEmail: null }],
    ['two targets', { targetEmail: 'a@example.org', targetTeamEmail: 'b@example.org' }],
    ['no address', { targetEmail: 'ada at example' }],
    ['0 days', { targetEmail: 'a@example.org', days: 0 }],
    ['366 days', { targetEmail: 'a@example.org', days: 366 }],
    ['half a day', { targetEmail: 'a@example.org', days: 1.5 }],
    ['a link that never works', { targetEmail: 'a@example.org', expiresInDays: 0 }],
  ])('makes no token for %s, and says why', async (_, body) => {
    const answer = await call(admin, 'POST', 'generate-trial-token', body);
    expect(answer.status).toBe(400);
    expect(answer.body.message.length).toBeGreaterThan(10);
  });

  it('has a sentence for each reason why a token does not work', async () => {
    const [ada, eve] = [await person(), await person()];
    const [used, expired, withdrawn, early] = [
      await generate({ targetEmail: ada.email }),
      await generate({ targetEmail: ada.email }),
      await generate({ targetEmail: ada.email }),
      await generate({ targetEmail: ada.email }),
    ];
    const foreign = await redeem(eve.who, used.token);
    await redeem(ada.who, used.token);
    const twice = await redeem(ada.who, used.token);
    expect((await call(admin, 'DELETE', `trial-tokens/${withdrawn._id}`)).status).toBe(204);
    expect((await call(admin, 'DELETE', `trial-tokens/${withdrawn._id}`)).status).toBe(204);
    const revoked = await redeem(ada.who, withdrawn.token);
    const halves = await redeem(ada.who, expired.token.slice(0, 40));
    const unknown = await redeem(ada.who, `${expired.token.slice(0, 12)}${used.token.slice(12)}`);
    const unverified = await redeem(
      await test.signIn({ subject: 'unverified', email: ada.email, emailVerified: false }),
      expired.token,
    );
    test.clock.advance(-3_600_000);
    const clock = await redeem(
      await test.signIn({ subject: ada.who.person.subject, email: ada.email }),
      early.token,
    );
    test.clock.advance(3_600_000 + day);
    const late = await redeem(
      await test.signIn({ subject: ada.who.person.subject, email: ada.email }),
      expired.token,
    );
    test.clock.advance(-day);
    const all = [foreign, twice, revoked, halves, unknown, unverified, clock, late];
    expect(all.map(({ status }) => status)).toEqual([403, 409, 409, 400, 404, 403, 409, 409]);
    expect(new Set(all.map(({ body }) => body.message)).size).toBe(all.length);
    expect(all.every(({ body }) => !body.message.includes('@'))).toBe(true);
  });

  it('never shortens a trial, and says until when it runs', async () => {
    const { who, email } = await person();
    await redeem(who, (await generate({ targetEmail: email, days: 90 })).token);
    const shorter = await redeem(who, (await generate({ targetEmail: email, days: 7 })).token);
    expect(shorter.body).toMatchObject({ days: 7, trialEndsAt: '2027-02-19T12:00:00.000Z' });
    expect(shorter.body.message).toBe(
      'A trial that lasts longer was running already: you have everything until 19 February 2027, as before.',
    );
    const longer = await redeem(who, (await generate({ targetEmail: email, days: 365 })).token);
    expect(longer.body.trialEndsAt).toBe('2027-11-21T12:00:00.000Z');
  });

  it('does not use up a team token that the owner of no team brings', async () => {
    const { who, email } = await person();
    const member = await test.signIn();
    await buyPlan(test, who, 'small_team_year');
    await joinTeamOf(test, who, member);
    const made = await generate({ targetTeamEmail: email });
    // They hand their team over before they open the link.
    const memberId = (await get(member, '/api/me')).user.id;
    const handed = await test.app.inject({
      method: 'POST',
      url: `/api/teams/${(await team(who)).id}/owner`,
      headers: who.headers,
      payload: { memberId },
    });
    expect(handed.statusCode).toBe(200);
    const refused = await redeem(who, made.token);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('only the owner of a team'),
    ]);
    expect(await rowOf(made._id)).toMatchObject({
      state: 'active',
      targetTeamEmail: email,
      targetEmail: null,
    });
  });

  it('is not made for a team that is not there', async () => {
    const { who } = await person();
    const member = await test.signIn();
    await buyPlan(test, who, 'small_team_year');
    await joinTeamOf(test, who, member);
    for (const targetTeamEmail of ['nobody@example.org', member.person.email]) {
      const refused = await call(admin, 'POST', 'generate-trial-token', { targetTeamEmail, days: 1 });
      expect([refused.status, refused.body.message]).toEqual([
        400,
        expect.stringContaining('Nobody with this address owns a team.'),
      ]);
    }
  });

  it('opens a team token for the whole team, and for who joins later', async () => {
    const { who, email } = await person();
    const member = await test.signIn();
    await buyPlan(test, who, 'small_team_year');
    await joinTeamOf(test, who, member);
    const made = await generate({ targetTeamEmail: email, days: 10 });
    expect((await redeem(member, made.token)).status).toBe(403);
    const redeemed = await redeem(who, made.token);
    expect(redeemed.body.message).toBe('Your whole team has everything until 1 December 2026.');
    const late = await test.signIn();
    await joinTeamOf(test, who, late);
    for (const one of [who, member, late])
      expect(await team(one)).toMatchObject({
        planKey: 'SMALL_TEAM',
        trialEndsAt: '2026-12-01T12:00:00.000Z',
        canUsePredict: true,
        postsLimit: null,
      });
    const { id, name } = await team(who);
    expect(await rowOf(made._id)).toMatchObject({
      targetTeamId: id,
      targetUserId: null,
      usedBy: { team: name },
    });
  });

  it('keeps lifetime to the person: their team keeps its plan', async () => {
    const { who } = await person();
    const member = await test.signIn();
    await buyPlan(test, who, 'small_team_year');
    await joinTeamOf(test, who, member);
    const { user } = await get(who, '/api/me');
    await call(admin, 'POST', 'make-lifetime-user', { userId: user.id });
    expect(await team(who)).toMatchObject({ isLifetime: true, canUsePredict: true });
    expect(await team(member)).toMatchObject({ isLifetime: false, canUsePredict: false });
  });

  it('withdraws no token that runs or is not there', async () => {
    const { who, email } = await person();
    const made = await generate({ targetEmail: email });
    await redeem(who, made.token);
    expect((await call(admin, 'DELETE', `trial-tokens/${made._id}`)).status).toBe(409);
    expect((await call(admin, 'DELETE', 'trial-tokens/unknown-1234')).status).toBe(404);
    expect((await team(who)).trialEndsAt).not.toBeNull();
  });

  it('gives somebody everything for life, once, and notes who did it', async () => {
    const { who } = await person();
    const { user } = await get(who, '/api/me');
    const { user: actor } = await get(admin, '/api/me');
    const made = await call(admin, 'POST', 'make-lifetime-user', { userId: user.id });
    expect(made.body).toMatchObject({ isLifetime: true });
    const again = await call(admin, 'POST', 'make-lifetime-user', { userId: user.id });
    expect(again.body.message).toContain('already');
    expect(await team(who)).toMatchObject({ isLifetime: true, postsLimit: null, canUsePredict: true });
    expect((await get(who, '/api/me')).user.subscription.isLifetime).toBe(true);
    const noted = await test.deps.database.audit.entriesOf(user.id);
    expect(noted.filter(({ action }) => action !== 'account.created')).toEqual([
      {
        at: test.clock.now(),
        action: 'user.made-lifetime',
        actorId: actor.id,
        target: user.id,
        before: 'not lifetime',
        after: 'lifetime',
      },
    ]);
    expect((await call(admin, 'POST', 'make-lifetime-user', { userId: randomUUID() })).status).toBe(404);
    expect((await call(admin, 'POST', 'make-lifetime-user', { userId: 'ada' })).status).toBe(400);
  });

  it('notes who issued, withdrew and redeemed a token', async () => {
    const { who, email } = await person();
    const [kept, gone] = [await generate({ targetEmail: email }), await generate({ targetEmail: email })];
    await redeem(who, kept.token);
    await call(admin, 'DELETE', `trial-tokens/${gone._id}`);
    const actions = async (id: string) =>
      (await test.deps.database.audit.entriesOf(id)).map(({ action }) => action);
    expect(await actions(kept._id)).toEqual(['trial-token.issued', 'trial-token.redeemed']);
    expect(await actions(gone._id)).toEqual(['trial-token.issued', 'trial-token.revoked']);
  });
});
