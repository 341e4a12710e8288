import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shapeIds } from '#domain/posts/platforms.ts';
import { fitsPlatform } from '#domain/posts/post-length.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import { randomTokens } from '#server/adapters/system/random-tokens.ts';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { createModelWriter } from '#server/usecases/writing/model-writer.ts';
import { openWorkshopHere } from '#server/workshop-here.ts';
import { hangGuard } from '../hang-guard.ts';
import { noLimits } from '../model-app.ts';

interface Source {
  readonly id: string;
  readonly tone: ToneId;
  readonly text: string;
  readonly info: ArticleInfo;
}

interface Answered {
  readonly id: string;
  readonly round: number;
  readonly answer: Readonly<Record<string, string>>;
}

function linesOf<Line>(name: string): Line[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}

const sources = linesOf<Source>('sources.jsonl');
const answers = linesOf<Answered>('answers.jsonl');

/** Answers as was answered then: the posts that are asked for, of the round that it is. */
function recorded(id: string): LanguageModel {
  let round = 0;
  return {
    about: {
      provider: 'openai-compatible',
      model: 'by-hand',
      host: 'here',
      reach: 'this-machine',
      prompts: 'full',
    },
    async ask({ schema }, { onText }) {
      round += 1;
      const all = Object.assign(
        {},
        ...answers.filter((one) => one.id === id && one.round <= round).map((one) => one.answer),
      );
      const text = JSON.stringify(
        Object.fromEntries(schema.required.map((platform) => [platform, all[platform]])),
      );
      onText(text);
      return { ok: true, text, usage: { input: 1, output: 1 } };
    },
  };
}

async function replay({ id, tone, text, info }: Source) {
  const writer = createModelWriter({
    model: recorded(id),
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
    workshop: openWorkshopHere(),
    limits: noLimits,
    longestMs: hangGuard,
    count: () => undefined,
  });
  const written = await writer.generate(
    { inputText: text, tone, platforms: shapeIds, articleInfo: info },
    {
      signal: new AbortController().signal,
      userId: 'reader',
      priority: false,
      inBackground: false,
      tell: () => undefined,
    },
  );
  if (!written.ok) throw new Error(written.failure.message);
  return written.value;
}

describe('what a capable reader wrote from our prompts', () => {
  it.each(sources)('passes the guard after one repair: $id', async (source) => {
    const { generatedContent, grounding, made, faithful } = await replay(source);
    expect(made.replaced).toEqual([]);
    for (const platform of shapeIds) {
      const flags = (grounding[platform] ?? []).flatMap((sentence) => sentence.flags);
      expect(flags, platform).toEqual([]);
      expect(fitsPlatform(platform, generatedContent[platform] ?? ''), platform).toBe(true);
    }
    expect(faithful).toEqual({});
  });

  it('was sent back then where the check found something, and only there', () => {
    const repaired = answers.filter(({ round }) => round === 2);
    expect(answers.filter(({ round }) => round === 1)).toHaveLength(sources.length);
    expect(repaired.flatMap(({ answer }) => Object.keys(answer))).toHaveLength(
      25 + 20 + 36 + 31 + 30 + 22 + 13,
    );
  });
});
