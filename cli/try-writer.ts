import type { OutputOf } from '#contract/types.ts';
import { fail, type Result } from '#domain/result.ts';
import { randomTokens } from '#server/adapters/system/random-tokens.ts';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import type { GeneratorConfig } from '#server/config/config.ts';
import type { ModelUsageStore } from '#server/ports/model-usage.ts';
import { createModelWriter } from '#server/usecases/writing/model-writer.ts';
import { trySample } from '#server/usecases/writing/test-writer.ts';
import { openWorkshopHere } from '#server/workshop-here.ts';
import { modelOfConfig } from '#server/writer-of-config.ts';

/** One post from a sample by a model, through the same prompts and the same guard as on the server, without its budgets. */
export async function tryWriter(
  config: Exclude<GeneratorConfig, { kind: 'embedded' }>,
): Promise<Result<OutputOf<'testWriter'>>> {
  const opened = await modelOfConfig(config);
  if (!opened.ok) return fail('invalid_request', opened.problem);
  const writer = createModelWriter({
    model: opened.model,
    database: { modelUsage: noBudget },
    clock: systemClock,
    tokens: randomTokens,
    workshop: openWorkshopHere(),
    limits: {
      tokensPerUser: null,
      tokensPerDay: null,
      costMicrosPerDay: null,
      priceInput: 0,
      priceOutput: 0,
    },
    longestMs: config.settings.totalMs * 2,
    count: () => undefined,
  });
  try {
    return await trySample(writer, { userId: 'cli', signal: new AbortController().signal });
  } finally {
    await opened.close();
  }
}

const noBudget: ModelUsageStore = {
  take: async () => 'taken',
  settle: async () => undefined,
  ofDay: async () => ({ requests: 0, input: 0, output: 0, costMicros: 0 }),
  switchedOff: async () => null,
  switch: async () => undefined,
};
