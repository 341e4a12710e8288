import { createLearnedVerifier, type LearnedVerifier } from './adapters/claim-verifier/learned-verifier.ts';
import { shippedWeights } from './adapters/claim-verifier/weights.ts';
import {
  createLanguageModel,
  createQueuedLocalModel,
} from './adapters/language-model/create-language-model.ts';
import { problemOfLocalModel } from './adapters/language-model/local/check-local-model.ts';
import type { AppDeps } from './app-deps.ts';
import type { Config, GeneratorConfig } from './config/config.ts';
import type { LanguageModel } from './ports/language-model.ts';
import { createCachedVerifier } from './usecases/verifying/cached-verifier.ts';
import { createModelVerifier } from './usecases/verifying/model-verifier.ts';
import { createSecondVerifier } from './usecases/verifying/second-verifier.ts';
import { createEmbeddedWriter } from './usecases/writing/embedded-writer.ts';
import { createFigureDescriber } from './usecases/writing/figure-describer.ts';
import { createModelWriter } from './usecases/writing/model-writer.ts';

/** Longest time for a generation with its repair, in milliseconds. */
const longestWriting = 270_000;
/** Longest that a checked post waits for a verifier's word on it, in milliseconds: posts are shown without it, so it is a share of a minute. */
const longestVerifying = { longestMs: 20_000, longestInBackgroundMs: 60_000 } as const;
/** The same for our own: it takes a moment, or the machine is busy. */
const longestJudging = { longestMs: 5000, longestInBackgroundMs: 60_000 } as const;
/** Verdicts that are remembered; each is a hash and some words. */
const mostVerdicts = 5000;

/** The writer that is configured, the model it asks, and what ends them. Throws where a model on this server lacks something. */
export async function writerOfConfig(
  { generator: config, verifier }: Pick<Config, 'generator' | 'verifier'>,
  deps: Pick<AppDeps, 'database' | 'clock' | 'tokens' | 'status' | 'workshop'>,
): Promise<ConfiguredWriter> {
  const learned = verifier === 'none' ? null : openLearned();
  const claimVerifier = learned === null ? null : createCachedVerifier(learned, mostVerdicts);
  if (config.kind === 'embedded')
    return {
      writer: {
        generator: createEmbeddedWriter(deps.workshop),
        model: null,
        figures: null,
        claimVerifier,
        ownVerifier: claimVerifier,
      },
      close: async () => learned?.close(),
    };
  const opened = await modelOfConfig(config);
  if (!opened.ok) throw new Error(opened.problem);
  const { model, close } = opened;
  const asking = { ...deps, limits: config.limits, longestMs: longestWriting, count: deps.status.countModel };
  // Model files on this server read no pictures.
  const seeing =
    config.kind === 'local' || config.figureModel === null
      ? null
      : await createLanguageModel({ ...config.settings, model: config.figureModel });
  const byModel = createCachedVerifier(
    createModelVerifier({ ...asking, ...longestVerifying, model }),
    mostVerdicts,
  );
  return {
    writer: {
      generator: createModelWriter({ ...asking, model }),
      model,
      figures: seeing === null ? null : createFigureDescriber({ ...asking, model: seeing }),
      claimVerifier: claimVerifier === null ? byModel : createSecondVerifier(byModel, claimVerifier),
      ownVerifier: claimVerifier,
    },
    close: async () => {
      await Promise.all([close(), learned?.close()]);
    },
  };
}

function openLearned(): LearnedVerifier {
  return createLearnedVerifier({ weights: shippedWeights, ...longestJudging });
}

interface ConfiguredWriter {
  readonly writer: Pick<AppDeps, 'generator' | 'model' | 'figures' | 'claimVerifier' | 'ownVerifier'>;
  readonly close: () => Promise<void>;
}

/** The model that is configured, and what ends it; or what it lacks. */
export async function modelOfConfig(
  config: Exclude<GeneratorConfig, { kind: 'embedded' }>,
): Promise<
  | { readonly ok: true; readonly model: LanguageModel; readonly close: () => Promise<void> }
  | { readonly ok: false; readonly problem: string }
> {
  if (config.kind === 'model')
    return { ok: true, model: await createLanguageModel(config.settings), close: async () => undefined };
  const problem = await problemOfLocalModel(config.settings);
  if (problem !== null) return { ok: false, problem };
  const model = createQueuedLocalModel(config.settings);
  // It loads while the rest starts: the first person need not wait for that. What goes wrong is told to whoever asks it.
  void model.load();
  return { ok: true, model, close: () => model.close() };
}
