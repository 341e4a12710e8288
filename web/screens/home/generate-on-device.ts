import type { GenerateAnswer } from '#contract/types.ts';
import type { GenerateRequest } from '#domain/engine/generate.ts';
import type { Written } from '#domain/engine/written.ts';
import { api } from '#web/api/api.ts';
import { DeviceWriterError } from '#web/features/writer/device-writer-error.ts';
import { deviceModel } from '#web/features/writer/prompt-api.ts';
import type { DeviceRun } from '#web/features/writer/write-on-device.ts';
import { afterEvent, type Progress } from './progress.ts';
import { words } from './words.ts';

export interface DeviceAttempt {
  readonly writer: 'device' | 'device-engine';
  readonly signal: AbortSignal;
  readonly change: (change: (before: Progress) => Progress) => void;
}

/** Writes in the browser and tells the server only how many posts there are. */
export async function generateOnDevice(
  request: GenerateRequest,
  attempt: DeviceAttempt,
): Promise<GenerateAnswer> {
  const written = await (attempt.writer === 'device' ? byModel(request, attempt) : byEngine(request));
  const { usage } = await api.call('countPosts', { body: { platforms: request.platforms } });
  return { ...written, usage };
}

function byModel(request: GenerateRequest, { signal, change }: DeviceAttempt): Promise<Written> {
  return writeByDevice(request, {
    signal,
    onDownload: (share) =>
      change((before) => ({ ...before, says: words.onDevice.downloading(Math.round(share * 100)) })),
    tell: (event) => change((before) => afterEvent(before, { event: event.kind, data: event })),
  });
}

/** Writes with the browser's own model. Rejects with a DeviceWriterError in words for the person. */
export async function writeByDevice(request: GenerateRequest, run: DeviceRun): Promise<Written> {
  const model = deviceModel();
  if (model === null) throw new DeviceWriterError(words.onDevice.gone);
  try {
    // Few write on their device: its writer comes when it is asked.
    const { writeOnDevice } = await import('#web/features/writer/write-on-device.ts');
    return await writeOnDevice(model, request, run);
  } catch (error) {
    if (run.signal.aborted || error instanceof DeviceWriterError) throw error;
    // Browsers say it in their own terms, for programmers.
    throw new DeviceWriterError(words.onDevice.failed);
  }
}

async function byEngine(request: GenerateRequest): Promise<Written> {
  const [{ generatePosts }, { writtenByEngine }] = await Promise.all([
    import('#domain/engine/generate.ts'),
    import('#domain/engine/written.ts'),
  ]);
  return writtenByEngine(generatePosts(request));
}
