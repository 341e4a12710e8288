import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '#contract/types.ts';
import { createPriceList } from '#domain/billing/price-list.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { adminEmail, type SignedIn, sandboxHeaders } from '#testing/make-app.ts';
import { buyPlan, joinTeamOf, makeKeyFor } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';
import { addKey } from '../usecases/keys/add-key.ts';

type Listed = OutputOf<'listApiKeys'>[number];

const day = 24 * 3_600_000;
const noon = new Date('2026-11-21T12:00:00Z');

describe('API keys', () => {
  let paid: PaidApp;
  beforeAll(async () => {
    paid = await makePaidApp();
  });
  afterAll(() => paid.test.close());

  const call = async (
    headers: Readonly<Record<string, string>>,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const response = await paid.test.app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  };
  const teamOf = async (who: SignedIn) => (await call(who.headers, 'GET', '/api/teams/me')).body;
  const idOf = async (who: SignedIn) => (await call(who.headers, 'GET', '/api/me')).body.user.id;
  const keysOf = (who: SignedIn, teamId: string) => call(who.headers, 'GET', `/api/teams/${teamId}/keys`);
  const listed = async (who: SignedIn, teamId: string): Promise<Listed[]> => (await keysOf(who, teamId)).body;
  const make = (who: SignedIn, teamId: string, name: string) =>
    call(who.headers, 'POST', `/api/teams/${teamId}/keys`, { name });
  const rotate = (who: SignedIn, teamId: string, keyId: string) =>
    call(who.headers, 'POST', `/api/teams/${teamId}/keys/${keyId}/rotate`);
  const remove = (who: SignedIn, teamId: string, keyId: string) =>
    call(who.headers, 'DELETE', `/api/teams/${teamId}/keys/${keyId}`);
  const rotateKnown = (who: SignedIn, teamId: string) =>
    call(who.headers, 'POST', `/api/teams/${teamId}/keys/rotate`);
  const setRight = (who: SignedIn, teamId: string, memberId: string, mayUseKeys: boolean) =>
    call(who.headers, 'PUT', `/api/teams/${teamId}/members/${memberId}/keys`, { mayUseKeys });
  const takeOut = (who: SignedIn, teamId: string, memberId: string) =>
    call(who.headers, 'DELETE', `/api/teams/${teamId}/members/${memberId}`);
  const actionsOf = async (teamId: string) =>
    (await paid.test.deps.database.audit.entriesOf(teamId)).map(({ action }) => action);
  const hashtags = (key: string) =>
    call({ 'x-api-key': key }, 'POST', '/api/hashtags', { inputText: trialAbstract });
  const highlight = (key: string) =>
    call({ 'x-api-key': key }, 'POST', '/api/highlight', { inputText: trialAbstract });
  const write = (key: string, more: Readonly<Record<string, string>> = {}) =>
    call({ 'x-api-key': key, ...more }, 'POST', '/api/posts', {
      inputText: trialAbstract,
      platforms: ['twitter', 'linkedin'],
    });
  const change = async (who: SignedIn, plan: string) => {
    const { subscription } = (await call(who.headers, 'GET', '/api/me')).body.user;
    const subscriptionId = subscription.paddleSubscriptionId;
    const priceId = `pri_sandbox_${plan}`;
    const url = '/api/subscription/update-subscription';
    expect((await call(who.headers, 'POST', url, { subscriptionId, priceId })).status).toBe(200);
  };
  /** A team, with as many keys as named. */
  async function newTeam(plan: string, names: readonly string[] = []) {
    const owner = await paid.test.signIn();
    await buyPlan(paid.test, owner, plan);
    const id = String((await teamOf(owner)).id);
    const keys: string[] = [];
    for (const name of names) keys.push((await make(owner, id, name)).body.key);
    return { owner, id, keys };
  }
  async function newMember(owner: SignedIn) {
    const member = await paid.test.signIn();
    await joinTeamOf(paid.test, owner, member);
    return { member, memberId: String(await idOf(member)) };
  }

  it('are shown in full when they are made, and by their last signs afterwards', async () => {
    const { owner, id } = await newTeam('business_year');
    expect((await teamOf(owner)).apiKeys).toEqual([]);
    const made = await make(owner, id, '  Nightly script ');
    expect(made).toMatchObject({ status: 200, body: { position: 1, name: 'Nightly script' } });
    expect(made.body.key).toMatch(/^plk_[0-9A-Za-z]{49}$/);
    const lastFour = made.body.key.slice(-4);
    expect(made.body.lastFour).toBe(lastFour);
    expect(await listed(owner, id)).toEqual([
      {
        id: made.body.id,
        position: 1,
        name: 'Nightly script',
        key: `plk_…${lastFour}`,
        lastFour,
        madeBy: 'Test Person',
        createdAt: noon.toISOString(),
        lastUsedAt: null,
        lastUsedFor: null,
        postsThisMonth: 0,
        knownOutsideSince: null,
      },
    ]);
    const team = await teamOf(owner);
    expect(team.apiKeys).toEqual([`plk_…${lastFour}`]);
    expect(team.keys).toEqual({ most: 3, mayUse: true, toRotate: 0 });
    const everything = await call(owner.headers, 'GET', '/api/account/export');
    expect(JSON.stringify([team, everything.body])).not.toContain(made.body.key);
  });

  it('are kept as a hash alone', async () => {
    const { id, keys } = await newTeam('advanced_year', ['One']);
    const rows = await paid.test.open.db
      .selectFrom('api_keys')
      .selectAll()
      .where('team_id', '=', id)
      .execute();
    expect(rows).toMatchObject([{ sealed: '', last_four: keys[0]?.slice(-4) }]);
    expect(JSON.stringify(rows)).not.toContain(keys[0]?.slice(4, 20));
  });

  it('need a name of at most 60 characters', async () => {
    const { owner, id } = await newTeam('advanced_year');
    for (const name of ['', '   ', 'x'.repeat(61), 7])
      expect((await call(owner.headers, 'POST', `/api/teams/${id}/keys`, { name })).status).toBe(400);
    expect(await listed(owner, id)).toEqual([]);
  });

  it.each([
    ['advanced_year', 1],
    ['business_year', 3],
    ['enterprise_year', 3],
  ])('of the plan %s are %d, however many are made at once', async (plan, most) => {
    const { owner, id } = await newTeam(plan);
    const answers = await Promise.all(Array.from({ length: 5 }, () => make(owner, id, 'Key')));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: most }, () => 200),
      ...Array.from({ length: 5 - most }, () => 409),
    ]);
    expect((await listed(owner, id)).map(({ position }) => position)).toEqual(
      Array.from({ length: most }, (_, index) => index + 1),
    );
  });

  it('come with no smaller plan, and with no trial', async () => {
    const { owner, id } = await newTeam('small_team_year');
    expect(await make(owner, id, 'One')).toMatchObject({
      status: 403,
      body: { code: 'plan_required', plan: 'ADVANCED' },
    });
    await paid.test.deps.database.trials.extend(`team:${id}`, new Date(noon.getTime() + day));
    expect((await make(owner, id, 'One')).body.code).toBe('plan_required');
    expect((await teamOf(owner)).keys).toEqual({ most: 0, mayUse: true, toRotate: 0 });
  });

  it('are told to no member, unless the owner lets them use keys', async () => {
    const { owner, id, keys } = await newTeam('business_year', ['One']);
    const { member, memberId } = await newMember(owner);
    expect(await teamOf(member)).toMatchObject({ apiKeys: [], keys: { mayUse: false, toRotate: 0 } });
    expect((await keysOf(member, id)).status).toBe(403);
    expect((await make(member, id, 'Mine')).status).toBe(403);

    expect(await setRight(owner, id, memberId, true)).toMatchObject({
      status: 200,
      body: { mayUseKeys: true },
    });
    const made = await make(member, id, 'Mine');
    expect((await hashtags(made.body.key)).status).toBe(200);
    expect(await listed(member, id)).toMatchObject([
      { name: 'One', madeBy: 'Test Person' },
      { name: 'Mine', madeBy: 'Test Person' },
    ]);
    const team = await teamOf(member);
    expect(team.apiKeys).toEqual([keys[0], made.body.key].map((key) => `plk_…${key.slice(-4)}`));
    expect(team.members.map(({ mayUseKeys }: { mayUseKeys: boolean }) => mayUseKeys)).toEqual([true, true]);
    // To see and make keys is all.
    for (const answer of [
      await rotate(member, id, made.body.id),
      await remove(member, id, made.body.id),
      await rotateKnown(member, id),
      await setRight(member, id, memberId, true),
    ])
      expect(answer.status).toBe(403);
    expect((await setRight(owner, id, memberId, true)).body).toEqual({ mayUseKeys: true });
    expect((await actionsOf(id)).filter((action) => action === 'team.key-right-given')).toHaveLength(1);
  });

  it('are a right of members of the team alone', async () => {
    const { owner, id } = await newTeam('business_year');
    const stranger = await paid.test.signIn();
    expect((await setRight(owner, id, await idOf(stranger), true)).status).toBe(404);
    expect((await setRight(owner, id, 'nobody', true)).status).toBe(404);
    expect((await setRight(stranger, id, await idOf(stranger), true)).status).toBe(404);
    expect((await setRight(owner, id, await idOf(owner), false)).status).toBe(409);
    const answer = await call(owner.headers, 'PUT', `/api/teams/${id}/members/${await idOf(owner)}/keys`, {});
    expect(answer.status).toBe(400);
  });

  describe('that somebody knows who goes', () => {
    const known = (keys: readonly Listed[]) =>
      keys.map(({ knownOutsideSince }) => knownOutsideSince !== null);

    const priceId = 'pri_sandbox_advanced_year';
    const askedOf = async ({ person }: SignedIn) =>
      (await paid.test.deps.database.mail.list(1000)).filter(
        ({ to, template }) => to === person.email && template === 'keys-to-rotate',
      );

    /** A team with a member who may use its keys, and has a purchase of their own under way. */
    async function teamWithUser() {
      const team = await newTeam('business_year', ['One', 'Two']);
      const member = await paid.test.signIn();
      const headers = { ...member.headers, ...sandboxHeaders };
      const { customData } = (await call(headers, 'POST', '/api/subscription/checkout', { priceId })).body;
      const pay = () =>
        call(headers, 'POST', '/api/sandbox/checkout', { priceId, customData, card: '4242 4242 4242 4242' });
      await joinTeamOf(paid.test, team.owner, member);
      const who = { member, memberId: String(await idOf(member)), pay };
      await setRight(team.owner, team.id, who.memberId, true);
      return { ...team, ...who };
    }

    it.each(['removed', 'leaving', 'deleted', 'closed', 'without the right', 'with a team of their own'])(
      'are to be rotated: %s',
      async (how) => {
        const { owner, id, keys, member, memberId, pay } = await teamWithUser();
        const admin = await paid.test.signIn({ email: adminEmail });
        const went = {
          removed: () => takeOut(owner, id, memberId),
          leaving: () => takeOut(member, id, memberId),
          deleted: () => call(member.headers, 'DELETE', '/api/account', { email: member.person.email }),
          closed: () =>
            call(admin.headers, 'POST', `/api/admin/users/${memberId}/disable`, { reason: 'test' }),
          'without the right': () => setRight(owner, id, memberId, false),
          'with a team of their own': () => pay(),
        };
        await went[how as keyof typeof went]();
        expect(known(await listed(owner, id))).toEqual([true, true]);
        expect((await teamOf(owner)).keys).toEqual({ most: 3, mayUse: true, toRotate: 2 });
        expect(await actionsOf(id)).toContain('api-key.rotation-asked');
        const asked = await askedOf(owner);
        expect(asked).toHaveLength(1);
        expect(asked[0]?.text).toContain(`${paid.test.deps.settings.publicUrl}/team-dashboard`);
        expect(asked[0]?.subject).toContain('2 API keys');
        // What runs on them goes on until the owner says so.
        expect((await hashtags(keys[0] ?? '')).status).toBe(200);
      },
    );

    it('are asked for by one mail, however many go, until the keys are others', async () => {
      const { owner, id, memberId, member } = await teamWithUser();
      const second = await newMember(owner);
      await setRight(owner, id, second.memberId, true);
      await takeOut(owner, id, memberId);
      await takeOut(owner, id, second.memberId);
      expect(await askedOf(owner)).toHaveLength(1);
      expect(await askedOf(member)).toEqual([]);
      await rotateKnown(owner, id);
      const third = await newMember(owner);
      await setRight(owner, id, third.memberId, true);
      await takeOut(third.member, id, third.memberId);
      expect(await askedOf(owner)).toHaveLength(2);
    });

    it('are rotated together, and shown once', async () => {
      const { owner, id, keys, memberId } = await teamWithUser();
      await takeOut(owner, id, memberId);
      const later = (await make(owner, id, 'Later')).body.key;
      const rotated = await rotateKnown(owner, id);
      expect(rotated.body.keys).toMatchObject([
        { position: 1, name: 'One' },
        { position: 2, name: 'Two' },
      ]);
      for (const key of keys) expect((await hashtags(key)).status).toBe(401);
      for (const { key } of rotated.body.keys) expect((await hashtags(key)).status).toBe(200);
      expect((await hashtags(later)).status).toBe(200);
      expect((await teamOf(owner)).keys.toRotate).toBe(0);
      expect((await rotateKnown(owner, id)).body).toEqual({ keys: [] });
      expect((await actionsOf(id)).filter((action) => action === 'api-key.rotated')).toHaveLength(2);
    });

    it('are those of the former owner too, from before', async () => {
      const { owner, id, memberId, member } = await teamWithUser();
      const formerId = await idOf(owner);
      await call(owner.headers, 'POST', `/api/teams/${id}/owner`, { memberId });
      expect((await keysOf(owner, id)).status).toBe(403);
      paid.test.clock.advance(1000);
      await make(member, id, 'Theirs');
      await takeOut(member, id, formerId);
      paid.test.clock.set(noon);
      expect(known(await listed(member, id))).toEqual([true, true, false]);
    });

    it('are none where they could see none', async () => {
      const { owner, id } = await newTeam('business_year', ['One']);
      const { memberId } = await newMember(owner);
      await takeOut(owner, id, memberId);
      expect(known(await listed(owner, id))).toEqual([false]);
      expect(await actionsOf(id)).not.toContain('api-key.rotation-asked');
    });
  });

  it('open what the plan of their team has, and posts that are counted on their own', async () => {
    const { owner, id, keys } = await newTeam('business_year', ['One', 'Two', 'Three']);
    const [first = '', second = ''] = keys;
    expect((await highlight(first)).status).toBe(200);
    expect((await hashtags(second)).status).toBe(200);
    expect((await write(second)).body.data.usage).toMatchObject({ used: 2, limit: null });
    expect(
      (await call({ 'x-api-key': first }, 'POST', '/api/check', { source: trialAbstract, post: 'Yes.' }))
        .status,
    ).toBe(200);
    expect((await teamOf(owner)).postsUsed).toBe(0);
    expect((await listed(owner, id)).map(({ postsThisMonth }) => postsThisMonth)).toEqual([0, 2, 0]);
    const advanced = await newTeam('advanced_year', ['One']);
    expect((await highlight(advanced.keys[0] ?? '')).body).toMatchObject({
      code: 'plan_required',
      plan: 'BUSINESS',
    });
  });

  it('repeat an answer for an Idempotency-Key, each key for itself', async () => {
    const { keys } = await newTeam('business_year', ['One', 'Two']);
    const [first = '', second = ''] = keys;
    const once = { 'idempotency-key': 'once' };
    const answers = [await write(first, once), await write(first, once), await write(second, once)];
    expect(answers.map(({ body }) => body.data.usage.used)).toEqual([2, 2, 2]);
  });

  it('show their last use to the minute, and what for', async () => {
    const { owner, id, keys } = await newTeam('advanced_year', ['One']);
    const [key = ''] = keys;
    const lastUse = async () => {
      const [one] = await listed(owner, id);
      return [one?.lastUsedAt, one?.lastUsedFor];
    };
    expect(await lastUse()).toEqual([null, null]);
    await hashtags(key);
    expect(await lastUse()).toEqual([noon.toISOString(), 'POST /api/hashtags']);
    paid.test.clock.advance(59_000);
    await hashtags(key);
    expect(await lastUse()).toEqual([noon.toISOString(), 'POST /api/hashtags']);
    await write(key);
    expect(await lastUse()).toEqual(['2026-11-21T12:00:59.000Z', 'POST /api/posts']);
    // What keys do not open is no use of one.
    paid.test.clock.advance(60_000);
    await call({ 'x-api-key': key }, 'GET', '/api/chats');
    expect(await lastUse()).toEqual(['2026-11-21T12:00:59.000Z', 'POST /api/posts']);
    paid.test.clock.set(noon);
  });

  it('are dead at once when they are changed, and the new one works under the same name', async () => {
    const { owner, id, keys } = await newTeam('advanced_year', ['One']);
    const [before] = await listed(owner, id);
    const rotated = await rotate(owner, id, before?.id ?? '');
    expect(rotated.body).toMatchObject({ position: 1, name: 'One' });
    expect(rotated.body.key).not.toBe(keys[0]);
    expect((await hashtags(keys[0] ?? '')).status).toBe(401);
    expect((await hashtags(rotated.body.key)).status).toBe(200);
    expect((await teamOf(owner)).apiKeys).toEqual([`plk_…${rotated.body.lastFour}`]);
    expect(await actionsOf(id)).toEqual(['team.made', 'api-key.added', 'api-key.rotated']);
  });

  it('are dead at once when they are deleted, and leave their place to another', async () => {
    const { owner, id, keys } = await newTeam('business_year', ['One', 'Two', 'Three']);
    const [, second] = await listed(owner, id);
    expect((await remove(owner, id, second?.id ?? '')).status).toBe(204);
    expect((await hashtags(keys[1] ?? '')).status).toBe(401);
    expect((await remove(owner, id, second?.id ?? '')).status).toBe(404);
    expect((await make(owner, id, 'Again')).body.position).toBe(2);
    expect(await actionsOf(id)).toContain('api-key.revoked');
  });

  it('of another team are not there, for anybody', async () => {
    const mine = await newTeam('advanced_year', ['One']);
    const theirs = await newTeam('advanced_year', ['One']);
    const [key] = await listed(theirs.owner, theirs.id);
    const keyId = key?.id ?? '';
    expect((await keysOf(mine.owner, theirs.id)).status).toBe(404);
    for (const act of [rotate, remove]) {
      expect((await act(mine.owner, theirs.id, keyId)).status).toBe(404);
      expect((await act(mine.owner, mine.id, keyId)).status).toBe(404);
      expect((await act(mine.owner, mine.id, 'nothing')).status).toBe(404);
    }
    expect((await rotateKnown(mine.owner, theirs.id)).status).toBe(404);
    expect((await make(mine.owner, theirs.id, 'x')).status).toBe(404);
    expect((await make(mine.owner, randomUUID(), 'x')).status).toBe(404);
    expect((await hashtags(theirs.keys[0] ?? '')).status).toBe(200);
  });

  it('are not told to an admin, who can end them', async () => {
    const { owner, id, keys } = await newTeam('advanced_year', ['One']);
    const admin = await paid.test.signIn({ email: adminEmail });
    const [key] = await listed(admin, id);
    expect(key?.key).toBe(`plk_…${keys[0]?.slice(-4)}`);
    const rotated = await rotate(admin, id, key?.id ?? '');
    expect(rotated.body.key).toBeNull();
    expect((await hashtags(keys[0] ?? '')).status).toBe(401);
    expect((await make(admin, id, 'x')).status).toBe(409);
    expect((await remove(admin, id, rotated.body.id)).status).toBe(204);
    expect((await teamOf(owner)).apiKeys).toEqual([]);
  });

  it('end with a smaller plan, from the last on', async () => {
    const { owner, keys } = await newTeam('business_year', ['One', 'Two', 'Three']);
    await change(owner, 'advanced_year');
    expect((await hashtags(keys[0] ?? '')).status).toBe(200);
    const ended = await hashtags(keys[2] ?? '');
    expect(ended.status).toBe(401);
    expect(ended.body.message).toContain("team's plan does not include it");
    expect((await teamOf(owner)).apiKeys).toEqual([`plk_…${keys[0]?.slice(-4)}`]);
    await change(owner, 'business_year');
    expect((await teamOf(owner)).apiKeys).toHaveLength(1);
  });

  it('end with the plan, without anybody looking', async () => {
    const { keys } = await newTeam('business_year', ['One']);
    paid.test.clock.advance(366 * day);
    const ended = await hashtags(keys[0] ?? '');
    paid.test.clock.set(noon);
    expect(ended.status).toBe(401);
    expect((await hashtags(keys[0] ?? '')).body.message).toContain('not known');
  });

  it('are made one by one where the plan has no limit, up to twenty', async () => {
    const { owner, id } = await newTeam('business_year');
    const { payments } = paid.test.deps;
    if (payments === null) throw new Error('There are payments in this test.');
    const prices = createPriceList([
      { id: 'pri_sandbox_business_year', plan: 'ENTERPRISE_CUSTOM', interval: 'year' },
    ]);
    const account = await paid.test.deps.database.users.find(await idOf(owner));
    if (account === null) throw new Error('The owner has an account.');
    const caller = {
      account,
      role: 'user',
      needsSecondFactor: false,
      signIn: null,
      subscription: null,
      trialEndsAt: null,
      held: [],
      paysForTeam: null,
      team: null,
      key: null,
    } as const;
    const deps = { ...paid.test.deps, payments: { ...payments, prices } };
    const added = await Promise.all(
      Array.from({ length: 22 }, () => addKey(deps, caller, { teamId: id, name: 'One more' })),
    );
    const positions = added.flatMap((one) => (one.ok ? [one.value.position] : []));
    expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(plans.ENTERPRISE_CUSTOM.maxKeys).toBe('unlimited');
  });

  it('are refused when they are wrong, whatever the cookie says, and do not make their owner an admin', async () => {
    const owner = await paid.test.signIn({ email: adminEmail, subject: 'admin with a team' });
    await buyPlan(paid.test, owner, 'advanced_year');
    const key = await makeKeyFor(paid.test, owner);
    expect((await call({ 'x-api-key': key }, 'GET', '/api/subscription/trial-tokens')).status).toBe(403);
    expect((await highlight(key)).body.code).toBe('plan_required');
    const wrong = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
    for (const text of [wrong, key.slice(0, 20), `plk_${'0'.repeat(49)}`, ''])
      expect((await hashtags(text)).status).toBe(401);
  });
});

describe('the limit of calls', () => {
  it('is each key its own', async () => {
    const { test } = await makePaidApp('pglite', { settings: { rateLimitFactor: 0.1 } });
    const owner = await test.signIn();
    await buyPlan(test, owner, 'business_year');
    const [one, other] = [await makeKeyFor(test, owner), await makeKeyFor(test, owner)];
    const check = (key: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/check',
        headers: { 'x-api-key': key },
        payload: { source: trialAbstract, post: 'Yes.' },
      });
    for (let calls = 0; calls < 12; calls += 1) expect((await check(one)).statusCode).toBe(200);
    const refused = await check(one);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await check(other)).statusCode).toBe(200);
    test.clock.advance(60_000);
    expect((await check(one)).statusCode).toBe(200);
    await test.close();
  });
});
