import type { LocalModel } from '../../ports/local-models.ts';

/** Where model servers listen unless they are told otherwise. */
const usual = [
  { server: 'Ollama', port: 11434 },
  { server: 'llama.cpp', port: 8080 },
  { server: 'LM Studio', port: 1234 },
] as const;

/** Longest wait for one of them, in milliseconds: on this machine an answer takes a few, unless it is busy. */
const usualPatience = 1500;
const mostModels = 50;
const largestList = 200_000;

interface Place {
  readonly server: string;
  readonly port: number;
}

interface Search {
  readonly places?: readonly Place[];
  readonly patience?: number;
}

/** Looks for model servers on loopback. `ownPort` is ours, and no model's. Sends nothing but the question which models are there. */
export async function findLocalModels(
  ownPort: number,
  { places = usual, patience = usualPatience }: Search = {},
): Promise<LocalModel[]> {
  const others = places.filter(({ port }) => port !== ownPort);
  const found = await Promise.all(others.map((place) => lookAt(place, patience)));
  return found.filter((one) => one !== null);
}

async function lookAt({ server, port }: Place, patience: number): Promise<LocalModel | null> {
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
