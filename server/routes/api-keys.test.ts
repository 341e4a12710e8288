import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPriceList } from '#domain/billing/price-list.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { adminEmail, type SignedIn } from '#testing/make-app.ts';
import { buyPlan, joinTeamOf } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';
import { addKey } from '../usecases/keys/add-key.ts';

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
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
  ) => {
    const response = await paid.test.app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const teamOf = async (who: SignedIn) => (await call(who.headers, 'GET', '/api/teams/me')).body;
  const keysOf = (who: SignedIn, teamId: string) => call(who.headers, 'GET', `/api/teams/${teamId}/keys`);
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
  async function newTeam(plan: string) {
    const owner = await paid.test.signIn();
    await buyPlan(paid.test, owner, plan);
    const team = await teamOf(owner);
    return { owner, id: String(team.id), keys: team.apiKeys as string[] };
  }

  it.each([
    ['small_team_year', 0],
    ['advanced_year', 1],
    ['business_year', 3],
    ['enterprise_year', 3],
  ])('come with the plan %s: %d', async (plan, count) => {
    const { owner, keys } = await newTeam(plan);
    expect(keys).toHaveLength(count);
    expect(keys.every((key) => /^plk_[0-9A-Za-z]{49}$/.test(key))).toBe(true);
    expect((await teamOf(owner)).apiKeys).toEqual(keys);
  });

  it('are the same for a member, who cannot manage them', async () => {
    const { owner, id, keys } = await newTeam('business_year');
    const member = await paid.test.signIn();
    await joinTeamOf(paid.test, owner, member);
    expect((await teamOf(member)).apiKeys).toEqual(keys);
    const [listed] = (await keysOf(owner, id)).body;
    expect((await keysOf(member, id)).status).toBe(403);
    expect((await call(member.headers, 'POST', `/api/teams/${id}/keys/${listed.id}/rotate`)).status).toBe(
      403,
    );
    expect((await call(member.headers, 'POST', `/api/teams/${id}/keys`)).status).toBe(403);
  });

  it('are made once, however many requests come first', async () => {
    const owner = await paid.test.signIn();
    await buyPlan(paid.test, owner, 'business_year');
    const answers = await Promise.all(Array.from({ length: 8 }, () => teamOf(owner)));
    expect(new Set(answers.map(({ apiKeys }) => apiKeys.join())).size).toBe(1);
    expect(answers[0]?.apiKeys).toHaveLength(3);
  });

  it('are kept sealed', async () => {
    const { id, keys } = await newTeam('advanced_year');
    const rows = await paid.test.open.db
      .selectFrom('api_keys')
      .selectAll()
      .where('team_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(keys[0]?.slice(4, 20));
  });

  it('open what the plan of their team has, and posts that are counted on their own', async () => {
    const { owner, id, keys } = await newTeam('business_year');
    const [first = '', second = ''] = keys;
    expect((await highlight(first)).status).toBe(200);
    expect((await hashtags(second)).status).toBe(200);
    expect((await write(second)).body.data.usage).toMatchObject({ used: 2, limit: null });
    expect(
      (await call({ 'x-api-key': first }, 'POST', '/api/check', { source: trialAbstract, post: 'Yes.' }))
        .status,
    ).toBe(200);
    expect((await teamOf(owner)).postsUsed).toBe(0);
    const listed = (await keysOf(owner, id)).body;
    expect(listed.map(({ key }: { key: string }) => key)).toEqual(keys);
    expect(listed.map(({ postsThisMonth }: { postsThisMonth: number }) => postsThisMonth)).toEqual([0, 2, 0]);
    const advanced = await newTeam('advanced_year');
    expect((await highlight(advanced.keys[0] ?? '')).body).toMatchObject({
      code: 'plan_required',
      plan: 'BUSINESS',
    });
  });

  it('repeat an answer for an Idempotency-Key, each key for itself', async () => {
    const { keys } = await newTeam('business_year');
    const [first = '', second = ''] = keys;
    const once = { 'idempotency-key': 'once' };
    const answers = [await write(first, once), await write(first, once), await write(second, once)];
    expect(answers.map(({ body }) => body.data.usage.used)).toEqual([2, 2, 2]);
  });

  it('show their last use to the minute', async () => {
    const { owner, id, keys } = await newTeam('advanced_year');
    const lastUse = async () => (await keysOf(owner, id)).body[0].lastUsedAt;
    expect(await lastUse()).toBeNull();
    await hashtags(keys[0] ?? '');
    expect(await lastUse()).toBe(noon.toISOString());
    paid.test.clock.advance(59_000);
    await hashtags(keys[0] ?? '');
    expect(await lastUse()).toBe(noon.toISOString());
    paid.test.clock.advance(1000);
    await hashtags(keys[0] ?? '');
    expect(await lastUse()).toBe('2026-11-21T12:01:00.000Z');
    paid.test.clock.set(noon);
  });

  it('are dead at once when they are changed, and the new one works', async () => {
    const { owner, id, keys } = await newTeam('advanced_year');
    const [listed] = (await keysOf(owner, id)).body;
    const rotated = await call(owner.headers, 'POST', `/api/teams/${id}/keys/${listed.id}/rotate`);
    expect(rotated.body.key).not.toBe(keys[0]);
    expect((await hashtags(keys[0] ?? '')).status).toBe(401);
    expect((await hashtags(rotated.body.key)).status).toBe(200);
    expect((await teamOf(owner)).apiKeys).toEqual([rotated.body.key]);
    const entries = await paid.test.deps.database.audit.entriesOf(id);
    expect(entries.map(({ action }) => action)).toEqual(['team.made', 'api-key.added', 'api-key.rotated']);
  });

  it('of another team are not there, for anybody', async () => {
    const [mine, theirs] = [await newTeam('advanced_year'), await newTeam('advanced_year')];
    const [listed] = (await keysOf(theirs.owner, theirs.id)).body;
    const rotate = (id: string, keyId: string) =>
      call(mine.owner.headers, 'POST', `/api/teams/${id}/keys/${keyId}/rotate`);
    expect((await keysOf(mine.owner, theirs.id)).status).toBe(404);
    expect((await rotate(theirs.id, listed.id)).status).toBe(404);
    expect((await rotate(mine.id, listed.id)).status).toBe(404);
    expect((await rotate(mine.id, 'nothing')).status).toBe(404);
    expect((await call(mine.owner.headers, 'POST', `/api/teams/${randomUUID()}/keys`)).status).toBe(404);
    expect((await teamOf(theirs.owner)).apiKeys).toEqual(theirs.keys);
  });

  it('are not told to an admin, who can change them', async () => {
    const { owner, id } = await newTeam('advanced_year');
    const admin = await paid.test.signIn({ email: adminEmail });
    const [listed] = (await keysOf(admin, id)).body;
    expect(listed.key).toBeNull();
    const rotated = await call(admin.headers, 'POST', `/api/teams/${id}/keys/${listed.id}/rotate`);
    expect(rotated.body.key).toBeNull();
    expect((await teamOf(owner)).apiKeys).toHaveLength(1);
  });

  it('end with a smaller plan, from the last on', async () => {
    const { owner, keys } = await newTeam('business_year');
    await change(owner, 'advanced_year');
    expect((await hashtags(keys[0] ?? '')).status).toBe(200);
    const ended = await hashtags(keys[2] ?? '');
    expect(ended.status).toBe(401);
    expect(ended.body.message).toContain("team's plan does not include it");
    expect((await teamOf(owner)).apiKeys).toEqual([keys[0]]);
    await change(owner, 'business_year');
    const again = (await teamOf(owner)).apiKeys;
    expect(again).toHaveLength(3);
    expect(again).not.toContain(keys[2]);
  });

  it('end with the plan, without anybody looking', async () => {
    const { keys } = await newTeam('business_year');
    paid.test.clock.advance(366 * day);
    const ended = await hashtags(keys[0] ?? '');
    paid.test.clock.set(noon);
    expect(ended.status).toBe(401);
    expect((await hashtags(keys[0] ?? '')).body.message).toContain('not known');
  });

  it('are not added to a plan that says how many there are', async () => {
    const { owner, id } = await newTeam('business_year');
    expect((await call(owner.headers, 'POST', `/api/teams/${id}/keys`)).status).toBe(409);
  });

  it('are added one by one where the plan has no limit, up to twenty', async () => {
    const { owner, id } = await newTeam('business_year');
    const { payments } = paid.test.deps;
    if (payments === null) throw new Error('There are payments in this test.');
    const prices = createPriceList([
      { id: 'pri_sandbox_business_year', plan: 'ENTERPRISE_CUSTOM', interval: 'year' },
    ]);
    const { user } = (await call(owner.headers, 'GET', '/api/me')).body;
    const account = await paid.test.deps.database.users.find(user.id);
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
    const added = await Promise.all(Array.from({ length: 18 }, () => addKey(deps, caller, id)));
    const positions = added.flatMap((one) => (one.ok ? [one.value.position] : []));
    expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, index) => index + 4));
    expect(plans.ENTERPRISE_CUSTOM.maxKeys).toBe('unlimited');
  });

  it('are refused when they are wrong, whatever the cookie says, and do not make their owner an admin', async () => {
    const owner = await paid.test.signIn({ email: adminEmail, subject: 'admin with a team' });
    await buyPlan(paid.test, owner, 'advanced_year');
    const [key = ''] = (await teamOf(owner)).apiKeys;
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
    const [one = '', other = ''] = (
      await test.app.inject({ url: '/api/teams/me', headers: owner.headers })
    ).json().apiKeys;
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
