import { describe, expect, it } from 'vitest';
import type { GenerateRequest } from '#domain/engine/generate.ts';
import { fail, type Result } from '#domain/result.ts';
import { randomTokens } from '#server/adapters/system/random-tokens.ts';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { WriterEvent } from '#server/ports/text-generator.ts';
import type { WorkName, Workshop } from '#server/ports/workshop.ts';
import { openWorkshopHere } from '#server/workshop-here.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { hangGuard } from '#testing/hang-guard.ts';
import { noLimits } from '#testing/model-app.ts';
import { createModelWriter } from './model-writer.ts';

const post = 'In a trial of adults with back pain, yoga may reduce pain more than usual care.';
const answer = JSON.stringify({ twitter: post, linkedin: post });

/** Writes its answer a few signs at a time. */
const model: LanguageModel = {
  about: { provider: 'openai-compatible', model: 'm', host: 'here', reach: 'this-machine', prompts: 'full' },
  async ask(_prompt, { onText }) {
    for (let end = 1; end <= answer.length; end += 5) {
      onText(answer.slice(0, end));
      await new Promise(setImmediate);
    }
    return { ok: true, text: answer, usage: { input: 1, output: 1 } };
  },
};

const here = openWorkshopHere();

function refusing(...names: readonly WorkName[]): Workshop & { readonly asked: WorkName[] } {
  const asked: WorkName[] = [];
  return {
    asked,
    do(name, input, order) {
      asked.push(name);
      const refused: Result<never> = fail('too_slow', 'Shorten it.');
      return names.includes(name) ? Promise.resolve(refused) : here.do(name, input, order);
    },
  };
}

async function write(workshop: Workshop, signal = new AbortController().signal) {
  const told: WriterEvent[] = [];
  const writer = createModelWriter({
    model,
    workshop,
    database: {
      modelUsage: {
        take: async () => 'taken',
        settle: async () => undefined,
        ofDay: async () => ({ requests: 0, input: 0, output: 0, costMicros: 0 }),
        switchedOff: async () => null,
        switch: async () => undefined,
      },
    },
    clock: systemClock,
    tokens: randomTokens,
    limits: noLimits,
    longestMs: hangGuard,
    count: () => undefined,
  });
  const request: GenerateRequest = {
    inputText: trialAbstract,
    tone: 'casual',
    platforms: ['twitter', 'linkedin'],
  };
  const tell = (event: WriterEvent) => told.push(event);
  const run = { signal, userId: 'ada', priority: false, inBackground: false, tell };
  return { written: await writer.generate(request, run), told };
}

describe('posts by a model, worked on elsewhere', () => {
  it('that take too long to check are our own writer’s instead, but for those that were told, and that is said', async () => {
    const { written } = await write(refusing('takePosts', 'endAnswer'));
    if (!written.ok) throw new Error(written.failure.message);
    expect(written.value.made).toMatchObject({ model: 'm', replaced: ['twitter', 'linkedin'] });
    expect(written.value.warnings.join(' ')).toContain('for LinkedIn took too long to check');
    const late = await write(refusing('finishPosts'));
    expect(late.written).toMatchObject({ value: { made: { replaced: [] } } });
    expect(late.written.ok && late.written.value.generatedContent.twitter).toContain(post);
  });

  it('fail where our own cannot be written either', async () => {
    const { written } = await write(refusing('takePosts', 'endAnswer', 'writePosts'));
    expect(written).toMatchObject({ failure: { code: 'too_slow' } });
  });

  it('are not asked for where the source takes too long', async () => {
    const { written, told } = await write(refusing('briefModel'));
    expect(written).toMatchObject({ failure: { code: 'too_slow' } });
    expect(told).toEqual([]);
  });

  it('are all there where only the looks meanwhile take too long, and one such look is enough', async () => {
    const workshop = refusing('takePosts');
    const { written } = await write(workshop);
    expect(Object.keys(written.ok ? written.value.generatedContent : {})).toEqual(['twitter', 'linkedin']);
    expect(workshop.asked.filter((name) => name === 'takePosts')).toHaveLength(1);
  });

  it('are told each once, in the order in which they are written', async () => {
    const { told } = await write(refusing());
    const posts = told.flatMap((event) => (event.kind === 'post' ? [event.platform] : []));
    expect(posts).toEqual(['twitter', 'linkedin']);
  });
});
