import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/client.ts';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

type Changed = OutputOf<'cancelSubscription'>;

/** Ends a subscription with what is paid. */
export function useCancel(subscriptionId: string): UseMutationResult<string, Error, void> {
  return useChange({
    change: async () => said(await api.call('cancelSubscription', { body: { subscriptionId } })),
    done: words.cancel.done,
    failed: words.cancel.failed,
  });
}

/** Takes a cancellation back. */
export function useResume(subscriptionId: string): UseMutationResult<string, Error, void> {
  return useChange({
    change: async () => said(await api.call('resumeSubscription', { body: { subscriptionId } })),
    done: words.resume.done,
    failed: words.resume.failed,
  });
}

/** Moves a subscription to the plan of a price id. */
export function useUpdate(subscriptionId: string): UseMutationResult<string, Error, string> {
  return useChange({
    change: async (priceId: string) =>
      said(await api.call('updateSubscription', { body: { subscriptionId, priceId } })),
    done: words.change.done,
    failed: words.change.failed,
  });
}

/** Of the stand-in only: the paid period is over. */
export function useEndPeriod(subscriptionId: string): UseMutationResult<string, Error, void> {
  return useChange({
    change: async () => {
      await api.call('endSandboxPeriod', { body: { subscriptionId } });
      return '';
    },
    done: words.sandbox.done,
    failed: words.sandbox.failed,
  });
}

interface Change<Input> {
  /** Resolves with the server's own words. */
  readonly change: (input: Input) => Promise<string>;
  readonly done: string;
  readonly failed: FailureWords;
}

function useChange<Input>({ change, done, failed }: Change<Input>): UseMutationResult<string, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const message = await change(input);
      await refresh(client);
      return message;
    },
    onSuccess: (message) =>
      void toasts.add({
        title: done,
        ...(message !== '' && { description: message }),
        variant: 'success',
        duration: 8000,
      }),
    onError: (error) =>
      void toasts.add({ ...wordsOf(error, failed), variant: 'destructive', duration: 8000 }),
  });
}

const said = ({ message }: Changed): string => message;

/** Reads anew what somebody has, after it changed. */
export async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.user }),
    client.invalidateQueries({ queryKey: queryKeys.team }),
  ]);
}

/** The server's own sentence says best what became of a subscription, and whether anything was changed. */
export function wordsOf(error: Error, failed: FailureWords): FailureWords {
  if (!(error instanceof ApiError)) return failureWords(error, failed);
  if (error.status === 401) return words.notLoggedIn;
  const isOwn = error.code === 'unavailable' || error.code === 'conflict' || error.code === 'not_found';
  return isOwn ? { title: failed.title, description: error.message } : failureWords(error, failed);
}
