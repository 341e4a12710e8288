import { describe, expect, it } from 'vitest';
import { readSource } from '#domain/engine/read/read-source.ts';
import { writePrompt } from '#domain/prompts/write-prompt.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import type { FaultKind, LanguageModel, ModelAnswer, ModelRun } from '../../ports/language-model.ts';
import { createBreakerModel } from './breaker-model.ts';
import { createPatientModel } from './patient-model.ts';
import { createQueuedModel } from './queued-model.ts';

const prompt = writePrompt({
  sheet: readSource({ text: trialAbstract, info: {} }),
  info: {},
  tone: 'casual',
  platforms: ['twitter'],
  author: false,
  nonce: 'n0nce',
  size: 'full',
  findingChosen: false,
});
const usage = { input: 10, output: 5 };
const done: ModelAnswer = { ok: true, text: '{}', usage };
const fault = (kind: FaultKind, retryAfter?: number): ModelAnswer => ({
  ok: false,
  fault: { kind, ...(retryAfter === undefined ? {} : { retryAfter }) },
  usage,
});
const runWith = (more: Partial<ModelRun> = {}): ModelRun => ({
  signal: new AbortController().signal,
  priority: false,
  onText: () => undefined,
  ...more,
});
const about = {
  provider: 'openai-compatible',
  model: 'm',
  host: 'h',
  reach: 'this-machine',
  prompts: 'full',
} as const;

/** Gives the answers in this order, the last for ever. */
function scripted(...answers: readonly ModelAnswer[]): LanguageModel & { asked: number } {
  const model = {
    about,
    asked: 0,
    ask: async (): Promise<ModelAnswer> => {
      const answer = answers[Math.min(model.asked, answers.length - 1)] ?? done;
      model.asked += 1;
      return answer;
    },
  };
  return model;
}

describe('patience', () => {
  function patient(model: LanguageModel, random = 0) {
    const pauses: number[] = [];
    const sleep = async (milliseconds: number) => void pauses.push(milliseconds);
    return {
      pauses,
      model: createPatientModel(model, { tries: 3, longestPauseMs: 20_000, random: () => random, sleep }),
    };
  }

  it('waits at least as long as the service asks, and tries again', async () => {
    const { model, pauses } = patient(scripted(fault('busy', 7), done));
    expect(await model.ask(prompt, runWith())).toMatchObject({ ok: true });
    expect(pauses).toEqual([7000]);
  });

  it('leaves a service alone that asks for more than anybody waits', async () => {
    const inner = scripted(fault('busy', 60));
    expect(await patient(inner).model.ask(prompt, runWith())).toMatchObject({
      fault: { kind: 'busy', retryAfter: 60 },
    });
    expect(inner.asked).toBe(1);
  });

  it('tries three times, further and further apart, and adds up what all of them cost', async () => {
    for (const random of [0, 0.999]) {
      const { model, pauses } = patient(scripted(fault('failed')), random);
      const answer = await model.ask(prompt, runWith());
      expect(answer).toMatchObject({ fault: { kind: 'failed' }, usage: { input: 30, output: 15 } });
      expect(pauses).toHaveLength(2);
      expect(pauses[1] ?? 0).toBeGreaterThan(pauses[0] ?? 0);
      expect(pauses[0] ?? 0).toBeGreaterThanOrEqual(250);
      expect(pauses[1] ?? 0).toBeLessThanOrEqual(1000);
    }
  });

  it.each<FaultKind>(['no-credit', 'refused', 'slow', 'stalled', 'cut', 'garbled', 'left', 'resting'])(
    'does not repeat what ended as: %s',
    async (kind) => {
      const inner = scripted(fault(kind));
      await patient(inner).model.ask(prompt, runWith());
      expect(inner.asked).toBe(1);
    },
  );

  it('begins nothing anew of which a word was heard', async () => {
    let asked = 0;
    const talks: LanguageModel = {
      about,
      ask: async (_prompt, run) => {
        asked += 1;
        run.onText('{"twitter":"So');
        return fault('failed');
      },
    };
    await patient(talks).model.ask(prompt, runWith());
    expect(asked).toBe(1);
  });
});

describe('the breaker', () => {
  it('opens after failures in a row, answers at once meanwhile, and closes by itself', async () => {
    let now = 0;
    const inner = scripted(fault('failed'), fault('unreachable'), fault('slow'), done);
    const model = createBreakerModel(inner, { failures: 3, restMs: 30_000, now: () => now });
    for (let count = 0; count < 3; count += 1) await model.ask(prompt, runWith());
    expect(await model.ask(prompt, runWith())).toMatchObject({ fault: { kind: 'resting', retryAfter: 30 } });
    expect(inner.asked).toBe(3);
    now = 30_000;
    expect(await model.ask(prompt, runWith())).toEqual(done);
    expect(await model.ask(prompt, runWith())).toEqual(done);
  });

  it('opens again where the one that tries fails, and lets only one try', async () => {
    let now = 0;
    const inner = scripted(fault('failed'));
    const model = createBreakerModel(inner, { failures: 2, restMs: 1000, now: () => now });
    await model.ask(prompt, runWith());
    await model.ask(prompt, runWith());
    now = 1000;
    const both = await Promise.all([model.ask(prompt, runWith()), model.ask(prompt, runWith())]);
    expect(both.map((answer) => (answer.ok ? 'ok' : answer.fault.kind))).toEqual(['failed', 'resting']);
    expect(await model.ask(prompt, runWith())).toMatchObject({ fault: { kind: 'resting' } });
  });

  it('is not opened by refusals or by people who leave', async () => {
    const inner = scripted(fault('refused'), fault('left'), fault('no-credit'), done);
    const model = createBreakerModel(inner, { failures: 1, restMs: 1000, now: () => 0 });
    for (let count = 0; count < 4; count += 1) await model.ask(prompt, runWith());
    expect(inner.asked).toBe(4);
  });
});

describe('the queue', () => {
  /** A model that answers when it is let: `serve` waits for the next request and answers it. */
  function gated() {
    const gates: (() => void)[] = [];
    const arrivals: (() => void)[] = [];
    const order: string[] = [];
    const inner: LanguageModel = {
      about,
      ask: () =>
        new Promise((resolve) => {
          gates.push(() => resolve(done));
          arrivals.shift()?.();
        }),
    };
    const serve = async (): Promise<void> => {
      if (gates.length === 0) await new Promise<void>((resolve) => arrivals.push(resolve));
      gates.shift()?.();
    };
    const model = createQueuedModel(inner, { concurrency: 1, longestQueue: 2, longestWaitMs: 60_000 });
    const ask = (name: string, priority: boolean, signal = new AbortController().signal) =>
      model.ask(prompt, runWith({ priority, signal, onAsked: () => void order.push(name) }));
    return { ask, serve, order };
  }

  it('serves those with priority first, and the others in turn', async () => {
    const { ask, serve, order } = gated();
    const all = [ask('first', false), ask('second', false), ask('paid', true)];
    for (let served = 0; served < 3; served += 1) await serve();
    await Promise.all(all);
    expect(order).toEqual(['first', 'paid', 'second']);
  });

  it('turns away what would wait behind a full queue', async () => {
    const { ask } = gated();
    const left = new AbortController();
    const waiting = ['1', '2', '3'].map((name) => ask(name, false, left.signal));
    expect(await ask('4', false)).toMatchObject({ fault: { kind: 'busy', retryAfter: 15 } });
    left.abort();
    expect(await waiting[2]).toMatchObject({ fault: { kind: 'left' } });
  });

  it('gives the place of one who left to the next', async () => {
    const { ask, serve, order } = gated();
    const left = new AbortController();
    const first = ask('first', false);
    const gone = ask('gone', false, left.signal);
    const next = ask('next', false);
    left.abort();
    expect(await gone).toMatchObject({ fault: { kind: 'left' } });
    await serve();
    await serve();
    await Promise.all([first, next]);
    expect(order).toEqual(['first', 'next']);
  });
});
