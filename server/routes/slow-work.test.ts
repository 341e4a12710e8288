import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThreadWorkshop } from '#server/adapters/workshop/threads.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { makeGate } from '#testing/gate.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { workSentinels } from '#testing/sentinel-works.ts';
import { openSentinelWorkshop, threadsReadyMs } from '#testing/sentinel-workshop.ts';
import { tooSlow } from '../adapters/workshop/refusals.ts';
import { authenticateDeps } from '../http/access.ts';
import type { WorkName, Workshop } from '../ports/workshop.ts';
import { workOnRuns } from '../usecases/runs/work-on-runs.ts';
import { createEmbeddedWriter } from '../usecases/writing/embedded-writer.ts';
import { openWorkshopHere } from '../workshop-here.ts';

describe('work on texts, in threads', { timeout: threadsReadyMs }, () => {
  let workshop: ThreadWorkshop;
  let test: TestApp;
  beforeAll(async () => {
    workshop = openSentinelWorkshop();
    test = await makeApp({
      workshop,
      writer: async (deps) => ({ generator: createEmbeddedWriter(deps.workshop), model: null }),
    });
  });
  afterAll(async () => {
    await test.close();
    await workshop.close();
  }, threadsReadyMs);

  const post = (who: SignedIn, url: string, payload: object) =>
    test.app.inject({ method: 'POST', url, headers: who.headers, payload });
  const used = async (who: SignedIn): Promise<number> =>
    (await test.app.inject({ url: '/api/teams/me', headers: who.headers })).json().postsUsed;

  const good = { inputText: trialAbstract, platforms: ['twitter'] };
  const endless = { ...good, inputText: `${trialAbstract} ${workSentinels.endless}` };

  it('is refused where it takes too long, and counts nothing; the next is done as ever', async () => {
    const who = await test.signIn();
    const answer = await post(who, '/api/posts', endless);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'too_slow', title: 'Takes Too Long' });
    expect(await used(who)).toBe(0);
    expect((await post(who, '/api/posts', good)).statusCode).toBe(200);
    expect(await used(who)).toBe(1);
  });

  it('says that the work broke off where its thread ended, and counts nothing', async () => {
    const who = await test.signIn();
    const dying = { ...good, inputText: `${trialAbstract} ${workSentinels.dies}` };
    const answer = await post(who, '/api/posts', dying);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(await used(who)).toBe(0);
  });

  it('answers everybody else while one account has more to do than there are threads', async () => {
    const [greedy, other] = [await test.signIn(), await test.signIn()];
    const gate = makeGate();
    const held = [1, 2, 3, 4].map(() =>
      post(greedy, '/api/check', { source: trialAbstract, post: gate.text }),
    );
    expect((await test.app.inject({ url: '/api/health' })).statusCode).toBe(200);
    expect((await post(other, '/api/posts', good)).statusCode).toBe(200);
    gate.open();
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    gate.remove();
  });
});

describe('what takes too long', () => {
  const here = openWorkshopHere();
  let failing: WorkName | null = null;
  const workshop: Workshop = {
    do: (name, input, order) =>
      name === failing ? Promise.resolve(tooSlow(name)) : here.do(name, input, order),
  };
  let test: TestApp;
  let who: SignedIn;
  beforeAll(async () => {
    test = await makeApp({
      workshop,
      writer: async (deps) => ({ generator: createEmbeddedWriter(deps.workshop), model: null }),
    });
    who = await test.signIn({ email: adminEmail });
  });
  afterAll(() => test.close());

  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const request = { method, url, headers: who.headers, ...(payload === undefined ? {} : { payload }) };
    return test.app.inject(request);
  };
  const used = async (): Promise<number> => (await call('GET', '/api/teams/me')).json().postsUsed;
  const refused = async (name: WorkName, ...asked: Parameters<typeof call>) => {
    failing = name;
    const answer = await call(...asked);
    failing = null;
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'too_slow', title: 'Takes Too Long' });
    return answer.json().message;
  };

  const inputText = trialAbstract;
  const post = 'Yoga may help.';
  it.each<[WorkName, string, object, string]>([
    ['writePosts', '/api/posts', { inputText, platforms: ['twitter'] }, 'Shorten the text'],
    [
      'writePosts',
      '/api/posts',
      { inputText, platforms: ['twitter'], writer: 'embedded' },
      'Shorten the text',
    ],
    ['checkPost', '/api/check', { source: inputText, post }, 'Shorten the post'],
    ['suggestHashtags', '/api/hashtags', { inputText }, 'Shorten the text'],
    ['writeHighlight', '/api/highlight', { inputText }, 'Shorten the text'],
    ['predictPosts', '/api/predict', { content: { twitter: post } }, 'Shorten the posts'],
    ['drawCards', '/api/cards', { inputText, post }, 'Shorten the post'],
    ['readUpload', '/api/runs', { upload: '10.1000/1', platforms: ['twitter'] }, 'Split the upload'],
    ['readBody', '/api/runs', { upload: '10.1000/1', platforms: ['twitter'] }, 'Shorten the text'],
  ])(
    'in %s is refused by %s, which says what to shorten and counts nothing',
    async (name, url, body, says) => {
      expect(await refused(name, 'POST', url, body)).toContain(says);
      expect(await used()).toBe(0);
    },
  );

  it('in a run is refused by the review of a draft and by the export', async () => {
    const upload = `title,abstract\n"Trial","${trialAbstract}"`;
    const run = (await call('POST', '/api/runs', { upload, platforms: ['twitter'] })).json();
    await workOnRuns(
      { ...test.deps, ...authenticateDeps(test.deps) },
      () => false,
      new AbortController().signal,
    );
    const row = `/api/runs/${run.id}/rows/0`;
    expect(await refused('editDraft', 'PUT', row, { posts: { twitter: post } })).toContain(
      'Shorten the posts',
    );
    expect((await call('GET', row)).json().draft.posts.twitter).not.toBe(post);
    expect(await refused('exportRun', 'GET', `/api/runs/${run.id}/export`)).toContain('Export fewer rows');
  });
});
