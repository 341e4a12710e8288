import type { OutputOf } from '#contract/types.ts';
import type { Result } from '#domain/result.ts';
import { createLanguageModel } from '#server/adapters/language-model/create-language-model.ts';
import type { ModelSettings } from '#server/adapters/language-model/settings.ts';
import { randomTokens } from '#server/adapters/system/random-tokens.ts';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import type { ModelUsageStore } from '#server/ports/model-usage.ts';
import { createModelWriter } from '#server/usecases/writing/model-writer.ts';
import { trySample } from '#server/usecases/writing/test-writer.ts';

/** One post from a sample by a model, through the same prompts and the same guard as on the server, without its budgets. */
export async function tryWriter(settings: ModelSettings): Promise<Result<OutputOf<'testWriter'>>> {
  const writer = createModelWriter({
    model: await createLanguageModel(settings),
    database: { modelUsage: noBudget },
    clock: systemClock,
    tokens: randomTokens,
    limits: {
      tokensPerUser: null,
      tokensPerDay: null,
      costMicrosPerDay: null,
      priceInput: 0,
      priceOutput: 0,
    },
    longestMs: settings.totalMs * 2,
    count: () => undefined,
  });
  return trySample(writer, { userId: 'cli', signal: new AbortController().signal });
}

const noBudget: ModelUsageStore = {
  take: async () => 'taken',
  settle: async () => undefined,
  ofDay: async () => ({ requests: 0, input: 0, output: 0, costMicros: 0 }),
  switchedOff: async () => null,
  switch: async () => undefined,
};
