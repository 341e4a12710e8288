import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';

describe('POST /api/cards', () => {
  let test: TestApp;
  let admin: SignedIn;
  let member: SignedIn;
  beforeAll(async () => {
    test = await makeApp();
    admin = await test.signIn({ email: adminEmail });
    member = await test.signIn();
  });
  afterAll(() => test.close());

  const ask = { inputText: trialAbstract, post: 'Exercise may reduce pain.' };
  const draw = (who: SignedIn, payload: object) =>
    test.app.inject({ method: 'POST', url: '/api/cards', headers: who.headers, payload });

  it('draws both sizes for everybody, and counts no post', async () => {
    const response = await draw(member, ask);
    expect(response.statusCode).toBe(200);
    const { cards, altText } = response.json();
    expect(altText).toBeNull();
    expect(cards.map(({ size }: { size: string }) => size)).toEqual(['wide', 'square']);
    for (const { png, width, height } of cards) {
      const bytes = Buffer.from(png, 'base64');
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
    }
    const team = await test.app.inject({ url: '/api/teams/me', headers: member.headers });
    expect(team.json().postsUsed).toBe(0);
  });

  it('gives the alt text to plans that have it, and names the plan to the others', async () => {
    const asked = { ...ask, altText: true, sizes: ['wide'] };
    const allowed = await draw(admin, asked);
    expect(allowed.json().altText).toMatch(/\w+.*\.$/);
    const refused = await draw(member, asked);
    expect([refused.statusCode, refused.json().code, refused.json().plan]).toEqual([
      403,
      'plan_required',
      'PRO',
    ]);
  });

  it.each([
    ['49 characters', { ...ask, inputText: 'x'.repeat(49) }, 'content_too_short'],
    ['2,501 characters', { ...ask, inputText: 'x'.repeat(2501) }, 'content_too_long'],
    ['no post', { inputText: trialAbstract }, 'invalid_request'],
    ['another design', { ...ask, design: 'neon' }, 'invalid_request'],
    ['no size', { ...ask, sizes: [] }, 'invalid_request'],
  ])('refuses %s', async (_, payload, code) => {
    const response = await draw(member, payload);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });
});
