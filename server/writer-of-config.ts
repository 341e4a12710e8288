import { createLanguageModel } from './adapters/language-model/create-language-model.ts';
import { createEmbeddedGenerator } from './adapters/text-generator/embedded-generator.ts';
import type { AppDeps } from './app-deps.ts';
import type { GeneratorConfig } from './config/config.ts';
import { createFigureDescriber } from './usecases/writing/figure-describer.ts';
import { createModelWriter } from './usecases/writing/model-writer.ts';

/** Longest time for a generation with its repair, in milliseconds: shorter than its reservation lasts. */
const longestWriting = 270_000;

/** The writer that is configured, and the model it asks. */
export async function writerOfConfig(
  config: GeneratorConfig,
  deps: Pick<AppDeps, 'database' | 'clock' | 'tokens' | 'status'>,
): Promise<Pick<AppDeps, 'generator' | 'model' | 'figures'>> {
  if (config.kind === 'embedded') return { generator: createEmbeddedGenerator(), model: null, figures: null };
  const model = await createLanguageModel(config.settings);
  const asking = { ...deps, limits: config.limits, longestMs: longestWriting, count: deps.status.countModel };
  const { figureModel } = config;
  const seeing =
    figureModel === null ? null : await createLanguageModel({ ...config.settings, model: figureModel });
  return {
    generator: createModelWriter({ ...asking, model }),
    model,
    figures: seeing === null ? null : createFigureDescriber({ ...asking, model: seeing }),
  };
}
