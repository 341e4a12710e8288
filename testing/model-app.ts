import { createBreakerModel } from '#server/adapters/language-model/breaker-model.ts';
import { createPatientModel } from '#server/adapters/language-model/patient-model.ts';
import { createQueuedModel } from '#server/adapters/language-model/queued-model.ts';
import { createSdkModel } from '#server/adapters/language-model/sdk-model.ts';
import type { ModelSettings } from '#server/adapters/language-model/settings.ts';
import type { ClaimVerifier } from '#server/ports/claim-verifier.ts';
import { createCachedVerifier } from '#server/usecases/verifying/cached-verifier.ts';
import { createModelVerifier } from '#server/usecases/verifying/model-verifier.ts';
import { createFigureDescriber } from '#server/usecases/writing/figure-describer.ts';
import { createModelWriter, type ModelWriterDeps } from '#server/usecases/writing/model-writer.ts';
import { hangGuard } from './hang-guard.ts';
import { type MakeAppOptions, makeApp, type TestApp } from './make-app.ts';

interface ModelAppOptions extends MakeAppOptions {
  readonly model?: Partial<ModelSettings>;
  readonly limits?: ModelWriterDeps['limits'];
  readonly longestMs?: number;
  /** Has the model look at what was written too. Not unless said: suites about writing count what is asked. */
  readonly verifies?: boolean;
  /** How long that is waited for, in milliseconds. */
  readonly longestVerifyingMs?: number;
  /** Failures in a row after which the service rests; none unless said, so that tests do not disturb each other. */
  readonly breaker?: number;
  /** Beside the model, for visitors; none unless given. */
  readonly ownVerifier?: ClaimVerifier;
}

/** The app with a model at `baseUrl`, as in production, except that nobody waits between two tries. */
export function makeModelApp(baseUrl: string, options: ModelAppOptions = {}): Promise<TestApp> {
  return makeApp({
    ...options,
    writer: async (deps) => {
      const once = createSdkModel({ ...modelSettings, baseUrl, ...options.model });
      const rested = createBreakerModel(once, {
        failures: options.breaker ?? Number.POSITIVE_INFINITY,
        restMs: 30_000,
        now: () => deps.clock.now().getTime(),
      });
      const patient = createPatientModel(rested, {
        tries: 3,
        longestPauseMs: 20_000,
        random: () => 0,
        sleep: async () => undefined,
      });
      const model = createQueuedModel(patient, {
        concurrency: 4,
        longestQueue: 100,
        longestWaitMs: hangGuard,
      });
      const writer = createModelWriter({
        ...deps,
        model,
        limits: options.limits ?? noLimits,
        longestMs: options.longestMs ?? hangGuard,
        count: deps.status.countModel,
      });
      const asking = { ...deps, limits: options.limits ?? noLimits, longestMs: hangGuard, model };
      const figures = createFigureDescriber({ ...asking, count: deps.status.countModel });
      const longestVerifying = options.longestVerifyingMs ?? hangGuard;
      const verifier = createModelVerifier({
        ...asking,
        count: deps.status.countModel,
        longestMs: longestVerifying,
        longestInBackgroundMs: longestVerifying,
      });
      const claimVerifier = options.verifies === true ? createCachedVerifier(verifier, 1000) : null;
      const ownVerifier = options.ownVerifier ?? null;
      return { generator: writer, model, figures, claimVerifier, ownVerifier };
    },
  });
}

export const modelSettings: ModelSettings = {
  provider: 'openai-compatible',
  baseUrl: null,
  model: 'stand-in',
  apiKey: 'sk-secret',
  totalMs: hangGuard,
  firstByteMs: hangGuard,
  idleMs: hangGuard,
  concurrency: 4,
  thinkingTokens: 0,
  prompts: 'full',
};

export const noLimits: ModelWriterDeps['limits'] = {
  tokensPerUser: null,
  tokensPerDay: null,
  costMicrosPerDay: null,
  priceInput: 0,
  priceOutput: 0,
};
