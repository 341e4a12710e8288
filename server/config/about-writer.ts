import { aboutLocalModel } from '../adapters/language-model/local/settings.ts';
import { aboutModel } from '../adapters/language-model/settings.ts';
import type { ModelAbout } from '../ports/language-model.ts';
import type { GeneratorConfig } from './config.ts';

/** The model that is configured, with who could read what it is sent; null for the embedded writer. */
export function aboutWriter(generator: GeneratorConfig): ModelAbout | null {
  if (generator.kind === 'embedded') return null;
  return generator.kind === 'local' ? aboutLocalModel(generator.settings) : aboutModel(generator.settings);
}
