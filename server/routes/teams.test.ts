import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#testing/databases.ts';
import { adminEmail, type SignedIn, sandboxHeaders } from '#testing/make-app.ts';
import { buyPlan } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';

const day = 24 * 3_600_000;
const noon = new Date('2026-11-21T12:00:00Z');

describe.each(databaseKinds)('teams on %s', (kind) => {
  let paid: PaidApp;
  beforeAll(async () => {
    paid = await makePaidApp(kind, { pool: 20 });
  });
  afterAll(() => paid.test.close());

  const call = async (who: SignedIn, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const headers = { ...who.headers, ...sandboxHeaders };
    const response = await paid.test.app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  };
  const teamOf = async (who: SignedIn) => (await call(who, 'GET', '/api/teams/me')).body;
  const me = async (who: SignedIn) => (await call(who, 'GET', '/api/me')).body.user;
  const again = (who: SignedIn) => paid.test.signIn(who.person);

  async function buy(who: SignedIn, plan: string) {
    const priceId = `pri_sandbox_${plan}`;
    const opened = await call(who, 'POST', '/api/subscription/checkout', { priceId });
    if (opened.status !== 200) return opened;
    const order = { priceId, customData: opened.body.customData, card: '4242 4242 4242 4242' };
    return call(who, 'POST', '/api/sandbox/checkout', order);
  }
  async function newOwner(plan = 'small_team_year') {
    const owner = await paid.test.signIn();
    await buy(owner, plan);
    return { owner, teamId: String((await teamOf(owner)).id) };
  }
  const invite = (who: SignedIn, teamId: string, email: string) =>
    call(who, 'POST', `/api/subscription/teams/${teamId}/invite-link`, { email });
  const tokenOf = ({ body }: { body: { link: string } }) => body.link.split('/join/')[1] ?? '';
  const join = (who: SignedIn, token: string) => call(who, 'POST', `/api/teams/join/${token}`);
  async function newMember(owner: SignedIn, teamId: string) {
    const member = await paid.test.signIn();
    const joined = await join(member, tokenOf(await invite(owner, teamId, member.person.email)));
    expect(joined.status).toBe(200);
    return { member, memberId: String((await me(member)).id) };
  }
  const change = (who: SignedIn, subscriptionId: string, plan: string) =>
    call(who, 'POST', '/api/subscription/update-subscription', {
      subscriptionId,
      priceId: `pri_sandbox_${plan}`,
    });

  it('makes a team of a team plan, with the buyer as its owner', async () => {
    const { owner, teamId } = await newOwner();
    const { id } = await me(owner);
    expect(await teamOf(owner)).toMatchObject({
      id: teamId,
      name: 'Test Person’s team',
      ownerId: id,
      teamRole: 'owner',
      planKey: 'SMALL_TEAM',
      seatsUsed: 1,
      maxSeats: 5,
      postsLimit: null,
      subscriptionStatus: 'active',
      members: [{ id, email: owner.person.email, role: 'owner' }],
    });
    expect(await me(owner)).toMatchObject({
      teamRole: 'owner',
      teamId,
      subscription: { plan: 'SMALL_TEAM', interval: 'year' },
    });
    expect((await call(owner, 'GET', '/teams/me')).body.id).toBe(teamId);
  });

  it('makes none of a plan for one person, until it becomes a team plan', async () => {
    const who = await paid.test.signIn();
    await buy(who, 'pro_month');
    expect(await teamOf(who)).toMatchObject({ id: null, teamRole: null, planKey: 'PRO' });
    const { paddleSubscriptionId } = (await me(who)).subscription;
    expect((await change(who, paddleSubscriptionId, 'advanced_year')).status).toBe(200);
    const team = await teamOf(who);
    expect(team).toMatchObject({ planKey: 'ADVANCED', maxSeats: 10, seatsUsed: 1, teamRole: 'owner' });
    await change(who, paddleSubscriptionId, 'business_year');
    expect(await teamOf(who)).toMatchObject({ id: team.id, planKey: 'BUSINESS', maxSeats: 25 });
    await change(who, paddleSubscriptionId, 'pro_year');
    expect(await teamOf(who)).toMatchObject({ id: team.id, planKey: 'PRO', maxSeats: 1 });
  });

  it("gives a member the team's plan, and takes it back with their seat, from the next request on", async () => {
    const { owner, teamId } = await newOwner('advanced_year');
    const { member, memberId } = await newMember(owner, teamId);
    expect(await teamOf(member)).toMatchObject({
      id: teamId,
      teamRole: 'member',
      planKey: 'ADVANCED',
      canUseHashtags: true,
      seatsUsed: 2,
      // Who pays and how is between the owner and the payment provider.
      paddleSubscriptionId: null,
    });
    expect(await me(member)).toMatchObject({
      teamRole: 'member',
      subscription: { plan: 'ADVANCED', paddleSubscriptionId: null },
    });
    expect((await call(owner, 'DELETE', `/api/teams/${teamId}/members/${memberId}`)).status).toBe(204);
    expect(await teamOf(member)).toMatchObject({ id: null, planKey: 'FREE', canUseHashtags: false });
    expect((await call(owner, 'DELETE', `/api/teams/${teamId}/members/${memberId}`)).status).toBe(404);
  });

  it("counts a member's posts for the team, and after leaving for themselves", async () => {
    const { owner, teamId } = await newOwner();
    const { member, memberId } = await newMember(owner, teamId);
    const inputText = 'Exercise reduced pain in 120 adults with arthritis over twelve weeks of training.';
    const generate = () =>
      call(member, 'POST', '/api/posts', { inputText, platforms: ['twitter', 'linkedin'] });
    expect((await generate()).status).toBe(200);
    expect((await teamOf(owner)).postsUsed).toBe(2);
    await call(member, 'DELETE', `/api/teams/${teamId}/members/${memberId}`);
    expect((await teamOf(member)).postsUsed).toBe(0);
    await generate();
    expect([(await teamOf(owner)).postsUsed, (await teamOf(member)).postsUsed]).toEqual([2, 2]);
  });

  it('lets a member keep a better plan of their own, and go back to it when the team ends', async () => {
    const { owner, teamId } = await newOwner();
    const { member } = await newMember(owner, teamId);
    expect((await buy(member, 'pro_year')).body.status).toBe('completed');
    expect((await teamOf(member)).planKey).toBe('SMALL_TEAM');
    const { paddleSubscriptionId } = (await me(owner)).subscription;
    await call(owner, 'POST', '/api/subscription/cancel-subscription', {
      subscriptionId: paddleSubscriptionId,
    });
    await call(owner, 'POST', '/api/sandbox/end-period', { subscriptionId: paddleSubscriptionId });
    expect(await teamOf(member)).toMatchObject({ id: teamId, planKey: 'PRO', seatsUsed: 2 });
    expect(await teamOf(owner)).toMatchObject({ id: teamId, planKey: 'FREE', seatsUsed: 2 });
    const refused = await invite(owner, teamId, 'late@example.org');
    expect(refused.body).toMatchObject({
      code: 'team_full',
      message: expect.stringContaining('plan has ended'),
    });
    // Bought again: the same team, the same people.
    expect((await buy(owner, 'advanced_year')).body.status).toBe('completed');
    expect(await teamOf(member)).toMatchObject({ id: teamId, planKey: 'ADVANCED' });
  });

  it('removes nobody when seats shrink, and lets nobody join until there is room', async () => {
    const { owner, teamId } = await newOwner('advanced_year');
    const members = [];
    for (let count = 0; count < 5; count += 1) members.push(await newMember(owner, teamId));
    const late = await paid.test.signIn();
    const token = tokenOf(await invite(owner, teamId, late.person.email));
    await change(owner, (await me(owner)).subscription.paddleSubscriptionId, 'small_team_year');
    expect(await teamOf(owner)).toMatchObject({ seatsUsed: 6, maxSeats: 5 });
    expect((await join(late, token)).body).toMatchObject({ code: 'team_full', title: 'Team is full' });
    expect((await invite(owner, teamId, 'x@example.org')).body.code).toBe('team_full');
    for (const { memberId } of members.slice(0, 2))
      await call(owner, 'DELETE', `/api/teams/${teamId}/members/${memberId}`);
    expect((await join(late, token)).body).toEqual({
      team: { id: teamId, name: 'Test Person’s team' },
    });
  });

  it('lets 3 of 10 people join for 3 seats, however they race', async () => {
    const { owner, teamId } = await newOwner();
    await newMember(owner, teamId);
    const people = [];
    for (let count = 0; count < 10; count += 1) {
      const who = await paid.test.signIn();
      people.push({ who, token: tokenOf(await invite(owner, teamId, who.person.email)) });
    }
    const answers = await Promise.all(people.map(({ who, token }) => join(who, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ body }) => body.title === 'Team is full');
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(7).fill([409, 'team_full']));
    expect(await teamOf(owner)).toMatchObject({ seatsUsed: 5, maxSeats: 5 });
    expect((await teamOf(owner)).members).toHaveLength(5);
  });

  it('lets one invite in once, however often it is followed at the same time', async () => {
    const { owner, teamId } = await newOwner();
    const who = await paid.test.signIn();
    const token = tokenOf(await invite(owner, teamId, who.person.email));
    const answers = await Promise.all(Array.from({ length: 8 }, () => join(who, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await teamOf(owner)).seatsUsed).toBe(2);
  });

  it('gives each link that does not work its own sentence', async () => {
    const { owner, teamId } = await newOwner();
    const sentence = async (who: SignedIn, token: string) => {
      const { status, body } = await join(who, token);
      return [status, body.code, body.message];
    };
    const who = await paid.test.signIn();
    const token = tokenOf(await invite(owner, teamId, who.person.email));
    for (const wrong of [token.slice(0, -1), `${token}x`, 'x', '\u0000', "' or 1=1 --"])
      expect(await sentence(who, encodeURIComponent(wrong))).toEqual([
        404,
        'not_found',
        expect.stringContaining('not known'),
      ]);
    const stranger = await paid.test.signIn();
    const [first = ''] = who.person.email;
    expect(await sentence(stranger, token)).toEqual([
      403,
      'wrong_person',
      expect.stringContaining(`for ${first}…@example.org`),
    ]);
    // The same person by another way of signing in, whose address nobody confirmed.
    const unverified = await paid.test.signIn({ email: who.person.email, emailVerified: false });
    expect(await sentence(unverified, token)).toEqual([
      403,
      'wrong_person',
      expect.stringContaining('not confirmed'),
    ]);
    const replaced = token;
    const renewed = tokenOf(await invite(owner, teamId, ` ${who.person.email.toUpperCase()} `));
    expect(await sentence(who, replaced)).toEqual([
      410,
      'invite_ended',
      expect.stringContaining('withdrawn'),
    ]);
    paid.test.clock.advance(7 * day);
    expect(await sentence(await again(who), renewed)).toEqual([
      410,
      'invite_ended',
      expect.stringContaining('expired'),
    ]);
    paid.test.clock.set(noon);
    expect((await join(who, renewed)).status).toBe(200);
    expect((await join(who, renewed)).status).toBe(200);
    await call(owner, 'DELETE', `/api/teams/${teamId}/members/${(await me(who)).id}`);
    expect(await sentence(who, renewed)).toEqual([410, 'invite_ended', expect.stringContaining('used')]);
  });

  it('lists invites without their secrets, and withdraws them', async () => {
    const { owner, teamId } = await newOwner();
    const url = `/api/subscription/teams/${teamId}/invites`;
    const { member } = await newMember(owner, teamId);
    const open = await invite(owner, teamId, 'Open@Example.org');
    expect(open.body).toEqual({
      link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4199\/join\/[\w-]{43}$/),
      expiresAt: '2026-11-28T12:00:00.000Z',
    });
    const listed = (await call(owner, 'GET', url)).body;
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual({
      _id: expect.any(String),
      targetEmail: 'open@example.org',
      status: 'pending',
      createdAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-11-28T12:00:00.000Z',
      used: false,
      usedAt: null,
    });
    expect(listed).toContainEqual(
      expect.objectContaining({ targetEmail: member.person.email, status: 'accepted', used: true }),
    );
    expect(JSON.stringify(listed)).not.toContain(tokenOf(open));
    const rows = await paid.test.open.db.selectFrom('team_invites').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(open));
    const [mail] = (await paid.test.deps.database.mail.list(1000)).filter(
      ({ to }) => to === 'open@example.org',
    );
    expect(mail?.text).toContain(open.body.link);
    expect(mail?.subject).toContain('Test Person invites you to Test Person’s team');
    const id = listed.find((row: { status: string }) => row.status === 'pending')._id;
    expect((await call(owner, 'DELETE', `${url}/${id}`)).status).toBe(204);
    expect((await call(owner, 'DELETE', `${url}/${id}`)).status).toBe(404);
    expect((await call(owner, 'DELETE', `${url}/x`)).status).toBe(404);
    expect((await call(owner, 'GET', url)).body).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter an email address.'],
    ['   ', 'Please enter an email address.'],
    ['no address', 'This is not an email address. Please check it.'],
    ['a@b', 'This is not an email address. Please check it.'],
    ['a@x.org\nBcc: b@y.org', 'This is not an email address. Please check it.'],
  ])('refuses to invite %j', async (email, message) => {
    const { owner, teamId } = await newOwner();
    expect(await invite(owner, teamId, email)).toMatchObject({ status: 400, body: { message } });
  });

  it('refuses to invite oneself or a member, and floods', async () => {
    const { owner, teamId } = await newOwner();
    const { member } = await newMember(owner, teamId);
    expect((await invite(owner, teamId, owner.person.email)).body.message).toContain('your own address');
    expect((await invite(owner, teamId, member.person.email)).body.message).toContain('in the team already');
    for (let count = 1; count < 20; count += 1)
      expect((await invite(owner, teamId, `a${count}@example.org`)).status).toBe(200);
    expect(await invite(owner, teamId, 'a20@example.org')).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('20 invites in a day') },
    });
    paid.test.clock.advance(day);
    expect((await invite(await again(owner), teamId, 'a20@example.org')).status).toBe(200);
    paid.test.clock.set(noon);
  });

  it('lets nobody belong to two teams, and says what to do', async () => {
    const [one, two] = [await newOwner(), await newOwner()];
    const { member, memberId } = await newMember(one.owner, one.teamId);
    const second = tokenOf(await invite(two.owner, two.teamId, member.person.email));
    expect(await join(member, second)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('leave it in your account') },
    });
    expect(await buy(member, 'small_team_year')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('leave it') },
    });
    const owners = tokenOf(await invite(two.owner, two.teamId, one.owner.person.email));
    expect((await join(one.owner, owners)).body.message).toContain('hand it over');
    // Who is alone is not sent to a member who is not there.
    const alone = await newOwner();
    const third = tokenOf(await invite(two.owner, two.teamId, alone.owner.person.email));
    const refused = [
      (await join(alone.owner, third)).body.message,
      (await call(alone.owner, 'DELETE', `/api/teams/${alone.teamId}/members/${(await me(alone.owner)).id}`))
        .body.message,
    ];
    for (const message of refused) {
      expect(message).toContain('once its plan has ended');
      expect(message).not.toMatch(/another member/);
    }
    // After leaving, the invite that was refused is still good.
    await call(member, 'DELETE', `/api/teams/${one.teamId}/members/${memberId}`);
    expect((await join(member, second)).status).toBe(200);
  });

  it('hands a team over: the new owner manages, the former one pays until either ends it', async () => {
    const { owner, teamId } = await newOwner();
    const { member, memberId } = await newMember(owner, teamId);
    const url = `/api/teams/${teamId}/owner`;
    const ownerId = (await me(owner)).id;
    const { paddleSubscriptionId: subscriptionId } = (await me(owner)).subscription;
    expect((await call(member, 'POST', url, { memberId })).status).toBe(403);
    expect((await call(owner, 'POST', url, { memberId: 'nobody' })).status).toBe(404);
    expect((await call(owner, 'POST', url, { memberId })).body).toEqual({ ownerId: memberId });
    expect([(await me(owner)).teamRole, (await me(member)).teamRole]).toEqual(['member', 'owner']);
    expect((await invite(owner, teamId, 'x@example.org')).status).toBe(403);
    expect((await invite(member, teamId, 'x@example.org')).status).toBe(200);
    expect((await change(member, subscriptionId, 'advanced_year')).body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Somebody else pays'),
    });
    expect((await call(member, 'DELETE', `/api/teams/${teamId}/members/${ownerId}`)).status).toBe(204);
    // Out of the team, they have its plan no longer, and still see what they pay.
    expect(await me(owner)).toMatchObject({
      teamId: null,
      subscription: { plan: 'FREE', paddleSubscriptionId: null },
      paysForTeam: { paddleSubscriptionId: subscriptionId, plan: 'SMALL_TEAM', cancelsAt: null },
    });
    expect((await me(member)).paysForTeam).toBeNull();
    const stranger = await paid.test.signIn();
    const cancel = (who: SignedIn) =>
      call(who, 'POST', '/api/subscription/cancel-subscription', { subscriptionId });
    expect((await cancel(stranger)).status).toBe(404);
    expect((await cancel(member)).status).toBe(200);
    expect((await me(owner)).paysForTeam.cancelsAt).toMatch(/^2027-11-21/);
    // It ends with the period, and the new owner buys their own beside it: the same team.
    expect((await buy(member, 'advanced_year')).body.status).toBe('completed');
    expect(await teamOf(member)).toMatchObject({ id: teamId, planKey: 'ADVANCED', teamRole: 'owner' });
  });

  it('does not let the owner go, except alone from a team whose plan has ended', async () => {
    const { owner, teamId } = await newOwner();
    const url = `/api/teams/${teamId}/members/${(await me(owner)).id}`;
    const admin = await paid.test.signIn({ email: adminEmail });
    for (const who of [owner, admin])
      expect(await call(who, 'DELETE', url)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('owner cannot be removed') },
      });
    const { paddleSubscriptionId: subscriptionId } = (await me(owner)).subscription;
    await call(owner, 'POST', '/api/subscription/cancel-subscription', { subscriptionId });
    await call(owner, 'POST', '/api/sandbox/end-period', { subscriptionId });
    expect((await call(owner, 'DELETE', url)).status).toBe(204);
    expect((await teamOf(owner)).id).toBeNull();
    await buy(owner, 'small_team_year');
    expect((await teamOf(owner)).id).toBe(teamId);
  });

  it('shows a stranger no team, a member only what is theirs, and an admin all', async () => {
    const { owner, teamId } = await newOwner();
    const { member, memberId } = await newMember(owner, teamId);
    await invite(owner, teamId, 'open@example.org');
    const rows = (await call(owner, 'GET', `/subscription/teams/${teamId}/invites`)).body;
    const row = rows.find(({ used }: { used: boolean }) => !used);
    const calls = [
      ['GET', `/api/subscription/teams/${teamId}/invites`, undefined],
      ['POST', `/api/subscription/teams/${teamId}/invite-link`, { email: 'y@example.org' }],
      ['DELETE', `/api/subscription/teams/${teamId}/invites/${row._id}`, undefined],
      ['DELETE', `/api/teams/${teamId}/members/${memberId}`, undefined],
      ['POST', `/api/teams/${teamId}/owner`, { memberId }],
    ] as const;
    const before = await teamOf(owner);
    const other = (await newOwner()).owner;
    for (const [method, url, body] of calls) {
      expect((await call(await paid.test.signIn(), method, url, body)).status).toBe(404);
      expect((await call(other, method, url, body)).status).toBe(404);
      expect((await call(other, method, url.replace(teamId, 'no-id'), body)).status).toBe(404);
      // A member may leave, and nothing else.
      if (!url.includes('/members/')) expect((await call(member, method, url, body)).status).toBe(403);
    }
    const ownerUrl = `/api/teams/${teamId}/members/${before.ownerId}`;
    expect((await call(member, 'DELETE', ownerUrl)).status).toBe(403);
    expect(await teamOf(owner)).toEqual(before);
    expect((await call(owner, 'GET', `/api/subscription/teams/${teamId}/invites`)).body).toHaveLength(2);
    const admin = await paid.test.signIn({ email: adminEmail });
    for (const [method, url, body] of calls.slice(0, 4))
      expect((await call(admin, method, url, body)).status).toBeLessThan(300);
  });
});

describe('invites to somebody who did not ask for them', () => {
  it('mails one address three invites within a quarter of an hour, whichever teams send them', async () => {
    const strict = await makePaidApp('postgres', { settings: { rateLimitFactor: 1 } });
    const { clock } = strict.test;
    clock.set(noon);
    const email = 'stranger@example.org';
    const ask = async (who: SignedIn, method: 'GET' | 'POST', url: string, payload?: object) =>
      strict.test.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
    const [one, two] = [await strict.test.signIn(), await strict.test.signIn()];
    const inviteBy = async (who: SignedIn) => {
      const { id } = (await ask(who, 'GET', '/api/teams/me')).json();
      return ask(who, 'POST', `/api/subscription/teams/${id}/invite-link`, { email });
    };
    for (const who of [one, two]) await buyPlan(strict.test, who, 'small_team_year');
    const statuses = [];
    for (const who of [one, two, one, two, one]) statuses.push((await inviteBy(who)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const mails = await strict.test.deps.database.mail.list(100);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(3);
    expect(Number((await inviteBy(two)).headers['retry-after'])).toBeGreaterThan(0);
    clock.advance(15 * 60_000);
    const later = await strict.test.signIn(two.person);
    expect((await inviteBy(later)).statusCode).toBe(200);
    await strict.test.close();
  });
});
