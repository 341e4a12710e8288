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

describe('POST /api/predict', () => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await makeApp();
    admin = await test.signIn({ email: adminEmail });
  });
  afterAll(() => test.close());

  const post = (who: SignedIn, payload: object) =>
    test.app.inject({ method: 'POST', url: '/api/predict', headers: who.headers, payload });
  const content = {
    twitter: 'Exercise was linked to less pain in 120 adults. https://doi.org/10.1/x',
    facebook: ' ',
  };

  it('answers a number per platform and metric, with range, reasons, account and model', async () => {
    const response = await post(admin, { content, followers: 50_000 });
    expect(response.statusCode).toBe(200);
    const { predictions, ranges, reasons, followers, model } = response.json();
    expect(Object.keys(predictions)).toEqual(['twitter']);
    for (const [metric, number] of Object.entries(predictions.twitter))
      expect(number).toSatisfy(
        (value: number) => ranges.twitter[metric].low <= value && value <= ranges.twitter[metric].high,
      );
    expect(reasons.twitter).toContainEqual({ text: expect.stringMatching(/^A link/), effect: 'lowers' });
    expect([followers, model.card]).toEqual([50_000, expect.stringContaining('No engagement data')]);
    const team = await test.app.inject({ url: '/api/teams/me', headers: admin.headers });
    expect(team.json().postsUsed).toBe(0);
  });

  it('takes the whole body of older clients, whatever they say of what it does not read', async () => {
    const response = await post(admin, {
      inputText: trialAbstract,
      tone: 'casual',
      platforms: [],
      articleInfo: { title: 'A trial' },
      abstract: '',
      text: trialAbstract,
      content,
    });
    expect([response.statusCode, response.json().followers]).toEqual([200, 1000]);
  });

  it('names the cheapest plan that has it to those who lack it', async () => {
    const response = await post(await test.signIn(), { content });
    expect([response.statusCode, response.json().code, response.json().plan]).toEqual([
      403,
      'plan_required',
      'BUSINESS',
    ]);
  });

  it.each([
    ['no posts', {}],
    ['blank posts', { content: { twitter: '', linkedin: ' \n ' } }],
  ])('refuses %s in the words of the screen', async (_, payload) => {
    const response = await post(admin, payload);
    expect([response.statusCode, response.json().code, response.json().message]).toEqual([
      400,
      'invalid_request',
      'No posts available to predict.',
    ]);
  });

  it.each([
    ['a post that is no text', { content: { twitter: 7 } }, 'invalid_request'],
    ['a post for what it does not know', { content: { ...content, myspace: 'Hello' } }, 'invalid_request'],
    ['fewer followers than none', { content, followers: -1 }, 'invalid_request'],
    ['more followers than people', { content, followers: 100_000_001 }, 'invalid_request'],
    ['an unknown tone', { content, tone: 'shouting' }, 'unknown_tone'],
    ['a source of 49 characters', { content, inputText: 'x'.repeat(49) }, 'content_too_short'],
    ['a source of 2,501 characters', { content, inputText: 'x'.repeat(2501) }, 'content_too_long'],
  ])('refuses %s', async (_, payload, code) => {
    const response = await post(admin, payload);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });
});

describe('POST /api/highlight', () => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await makeApp();
    admin = await test.signIn({ email: adminEmail });
  });
  afterAll(() => test.close());

  const highlight = async (payload: object) => {
    const { headers } = admin;
    const response = await test.app.inject({ method: 'POST', url: '/api/highlight', headers, payload });
    expect(response.statusCode).toBe(200);
    return response.json().highlight;
  };

  it('is written from the text where the abstract is none', async () => {
    const own = await highlight({ inputText: trialAbstract });
    for (const abstract of ['', null, 'too short', 'word '.repeat(600)])
      expect(await highlight({ inputText: trialAbstract, abstract })).toBe(own);
    const other = 'A note on something else that was found elsewhere by somebody, at another time.';
    expect(await highlight({ inputText: other, abstract: trialAbstract })).toBe(own);
  });

  it('explains the terms of the field in a tone for readers from outside', async () => {
    const ofTone = (tone: string) => highlight({ inputText: trialAbstract, tone });
    expect(await ofTone('casual')).toContain('(a degenerative joint disease)');
    expect(await ofTone('publisher')).toBe(await highlight({ inputText: trialAbstract }));
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
