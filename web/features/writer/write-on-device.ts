import type { GenerateRequest } from '#domain/engine/generate.ts';
import type { Written } from '#domain/engine/written.ts';
import type { GuardedPost } from '#domain/guard/guard-post.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';
import { type DeviceModel, type DeviceSession, languages } from './prompt-api.ts';

export interface DeviceRun {
  readonly signal: AbortSignal;
  /** 0 to 1, while the browser fetches its model. */
  readonly onDownload: (share: number) => void;
  readonly onPosts: (posts: readonly GuardedPost[]) => void;
  readonly onRepair: (platforms: readonly PlatformId[]) => void;
}

/** The model on the device gave nothing that could be used. */
export class DeviceWriterError extends Error {}

/**
 * Writes posts with the browser's own model, under the same prompts and the same guard as any other model. Nothing of the
 * text leaves the page.
 */
export async function writeOnDevice(
  model: DeviceModel,
  request: GenerateRequest,
  run: DeviceRun,
): Promise<Written> {
  // The engine is large and only needed here.
  const [
    { generatePosts },
    { isTakenBack },
    { writtenByEngine },
    { PostCollection },
    { guardSource },
    prompts,
    repairs,
    { givenStatements },
  ] = await Promise.all([
    import('#domain/engine/generate.ts'),
    import('#domain/engine/write/retracted.ts'),
    import('#domain/engine/written.ts'),
    import('#domain/guard/collect-posts.ts'),
    import('#domain/guard/guard-source.ts'),
    import('#domain/prompts/write-prompt.ts'),
    import('#domain/prompts/repair-prompt.ts'),
    import('#domain/engine/corrections.ts'),
  ]);
  const engine = generatePosts(request);
  if (isTakenBack(engine.factSheet)) return writtenByEngine(engine);
  const { tone, platforms, author = false, articleInfo: info = {} } = request;
  const nonce = crypto.randomUUID();
  const prompt = prompts.writePrompt({
    sheet: engine.factSheet,
    info,
    tone,
    platforms,
    author,
    nonce,
    size: 'small',
    findingChosen: request.finding !== undefined,
  });
  const posts = new PostCollection(
    guardSource(engine.factSheet, info, givenStatements(request.finding, request.corrections)),
    platforms,
  );
  const session = await openSession(model, prompt, run);
  try {
    await answer(session, prompt, run, (text) => run.onPosts(posts.take(text)));
    const toRepair = posts.toRepair();
    if (toRepair.length > 0) {
      run.onRepair(toRepair.map(({ platform }) => platform));
      posts.takeRepair(await answer(session, repairs.repairPrompt(prompt, toRepair), run, () => undefined));
    }
  } finally {
    session.destroy();
  }
  run.onPosts(posts.settle());
  if (posts.isEmpty())
    throw new DeviceWriterError('The model on your device gave nothing that could be used.');
  return posts.written(engine, { writer: 'browser', model: null, host: null, promptVersion: prompt.version });
}

function openSession(
  model: DeviceModel,
  { system }: ModelPrompt,
  { signal, onDownload }: DeviceRun,
): Promise<DeviceSession> {
  return model.create({
    ...languages,
    initialPrompts: [{ role: 'system', content: system }],
    signal,
    monitor: (target) =>
      target.addEventListener('downloadprogress', (event) => {
        const loaded: unknown = Reflect.get(event, 'loaded');
        if (typeof loaded === 'number') onDownload(loaded);
      }),
  });
}

/** Only the last turn is sent: the session remembers the ones before. */
async function answer(
  session: DeviceSession,
  { turns, schema }: ModelPrompt,
  { signal }: DeviceRun,
  onText: (text: string) => void,
): Promise<string> {
  const reader = session
    .promptStreaming(turns.at(-1)?.content ?? '', { responseConstraint: schema, signal })
    .getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    onText(text);
  }
  return text;
}
