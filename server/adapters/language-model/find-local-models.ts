import type { LocalModel } from '../../ports/local-models.ts';

/** Where model servers listen unless they are told otherwise. */
const usual = [
  { server: 'Ollama', port: 11434 },
  { server: 'llama.cpp', port: 8080 },
  { server: 'LM Studio', port: 1234 },
] as const;

/** Longest wait for one of them, in milliseconds: on this machine an answer takes a few. */
const patience = 700;
const mostModels = 50;
const largestList = 200_000;

export interface Place {
  readonly server: string;
  readonly port: number;
}

/** Looks for model servers on loopback. `ownPort` is ours, and no model's. Sends nothing but the question which models are there. */
export async function findLocalModels(
  ownPort: number,
  places: readonly Place[] = usual,
): Promise<LocalModel[]> {
  const found = await Promise.all(places.filter(({ port }) => port !== ownPort).map(lookAt));
  return found.filter((one) => one !== null);
}

async function lookAt({ server, port }: Place): Promise<LocalModel | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const response = await fetch(`${baseUrl}/models`, {
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    const text = response.ok ? await response.text() : '';
    const models = text.length > largestList ? [] : modelsOf(JSON.parse(text));
    return models.length === 0 ? null : { server, baseUrl, models };
  } catch {
    return null;
  }
}

/** Names that fit on a screen and into a setting; anything else at these ports is no model server. */
function modelsOf(answer: unknown): string[] {
  const list = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  if (!Array.isArray(list)) return [];
  return list
    .flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string' ? [one.id] : [],
    )
    .filter((id) => /^[\x21-\x7e]{1,200}$/.test(id))
    .slice(0, mostModels);
}
