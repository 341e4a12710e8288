import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThreadWorkshop } from '#server/adapters/workshop/threads.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { makeGate } from '#testing/gate.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { openSentinelWorkshop, threadsReadyMs } from '#testing/sentinel-workshop.ts';
import { workSentinels } from '#testing/sentinel-works.ts';
import { createEmbeddedWriter } from '../usecases/writing/embedded-writer.ts';

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

  it.each([
    ['/api/posts', endless, 'Shorten the text'],
    ['/api/posts', { ...endless, writer: 'embedded' }, 'Shorten the text'],
    ['/api/check', { source: trialAbstract, post: workSentinels.endless }, 'Shorten the post'],
    ['/api/hashtags', { inputText: endless.inputText }, 'Shorten the text'],
    ['/api/highlight', { inputText: endless.inputText }, 'Shorten the text'],
    ['/api/predict', { content: { twitter: workSentinels.endless } }, 'Shorten the posts'],
    ['/api/cards', { inputText: trialAbstract, post: workSentinels.endless }, 'Shorten the post'],
    ['/api/runs', { upload: workSentinels.endless, platforms: ['twitter'] }, 'Split the upload'],
  ])('refuses %s where it takes too long, says what to shorten, and counts nothing', async (url, body, says) => {
    const who = await test.signIn({ email: adminEmail });
    const answer = await post(who, url, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'too_slow', title: 'Takes Too Long' });
    expect(answer.json().message).toContain(says);
    expect(await used(who)).toBe(0);
  });

  it('counts what follows as ever, and the same request with its key is tried anew', async () => {
    const who = await test.signIn();
    expect((await post(who, '/api/posts', endless)).statusCode).toBe(422);
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
    const held = [1, 2, 3, 4].map(() => post(greedy, '/api/check', { source: trialAbstract, post: gate.text }));
    expect((await test.app.inject({ url: '/api/health' })).statusCode).toBe(200);
    expect((await post(other, '/api/posts', good)).statusCode).toBe(200);
    gate.open();
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    gate.remove();
  });
});
