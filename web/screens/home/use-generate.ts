import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#contract/client.ts';
import type { GenerateAnswer, GenerateInput } from '#contract/types.ts';
import { chatSessionId } from '#domain/chats/chat.ts';
import type { GenerateRequest } from '#domain/engine/generate.ts';
import { normaliseResearchText } from '#domain/research/research-text.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useUpgradeAction } from '#web/features/plans/use-upgrade-action.ts';
import { type NewToast, toasts } from '#web/ui/toast-store.ts';
import { type AttemptKeys, createAttemptKeys } from './attempt-key.ts';
import { type Draft, filledInfo } from './draft.ts';
import { saveEdition } from './edition/save-edition.ts';
import { words } from './words.ts';

export interface Generation {
  readonly running: boolean;
  /** What the last generation made. */
  readonly made: Made | null;
  /** Platforms of the last request, answered or not. */
  readonly platforms: Draft['platforms'];
  readonly start: (draft: Draft) => void;
  readonly cancel: () => void;
}

/** An answer with what was asked, and where it is saved. */
export interface Made {
  readonly request: GenerateInput & GenerateRequest;
  readonly sessionId: string;
  readonly answer: GenerateAnswer;
}

/** Sends a valid draft, shows what went wrong, and keeps what came back in the history. */
export function useGenerate(): Generation {
  const client = useQueryClient();
  const upgradeAction = useUpgradeAction();
  const keys = useRef<AttemptKeys>(undefined);
  keys.current ??= createAttemptKeys();
  const stop = useRef<AbortController>(undefined);
  const generation = useMutation({
    mutationFn: async (draft: Draft): Promise<Made> => {
      stop.current = new AbortController();
      const request = requestOf(draft);
      const answer = await requestPosts(request, keys.current ?? createAttemptKeys(), stop.current.signal);
      return { request, answer, sessionId: addressable(chatSessionId(request.inputText, Date.now())) };
    },
    // Neither is waited for: the posts are shown as soon as they are there.
    onSuccess: (made) => void saveChat(client, made),
    onError: (error) => tellFailure(error, upgradeAction(error)),
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.team }),
  });
  return {
    running: generation.isPending,
    made: generation.data ?? null,
    platforms: generation.variables?.platforms ?? [],
    start: generation.mutate,
    cancel: () => stop.current?.abort(),
  };
}

function requestOf(draft: Draft): Made['request'] {
  const articleInfo = filledInfo(draft);
  return {
    inputText: normaliseResearchText(draft.text),
    tone: draft.tone,
    platforms: draft.platforms,
    author: draft.author,
    ...(articleInfo !== undefined && { articleInfo }),
    ...(draft.finding !== null && { finding: draft.finding }),
    ...(Object.keys(draft.corrections).length > 0 && { corrections: draft.corrections }),
  };
}

async function requestPosts(
  body: GenerateInput,
  keys: AttemptKeys,
  signal: AbortSignal,
): Promise<GenerateAnswer> {
  const headers = { 'Idempotency-Key': keys.keyFor(JSON.stringify(body)) };
  try {
    const { data } = await api.call('generatePosts', { body }, { headers, signal });
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
async function saveChat(client: QueryClient, { request, sessionId, answer }: Made): Promise<void> {
  try {
    await saveEdition(client, { sessionId, text: request.inputText, posts: answer.generatedContent });
  } catch {
    toasts.add({ title: words.saveFailed, variant: 'destructive', duration: 8000 });
  }
}

/** Letters, digits and dashes only: the id stands in an address. */
function addressable(sessionId: string): string {
  return sessionId.replace(/[^\p{L}\p{N}-]+/gu, '-');
}
