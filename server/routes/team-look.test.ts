import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import type { SignedIn } from '#testing/make-app.ts';
import { buyPlan, joinTeamOf } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';

const look = { name: 'Polar Lab', background: '#ffffff', ink: '#003366', accent: '#aa0000' };
/** The smallest PNG there is: one clear point. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Says that it has 50,000 by 50,000 points. */
const bomb = `data:image/png;base64,${Buffer.from(logo.split(',')[1] ?? '', 'base64')
  .fill(Buffer.from([0, 0, 0xc3, 0x50]), 16, 24)
  .toString('base64')}`;

describe("a team's name and look", () => {
  let paid: PaidApp;
  let owner: SignedIn;
  let teamId: string;
  beforeAll(async () => {
    paid = await makePaidApp();
    owner = await paid.test.signIn();
    await buyPlan(paid.test, owner, 'enterprise_year');
    teamId = (await call(owner, 'GET', '/api/teams/me')).body.id;
  });
  afterAll(() => paid.test.close());

  async function call(
    who: SignedIn,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) {
    const response = await paid.test.app.inject({
      method,
      url,
      headers: who.headers,
      ...(payload !== undefined && { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  }
  const draw = async (who: SignedIn): Promise<string> =>
    (
      await call(who, 'POST', '/api/cards', {
        inputText: trialAbstract,
        post: 'Exercise may reduce pain.',
        sizes: ['wide'],
      })
    ).body.cards[0].png;

  it('changes the name for everybody in the team', async () => {
    const member = await paid.test.signIn();
    await joinTeamOf(paid.test, owner, member);
    const renamed = await call(owner, 'PUT', `/api/teams/${teamId}`, { name: '  Polar\nLab ' });
    expect(renamed).toEqual({ status: 200, body: { name: 'Polar Lab' } });
    expect((await call(member, 'GET', '/api/teams/me')).body.name).toBe('Polar Lab');
    expect((await call(member, 'PUT', `/api/teams/${teamId}`, { name: 'Mine' })).status).toBe(403);
    expect((await call(owner, 'PUT', `/api/teams/${teamId}`, { name: ' ' })).status).toBe(400);
    const noted = await paid.test.deps.database.audit.entriesOf(teamId);
    expect(noted.filter(({ action }) => action === 'team.renamed')).toHaveLength(1);
  });

  it('draws the cards of every member in the look that the owner saved, until it is removed', async () => {
    const member = await paid.test.signIn();
    await joinTeamOf(paid.test, owner, member);
    const plain = await draw(member);
    const saved = await call(owner, 'PUT', `/api/teams/${teamId}/brand`, { ...look, logo });
    expect(saved).toEqual({ status: 200, body: { brand: { ...look, logo } } });
    expect((await call(owner, 'GET', `/api/teams/${teamId}/brand`)).body).toEqual(saved.body);
    expect(await draw(member)).not.toBe(plain);
    expect(await draw(await paid.test.signIn())).toBe(plain);
    expect((await call(owner, 'DELETE', `/api/teams/${teamId}/brand`)).status).toBe(204);
    expect((await call(owner, 'GET', `/api/teams/${teamId}/brand`)).body).toEqual({ brand: null });
    expect(await draw(member)).toBe(plain);
  });

  it.each([
    ['text that cannot be read on its background', { ...look, ink: '#dddddd' }],
    ['a colour by its name', { ...look, accent: 'red' }],
    ['a name without signs of the fonts', { ...look, name: '极地' }],
    ['no name', { ...look, name: '' }],
    ['a logo that is a drawing', { ...look, logo: `data:image/svg+xml;base64,${btoa('<svg/>')}` }],
    ['a logo that only says that it is one', { ...look, logo: `data:image/png;base64,${btoa('<svg/>')}` }],
    ['a logo of kilobytes that becomes gigabytes', { ...look, logo: bomb }],
    ['a logo from elsewhere', { ...look, logo: 'https://example.org/logo.png' }],
    ['a logo of a megabyte', { ...look, logo: `data:image/png;base64,${'A'.repeat(900_000)}` }],
  ])('refuses %s, and keeps what was there', async (_, payload) => {
    const response = await call(owner, 'PUT', `/api/teams/${teamId}/brand`, payload);
    expect([response.status, response.body.code]).toEqual([400, 'invalid_request']);
    expect((await call(owner, 'GET', `/api/teams/${teamId}/brand`)).body).toEqual({ brand: null });
  });

  it('is for plans with white-label; cards of a smaller plan look as the product does', async () => {
    const small = await paid.test.signIn();
    await buyPlan(paid.test, small, 'business_year');
    const { id } = (await call(small, 'GET', '/api/teams/me')).body;
    const refused = await call(small, 'PUT', `/api/teams/${id}/brand`, look);
    expect([refused.status, refused.body.code, refused.body.plan]).toEqual([
      403,
      'plan_required',
      'ENTERPRISE',
    ]);
    const plain = await draw(small);
    await paid.test.deps.database.brands.save(id, { ...look, logo: null }, new Date());
    expect(await draw(small)).toBe(plain);
  });
});
