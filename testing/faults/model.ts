import { ModelServer } from '#testing/model-server/model-server.ts';
import type { Scene } from './scene.ts';

/** A stand-in of a model service that listens, and the variables of a server that asks it. */
export async function startModel(
  scene: Scene,
): Promise<{ readonly model: ModelServer; readonly env: Readonly<Record<string, string>> }> {
  const model = new ModelServer();
  const url = await model.listen();
  scene.afterwards(() => model.close());
  return { model, env: modelEnv(url) };
}

/** Short patience, so that a fault takes seconds. */
export function modelEnv(url: string): Readonly<Record<string, string>> {
  return {
    GENERATOR: 'openai-compatible',
    LLM_BASE_URL: url,
    LLM_MODEL: 'stand-in',
    LLM_CONCURRENCY: '50',
    LLM_IDLE_MS: '1000',
    LLM_TOKENS_PER_USER: '0',
    LLM_TOKENS_PER_DAY: '0',
  };
}
