import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';

describe.each([
  ['/api/hashtags', 'ADVANCED'],
  ['/api/highlight', 'BUSINESS'],
] as const)('POST %s', (url, plan) => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await makeApp();
    admin = await test.signIn({ email: adminEmail });
  });
  afterAll(() => test.close());

  const post = (who: SignedIn, payload: object) =>
    test.app.inject({ method: 'POST', url, headers: who.headers, payload });

  it('answers whom the plan allows, from the abstract alone', async () => {
    const response = await post(admin, { inputText: trialAbstract });
    expect(response.statusCode).toBe(200);
    const { hashtags, highlight } = response.json();
    if (url === '/api/hashtags')
      expect(hashtags).toEqual(expect.arrayContaining([expect.stringMatching(/^#/)]));
    else expect(highlight.length).toBeGreaterThan(60);
    // Free of charge: no post was written.
    const team = await test.app.inject({ url: '/api/teams/me', headers: admin.headers });
    expect(team.json().postsUsed).toBe(0);
  });

  it('names the cheapest plan that has it to those who lack it', async () => {
    const response = await post(await test.signIn(), { inputText: trialAbstract });
    expect([response.statusCode, response.json().code, response.json().plan]).toEqual([
      403,
      'plan_required',
      plan,
    ]);
  });

  it.each([
    ['49 characters', { inputText: 'x'.repeat(49) }, 'content_too_short'],
    ['2,501 characters', { inputText: 'x'.repeat(2501) }, 'content_too_long'],
    ['an unknown tone', { inputText: trialAbstract, tone: 'shouting' }, 'unknown_tone'],
    ['nothing', {}, 'invalid_request'],
  ])('refuses %s', async (_, payload, code) => {
    const response = await post(admin, payload);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });
});

describe('the bodies of older clients', () => {
  it('are taken whole', async () => {
    const test = await makeApp();
    const { headers } = await test.signIn({ email: adminEmail });
    const payload = {
      inputText: trialAbstract,
      tone: 'casual',
      platforms: ['linkedin'],
      articleInfo: { title: 'A trial' },
      abstract: trialAbstract,
    };
    const response = await test.app.inject({ method: 'POST', url: '/api/highlight', headers, payload });
    expect(response.statusCode).toBe(200);
    const none = { ...payload, platforms: [] };
    const refused = await test.app.inject({ method: 'POST', url: '/api/highlight', headers, payload: none });
    expect(refused.json().code).toBe('no_platform');
    await test.close();
  });
});
