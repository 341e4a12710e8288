import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rewriteLimits } from '#domain/writing/rewrite-limits.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { databaseKinds } from '#testing/databases.ts';
import { makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { makeModelApp, noLimits } from '#testing/model-app.ts';
import { ModelServer } from '#testing/model-server/model-server.ts';

const server = new ModelServer();
let baseUrl: string;
beforeAll(async () => {
  baseUrl = await server.listen();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const good = { inputText: trialAbstract, tone: 'casual', platforms: ['twitter', 'linkedin'] };
const again = { ...good, model: 'stand-in' };
const own = 'In this trial yoga reduced back pain more than usual care did.';

function post(test: TestApp, who: SignedIn, payload: object, url = '/api/posts/rewrite', more = {}) {
  return test.app.inject({ method: 'POST', url, headers: { ...who.headers, ...more }, payload });
}

async function used(test: TestApp, who: SignedIn): Promise<number> {
  return (await test.app.inject({ url: '/api/teams/me', headers: who.headers })).json().postsUsed;
}

async function withPosts(test: TestApp, payload: object = good): Promise<SignedIn> {
  const who = await test.signIn();
  expect((await post(test, who, payload, '/api/posts')).statusCode).toBe(200);
  return who;
}

describe.each(databaseKinds)('posts written anew by their model, on %s', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeModelApp(baseUrl, { database });
  });
  afterAll(() => test.close());

  it('are the model’s, follow what was put right, and cost nothing where they were counted', async () => {
    const who = await withPosts(test);
    const { data, counted } = (await post(test, who, { ...again, finding: own })).json();
    expect(counted).toEqual([]);
    expect(data.made).toMatchObject({ model: 'stand-in', replaced: [] });
    expect(data.generatedContent.twitter).toContain(own);
    expect(data.usage.used).toBe(2);
    // Another tone, another opening: the same post.
    expect((await post(test, who, { ...again, tone: 'funny', seed: 3 })).statusCode).toBe(200);
    expect(await used(test, who)).toBe(2);
  });

  it('count where they were not counted: another text, another platform, after a month', async () => {
    const who = await withPosts(test, { ...good, platforms: ['twitter'] });
    expect((await post(test, who, again)).json()).toMatchObject({
      data: { usage: { used: 2 } },
      counted: ['linkedin'],
    });
    const other = { ...again, platforms: ['twitter'], inputText: `${trialAbstract} It was done in Norway.` };
    expect((await post(test, who, other)).json().data.usage.used).toBe(3);
    expect((await post(test, who, other)).json().data.usage.used).toBe(3);
    test.clock.advance((rewriteLimits.countedDays + 1) * 24 * 3_600_000);
    const later = await test.signIn(who.person);
    expect((await post(test, later, { ...other, platforms: ['twitter'] })).statusCode).toBe(200);
    expect(await used(test, later)).toBe(1);
  });

  it('count for everybody but whose they were', async () => {
    await withPosts(test);
    const stranger = await test.signIn();
    expect((await post(test, stranger, again)).json().data.usage.used).toBe(2);
  });

  it('are refused whole where the month has too few left, unless they were counted', async () => {
    const who = await withPosts(test, {
      ...good,
      platforms: ['twitter', 'linkedin', 'facebook', 'instagram'],
    });
    expect((await post(test, who, again)).statusCode).toBe(200);
    const other = { ...again, inputText: `${trialAbstract} It was done in Norway.` };
    expect((await post(test, who, other)).json()).toMatchObject({ code: 'quota_exceeded' });
    expect(await used(test, who)).toBe(4);
  });

  it('are free when their stream broke off after they had been told', async () => {
    const who = await test.signIn();
    server.next({ does: 'drop' });
    await post(test, who, good, '/api/posts', { accept: 'text/event-stream' });
    const told = await used(test, who);
    await post(test, who, again);
    expect([told <= 2, await used(test, who)]).toEqual([true, 2]);
  });
});

describe('posts written anew', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeModelApp(baseUrl);
  });
  afterAll(() => test.close());

  it('begin otherwise where that is asked for, and the model gets what they were', async () => {
    const who = await withPosts(test);
    const before = 'Yoga for a bad back, said the last post.';
    await post(test, who, { ...again, seed: 1, instead: { twitter: before } });
    expect(server.requests.at(-1)?.body).toContain(before);
    expect(server.requests[0]?.body).not.toContain('begin otherwise');
    expect(server.requests.at(-1)?.body).toContain('begin otherwise');
  });

  it('are told with the whole: until then nobody is shown one', async () => {
    const who = await withPosts(test);
    const { body } = await post(test, who, again, undefined, { accept: 'text/event-stream' });
    const events = [...body.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect(events).toEqual(['progress', 'progress', 'progress', 'done']);
    expect(await used(test, who)).toBe(2);
  });

  it('fail where the model does, cost nothing, and our own writer is offered, not used', async () => {
    const who = await test.signIn();
    server.behave({ does: 'status', status: 401 });
    const response = await post(test, who, again);
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ code: 'generation_failed', fallback: 'embedded' });
    expect(response.json().message).not.toContain('counted');
    expect(await used(test, who)).toBe(0);
  });

  it('are by no other model than the one that wrote them', async () => {
    const who = await withPosts(test);
    for (const [app, model] of [
      [test, 'another'],
      [await makeApp(), 'stand-in'],
    ] as const) {
      const caller = app === test ? who : await app.signIn();
      const response = await post(app, caller, { ...again, model });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'conflict', fallback: 'embedded' });
      expect(response.json().message).toContain(`(${model}) is not at work here any more`);
      if (app !== test) await app.close();
    }
    expect(server.requests).toHaveLength(1);
  });

  it('say where a model gave none that can be used', async () => {
    const who = await withPosts(test);
    server.behave({ does: 'answer', manner: 'refuses' });
    const { data } = (await post(test, who, again)).json();
    expect(data.made).toMatchObject({ model: 'stand-in', replaced: ['twitter', 'linkedin'] });
  });

  it('name at least one platform, and a model', async () => {
    const who = await test.signIn();
    expect((await post(test, who, { ...again, platforms: [] })).json().code).toBe('no_platform');
    expect((await post(test, who, good)).json().code).toBe('invalid_request');
    const { platforms: _, ...none } = again;
    expect((await post(test, who, none)).json().code).toBe('invalid_request');
  });

  it('may be asked for so often a minute, and the refusal says when again', async () => {
    const strict = await makeModelApp(baseUrl, { settings: { rateLimitFactor: 0.1 } });
    const who = await withPosts(strict);
    const [first, second, third] = [
      await post(strict, who, again),
      await post(strict, who, again),
      await post(strict, who, again),
    ];
    expect([first?.statusCode, second?.statusCode, third?.statusCode]).toEqual([200, 200, 429]);
    expect(third?.json()).toMatchObject({ code: 'rate_limited', retryAfter: 60, fallback: 'embedded' });
    expect(third?.json().message).toBe(
      'Posts can be written anew 2 times a minute. Please try again in 60 seconds.',
    );
    // Everybody has a minute of their own.
    expect((await post(strict, await strict.signIn(), again)).statusCode).toBe(200);
    strict.clock.advance(60_000);
    expect((await post(strict, who, again)).statusCode).toBe(200);
    await strict.close();
  });

  it('come out of the day’s budget of the model, which refuses in its own words', async () => {
    const limits = { ...noLimits };
    const poor = await makeModelApp(baseUrl, { limits });
    const who = await withPosts(poor);
    Object.assign(limits, { tokensPerDay: 100 });
    const response = await post(poor, who, again);
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'rate_limited', fallback: 'embedded' });
    expect(response.json().message).toContain('Today’s budget for the model is used up.');
    await poor.close();
  });

  it('are forgotten with the account', async () => {
    const who = await withPosts(test);
    const noted = async () =>
      (await test.open.db.selectFrom('counted_posts').select('user_id').execute()).filter(
        ({ user_id }) => user_id === userId,
      );
    const { id: userId } = (await test.app.inject({ url: '/api/account', headers: who.headers })).json();
    expect(await noted()).toHaveLength(2);
    const payload = { email: who.person.email };
    const gone = await test.app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: who.headers,
      payload,
    });
    expect(gone.statusCode).toBe(200);
    expect(await noted()).toEqual([]);
  });
});
