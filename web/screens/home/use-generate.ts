import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { ClientEvent } from '#contract/client-events.ts';
import type { GenerateAnswer, GenerateInput } from '#contract/types.ts';
import { chatSessionId } from '#domain/chats/chat.ts';
import { normaliseResearchText } from '#domain/research/research-text.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useUpgradeAction } from '#web/features/plans/use-upgrade-action.ts';
import { deviceModel } from '#web/features/writer/prompt-api.ts';
import { DeviceWriterError } from '#web/features/writer/write-on-device.ts';
import { type NewToast, toasts } from '#web/ui/toast-store.ts';
import { type AttemptKeys, createAttemptKeys } from './attempt-key.ts';
import { type Draft, filledInfo } from './draft.ts';
import { type DeviceAttempt, generateOnDevice } from './generate-on-device.ts';
import { afterEvent, type Progress, started } from './progress.ts';
import { words } from './words.ts';

export interface Generation {
  readonly running: boolean;
  /** The last answer; cleared when the next generation starts. */
  readonly answer: GenerateAnswer | null;
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

/** Sends a valid draft, shows what went wrong, and keeps what came back in the history. */
export function useGenerate(): Generation {
  const client = useQueryClient();
  const upgradeAction = useUpgradeAction();
  const keys = useRef<AttemptKeys>(undefined);
  keys.current ??= createAttemptKeys();
  const stop = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>(started);
  const generation = useMutation({
    mutationFn: ({ draft, writer }: Attempt) => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      setProgress(started);
      if (writer === 'device' || writer === 'device-engine')
        return generateOnDevice(requestOf(draft), { writer, signal, change: setProgress });
      return requestPosts(requestOf(draft, writer), keys.current ?? createAttemptKeys(), {
        signal,
        onEvent: (event) => setProgress((before) => afterEvent(before, event)),
      });
    },
    // Neither is waited for: the posts are shown as soon as they are there.
    // What was written on the device stays there.
    onSuccess: (answer, { draft, writer }) =>
      void (writer.startsWith('device') || saveChat(client, draft.text, answer)),
    onError: (error) => {
      // What can be put right with a click stays on the screen instead of passing by.
      if (!hasFallback(error)) tellFailure(error, upgradeAction(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.team }),
  });
  return {
    running: generation.isPending,
    answer: generation.data ?? null,
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

function requestOf(draft: Draft, writer: Attempt['writer'] = 'configured'): GenerateInput {
  const articleInfo = filledInfo(draft);
  return {
    inputText: normaliseResearchText(draft.text),
    tone: draft.tone,
    platforms: draft.platforms,
    author: draft.author,
    ...(articleInfo !== undefined && { articleInfo }),
    ...(draft.finding !== null && { finding: draft.finding }),
    ...(writer === 'embedded' && { writer }),
  };
}

async function requestPosts(
  body: GenerateInput,
  keys: AttemptKeys,
  told: { readonly signal: AbortSignal; readonly onEvent: (event: ClientEvent) => void },
): Promise<GenerateAnswer> {
  const headers = { 'Idempotency-Key': keys.keyFor(JSON.stringify(body)) };
  try {
    const { data } = await api.stream('generatePosts', { body }, { headers, ...told });
    keys.answered();
    return checkContent(data);
  } catch (error) {
    // While the first one runs, its key is the way to its answer.
    if (error instanceof ApiError && error.code !== 'request_running') keys.answered();
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
async function saveChat(client: QueryClient, text: string, answer: GenerateAnswer): Promise<void> {
  const content = normaliseResearchText(text);
  try {
    await api.call('putChat', {
      params: { sessionId: addressable(chatSessionId(content, Date.now())) },
      body: {
        messages: [
          { role: 'user', content },
          { role: 'assistant', content: JSON.stringify(answer.generatedContent) },
        ],
        made: answer.made,
      },
    });
    await client.invalidateQueries({ queryKey: queryKeys.chats });
  } catch {
    toasts.add({ title: words.saveFailed, variant: 'destructive', duration: 8000 });
  }
}

/** Letters, digits and dashes only: the id stands in an address. */
function addressable(sessionId: string): string {
  return sessionId.replace(/[^\p{L}\p{N}-]+/gu, '-');
}
