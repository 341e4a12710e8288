import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { ClientEvent } from '#contract/client-events.ts';
import type { GenerateAnswer, GenerateInput } from '#contract/types.ts';
import { chatSessionId } from '#domain/chats/chat.ts';
import type { GenerateRequest } from '#domain/engine/generate.ts';
import { api } from '#web/api/api.ts';
import { type AttemptKeys, createAttemptKeys } from '#web/api/attempt-key.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { readAnew } from '#web/api/read-anew.ts';
import { useUpgradeAction } from '#web/features/plans/use-upgrade-action.ts';
import { DeviceWriterError } from '#web/features/writer/device-writer-error.ts';
import { deviceModel } from '#web/features/writer/prompt-api.ts';
import { type NewToast, toasts } from '#web/ui/toast-store.ts';
import { type Draft, filledInfo, usedText } from './draft.ts';
import { editionOf } from './edition/edition.ts';
import { saveEdition } from './edition/save-edition.ts';
import { type DeviceAttempt, generateOnDevice } from './generate-on-device.ts';
import { afterEvent, type Progress, started } from './progress.ts';
import { words } from './words.ts';

export interface Generation {
  readonly running: boolean;
  /** What the last generation made. */
  readonly made: Made | null;
  /** How far those posts are on their way into the history. */
  readonly kept: Kept;
  /** Platforms of the last request, answered or not. */
  readonly platforms: Draft['platforms'];
  /** What is there while the posts are written. */
  readonly progress: Progress;
  /** Why the model could not write, where Paperlark's own writer can; null otherwise. */
  readonly failed: FailedWriter | null;
  readonly start: (draft: Draft) => void;
  readonly cancel: () => void;
}

/** A failure that one click repairs. */
export interface FailedWriter {
  readonly title: string;
  readonly description: string;
  /** Writes the same draft with Paperlark's own writer. */
  readonly writeAnyway: () => void;
}

interface Attempt {
  readonly draft: Draft;
  readonly writer: 'configured' | 'embedded' | DeviceAttempt['writer'];
}

export type Kept = 'saving' | 'saved' | 'not-saved';

/** An answer with what was asked, and where it is saved. */
export interface Made {
  readonly request: GenerateInput & GenerateRequest;
  readonly sessionId: string;
  readonly answer: GenerateAnswer;
  /** Written in the browser, and to stay there. */
  readonly onDevice: boolean;
}

/** Sends a valid draft, shows what went wrong, and keeps what came back in the history. */
export function useGenerate(): Generation {
  const client = useQueryClient();
  const upgradeAction = useUpgradeAction();
  const keys = useRef<AttemptKeys>(undefined);
  keys.current ??= createAttemptKeys();
  const stop = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>(started);
  const [kept, setKept] = useState<{ readonly made: Made; readonly how: Kept } | null>(null);
  const generation = useMutation({
    mutationFn: async ({ draft, writer }: Attempt): Promise<Made> => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      setProgress(started);
      const request = requestOf(draft, writer);
      const onDevice = writer === 'device' || writer === 'device-engine';
      const answer = await (onDevice
        ? generateOnDevice(request, { writer, signal, change: setProgress })
        : requestPosts(request, keys.current ?? createAttemptKeys(), {
            signal,
            onEvent: (event) => setProgress((before) => afterEvent(before, event)),
          }));
      const sessionId = addressable(chatSessionId(request.inputText, Date.now()));
      return { request, answer, sessionId, onDevice };
    },
    // Neither is waited for: the posts are shown as soon as they are there.
    // What was written on the device stays there.
    onSuccess: (made) => {
      if (!made.onDevice) void saveChat(client, made, upgradeAction).then((how) => setKept({ made, how }));
    },
    onError: (error) => {
      // What can be put right with a click stays on the screen instead of passing by.
      if (!hasFallback(error)) tellFailure(error, upgradeAction(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.team }),
  });
  return {
    running: generation.isPending,
    made: generation.data ?? null,
    kept: generation.data === undefined ? 'not-saved' : kept?.made === generation.data ? kept.how : 'saving',
    platforms: generation.variables?.draft.platforms ?? [],
    progress,
    failed: failedWriter(generation.error, () => {
      const { draft, writer } = generation.variables ?? {};
      if (draft !== undefined)
        generation.mutate({ draft, writer: writer === 'device' ? 'device-engine' : 'embedded' });
    }),
    start: (draft) =>
      generation.mutate({
        draft,
        writer: draft.onDevice && deviceModel() !== null ? 'device' : 'configured',
      }),
    cancel: () => stop.current?.abort(),
  };
}

function hasFallback(error: Error | null): boolean {
  return (error instanceof ApiError && error.fallback !== null) || error instanceof DeviceWriterError;
}

function failedWriter(error: Error | null, writeAnyway: () => void): FailedWriter | null {
  if (!hasFallback(error) || error === null) return null;
  // The server's own sentence says who failed and why; the general words of its code do not.
  return { title: words.writerFailed.title, description: error.message, writeAnyway };
}

function requestOf(draft: Draft, writer: Attempt['writer'] = 'configured'): Made['request'] {
  const articleInfo = filledInfo(draft);
  return {
    inputText: usedText(draft),
    tone: draft.tone,
    platforms: draft.platforms,
    author: draft.author,
    ...(articleInfo !== undefined && { articleInfo }),
    ...(draft.finding !== null && { finding: draft.finding }),
    ...(Object.keys(draft.corrections).length > 0 && { corrections: draft.corrections }),
    ...(writer === 'embedded' && { writer }),
  };
}

async function requestPosts(
  body: GenerateInput,
  keys: AttemptKeys,
  { signal, onEvent }: { readonly signal: AbortSignal; readonly onEvent: (event: ClientEvent) => void },
): Promise<GenerateAnswer> {
  let someTold = false;
  const headers = { 'Idempotency-Key': keys.keyFor(JSON.stringify({ ...body, writer: undefined })) };
  try {
    const { data } = await api.stream(
      'generatePosts',
      { body },
      {
        headers,
        signal,
        onEvent: (event) => {
          someTold ||= event.event === 'post';
          onEvent(event);
        },
      },
    );
    keys.answered();
    return checkContent(data);
  } catch (error) {
    // While the first one runs, its key is the way to its answer; after a failure, to posts that count already.
    if (error instanceof ApiError && error.code !== 'request_running' && !someTold) keys.answered();
    throw error;
  }
}

/** An answer without posts is a failure with its own words (spec section 8). */
function checkContent(data: GenerateAnswer | undefined): GenerateAnswer {
  if (data?.generatedContent === undefined) throw new EmptyAnswer(words.missingContent);
  if (Object.keys(data.generatedContent).length === 0) throw new EmptyAnswer(words.noContent);
  return data;
}

class EmptyAnswer extends Error {
  readonly words: { readonly title: string; readonly description: string };

  constructor(said: EmptyAnswer['words']) {
    super(said.description);
    this.words = said;
  }
}

function tellFailure(error: Error, more: Pick<NewToast, 'action'>): void {
  if (error.name === 'AbortError') {
    toasts.add({ title: words.generate.cancelled });
    return;
  }
  const said = error instanceof EmptyAnswer ? error.words : failureWords(error, words.failed);
  toasts.add({ ...said, ...more, variant: 'destructive', duration: 8000 });
}

/** The posts are there whether or not this works, so failing is only told. */
async function saveChat(
  client: QueryClient,
  { request, sessionId, answer }: Made,
  upgradeAction: (error: Error) => Pick<NewToast, 'action'>,
): Promise<Kept> {
  try {
    await saveEdition(client, editionOf(request, sessionId, answer));
    return 'saved';
  } catch (error) {
    const isFull = error instanceof ApiError && error.code === 'storage_full';
    toasts.add({
      title: words.saveFailed,
      ...(isFull ? { description: `${words.stillHere} ${error.message}`, ...upgradeAction(error) } : {}),
      variant: 'destructive',
      duration: 8000,
    });
    if (isFull) await readAnew(client, queryKeys.team);
    return 'not-saved';
  }
}

/** The id stands in an address: what would part or end one is a dash, as spaces are. */
function addressable(sessionId: string): string {
  return sessionId.replace(/[\s/\\?#%]/gu, '-');
}
