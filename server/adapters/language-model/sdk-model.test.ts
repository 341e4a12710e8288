import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '#domain/engine/read/read-source.ts';
import { readAnswer } from '#domain/guard/read-answer.ts';
import { writePrompt } from '#domain/prompts/write-prompt.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { hangGuard, runsOut } from '#testing/hang-guard.ts';
import type { Behaviour } from '#testing/model-server/behaviours.ts';
import { ModelServer } from '#testing/model-server/model-server.ts';
import type { ModelAnswer } from '../../ports/language-model.ts';
import { createSdkModel } from './sdk-model.ts';
import { aboutModel, type ModelSettings, reachOf } from './settings.ts';

const prompt = writePrompt({
  sheet: readSource({ text: trialAbstract, info: {} }),
  info: {},
  tone: 'casual',
  platforms: ['twitter', 'linkedin'],
  author: false,
  nonce: 'n0nce',
  size: 'full',
  findingChosen: false,
});

describe('one request to a model service', () => {
  const server = new ModelServer();
  let baseUrl: string;
  beforeAll(async () => {
    baseUrl = await server.listen();
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const settings = (more: Partial<ModelSettings> = {}): ModelSettings => ({
    provider: 'openai-compatible',
    baseUrl,
    model: 'stand-in',
    apiKey: 'sk-secret',
    totalMs: hangGuard,
    firstByteMs: hangGuard,
    idleMs: hangGuard,
    concurrency: 2,
    thinkingTokens: 0,
    prompts: 'full',
    ...more,
  });

  async function ask(
    behaviour: Behaviour,
    more: Partial<ModelSettings> = {},
    signal = new AbortController().signal,
  ): Promise<ModelAnswer & { readonly heard: string[] }> {
    server.next(behaviour);
    const heard: string[] = [];
    const run = { signal, priority: false, onText: (text: string) => void heard.push(text) };
    return { ...(await createSdkModel(settings(more)).ask(prompt, run)), heard };
  }

  it('streams the answer, asks for the schema, sends the key as a header only, and counts tokens', async () => {
    const answer = await ask({ does: 'answer', manner: 'good' });
    expect(answer.ok && Object.keys(readAnswer(answer.text, ['twitter', 'linkedin']).posts)).toEqual([
      'twitter',
      'linkedin',
    ]);
    expect(answer.heard.length).toBeGreaterThan(5);
    expect(answer.usage).toEqual({ input: 1500, output: expect.any(Number) });
    const [seen] = server.requests;
    expect(seen?.asked).toMatchObject({ streams: true, schema: true, platforms: ['twitter', 'linkedin'] });
    expect(seen?.authorization).toBe('Bearer sk-secret');
    expect(seen?.body).not.toContain('sk-secret');
  });

  it.each<[string, Behaviour, object]>([
    [
      '429 with a time to wait',
      { does: 'status', status: 429, retryAfter: 7 },
      { kind: 'busy', retryAfter: 7 },
    ],
    [
      '429 for spent credit',
      { does: 'status', status: 429, code: 'insufficient_quota' },
      { kind: 'no-credit' },
    ],
    ['402', { does: 'status', status: 402 }, { kind: 'no-credit' }],
    ['401', { does: 'status', status: 401 }, { kind: 'refused' }],
    ['404 for the model', { does: 'status', status: 404 }, { kind: 'refused' }],
    ['500', { does: 'status', status: 500 }, { kind: 'failed' }],
    ['502', { does: 'status', status: 502 }, { kind: 'failed' }],
    [
      '503 with a time to wait',
      { does: 'status', status: 503, retryAfter: 3 },
      { kind: 'failed', retryAfter: 3 },
    ],
    ['529', { does: 'status', status: 529 }, { kind: 'busy' }],
    ['a stream that drops midway', { does: 'drop' }, { kind: 'cut' }],
    ['a stream that ends as if all was said', { does: 'end-early' }, { kind: 'cut' }],
    ['an error event after 200', { does: 'error-event' }, { kind: 'failed' }],
    ['nothing', { does: 'garbage', kind: 'empty' }, { kind: 'garbled' }],
    ['a page', { does: 'garbage', kind: 'html' }, { kind: 'garbled' }],
    ['10 MB', { does: 'garbage', kind: 'huge' }, { kind: 'garbled' }],
  ])('%s is a fault', async (_what, behaviour, fault) => {
    const answer = await ask(behaviour);
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.fault).toEqual(fault);
    expect(server.requests).toHaveLength(1);
  });

  it('headers that never come are cut at the limit', async () => {
    const answer = await ask({ does: 'keep-silent' }, { firstByteMs: runsOut });
    expect(answer).toMatchObject({ ok: false, fault: { kind: 'slow' } });
    await server.until(([seen]) => seen?.left === true);
  });

  it('a stream that stalls after its first words is ended by the silence', async () => {
    const answer = await ask({ does: 'stall' }, { idleMs: runsOut });
    expect(answer).toMatchObject({ ok: false, fault: { kind: 'stalled' } });
    expect(answer.heard.length).toBeGreaterThan(0);
    await server.until(([seen]) => seen?.left === true);
  });

  it('an answer that takes too long in all is ended', async () => {
    expect(await ask({ does: 'stall' }, { totalMs: runsOut })).toMatchObject({
      ok: false,
      fault: { kind: 'slow' },
    });
  });

  it('a person who leaves ends the request there', async () => {
    const left = new AbortController();
    const answer = ask({ does: 'wait', manner: 'good' }, {}, left.signal);
    await server.until((requests) => requests.length === 1);
    left.abort();
    expect(await answer).toMatchObject({ ok: false, fault: { kind: 'left' } });
    await server.until(([seen]) => seen?.left === true);
  });

  it('nobody there, and no such name, are told apart from an answer', async () => {
    const closed = new ModelServer();
    const nowhere = await closed.listen();
    await closed.close();
    expect(await ask({ does: 'answer', manner: 'good' }, { baseUrl: nowhere })).toMatchObject({
      fault: { kind: 'unreachable' },
    });
    expect(
      await ask({ does: 'answer', manner: 'good' }, { baseUrl: 'http://no-such-host.invalid/v1' }),
    ).toMatchObject({ fault: { kind: 'unreachable' } });
  });

  it('reads bytes that are no text, and refuses the answer', async () => {
    const answer = await ask({ does: 'garbage', kind: 'bad-utf8' });
    if (answer.ok) expect(readAnswer(answer.text, ['twitter', 'linkedin']).posts).toEqual({});
  });

  it('a server that rejects the schema is asked without it, now and from then on', async () => {
    const model = createSdkModel(settings());
    const run = { signal: new AbortController().signal, priority: false, onText: () => undefined };
    server.next({ does: 'status', status: 400, message: 'response_format json_schema is not supported' });
    expect((await model.ask(prompt, run)).ok).toBe(true);
    expect((await model.ask(prompt, run)).ok).toBe(true);
    expect(server.requests.map(({ asked }) => asked.schema)).toEqual([true, false, false]);
  });
});

describe('where a text goes', () => {
  it.each([
    ['127.0.0.1', 'this-machine'],
    ['localhost', 'this-machine'],
    ['[::1]', 'this-machine'],
    ['10.1.2.3', 'network'],
    ['172.20.0.4', 'network'],
    ['172.40.0.4', 'internet'],
    ['gpu-box', 'network'],
    ['models.uni.lan', 'network'],
    ['api.openai.com', 'internet'],
    ['8.8.8.8', 'internet'],
  ])('%s: %s', (host, reach) => {
    expect(reachOf(host)).toBe(reach);
  });

  it('is known of services with an address of their own', () => {
    expect(aboutModel({ provider: 'anthropic', baseUrl: null, model: 'm', prompts: 'full' })).toMatchObject({
      host: 'api.anthropic.com',
      reach: 'internet',
    });
  });
});
