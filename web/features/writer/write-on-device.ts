import type { GenerateRequest } from '#domain/engine/generate.ts';
import type { Written } from '#domain/engine/written.ts';
import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';
import { ok } from '#domain/result.ts';
import type { Variation, WriterEvent } from '#domain/writing/steps.ts';
import type { Ask } from '#domain/writing/write-with-model.ts';
import { DeviceWriterError } from './device-writer-error.ts';
import { type DeviceModel, type DeviceSession, languages } from './prompt-api.ts';

export interface DeviceRun {
  readonly signal: AbortSignal;
  /** 0 to 1, while the browser fetches its model. */
  readonly onDownload?: (share: number) => void;
  readonly tell?: (event: WriterEvent) => void;
  /** Where posts are written anew. */
  readonly anew?: Variation;
}

/**
 * Writes posts with the browser's own model, in the one way in which every model writes. Nothing of the text leaves the page.
 */
export async function writeOnDevice(
  model: DeviceModel,
  request: GenerateRequest,
  run: DeviceRun,
): Promise<Written> {
  // The engine is large and only needed here.
  const [{ writeWithModel }, { stepsHere }] = await Promise.all([
    import('#domain/writing/write-with-model.ts'),
    import('#domain/writing/writing-steps.ts'),
  ]);
  const asked = new AskedDevice(model, run);
  try {
    const written = await writeWithModel({
      request,
      about: { writer: 'browser', model: null, host: null },
      ask: asked.ask,
      steps: stepsHere,
      size: 'small',
      nonce: crypto.randomUUID(),
      tell: run.tell ?? (() => undefined),
      hasLeft: () => run.signal.aborted,
      anew: run.anew,
    });
    run.signal.throwIfAborted();
    if (!written.ok) throw new DeviceWriterError(written.failure.message);
    return written.value;
  } finally {
    asked.end();
  }
}

/** The model of the browser, asked in sessions: each remembers what was asked in it before. */
class AskedDevice {
  private readonly model: DeviceModel;
  private readonly run: DeviceRun;
  private session: DeviceSession | null = null;

  constructor(model: DeviceModel, run: DeviceRun) {
    this.model = model;
    this.run = run;
  }

  readonly ask: Ask = async (prompt, { onText, onAsked }) => {
    const isFirst = prompt.turns.length === 1;
    if (isFirst) this.end();
    this.session ??= await openSession(this.model, prompt, this.run);
    onAsked();
    return ok(await answer(this.session, prompt, this.run, onText));
  };

  end(): void {
    this.session?.destroy();
    this.session = null;
  }
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
        if (typeof loaded === 'number') onDownload?.(loaded);
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
