import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { readAnew } from '#web/api/read-anew.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

export type TrialRow = OutputOf<'listTrialTokens'>[number];
type MadeTrial = OutputOf<'generateTrialToken'>;

/** A link that was made on this visit: the only one that can be copied whole. */
export interface FreshTrial extends MadeTrial {
  readonly email: string;
}

export const trialTokensQuery = queryOptions({
  queryKey: queryKeys.trialTokens,
  queryFn: ({ signal }): Promise<readonly TrialRow[]> => api.call('listTrialTokens', {}, { signal }),
});

export function useGenerate(): UseMutationResult<MadeTrial, Error, InputOf<'generateTrialToken'>['body']> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'generateTrialToken'>['body']) => api.call('generateTrialToken', { body }),
    onSuccess: () => refresh(client),
    onError: (error) => tell(error, words.generateFailed),
  });
}

export function useRevoke(): UseMutationResult<unknown, Error, TrialRow> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: tokenId }: TrialRow) => api.call('revokeTrialToken', { params: { tokenId } }),
    onSuccess: () => void toasts.add({ title: words.revoke.done, variant: 'success' }),
    onError: (error) => tell(error, words.revoke.failed),
    // Also after a refusal: what is on the screen was not true any more.
    onSettled: () => refresh(client),
  });
}

export function useMakeLifetime(): UseMutationResult<OutputOf<'makeLifetimeUser'>, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => api.call('makeLifetimeUser', { body: { userId } }),
    onSuccess: ({ message }) => {
      toasts.add({ title: words.lifetime.done, description: message, variant: 'success', duration: 8000 });
      return refresh(client);
    },
    onError: (error) => tell(error, words.lifetime.failed),
  });
}

function refresh(client: QueryClient): Promise<void> {
  return readAnew(client, queryKeys.trialTokens);
}

function tell(error: Error, failed: FailureWords): void {
  toasts.add({ ...failureWords(error, failed), variant: 'destructive', duration: 8000 });
}
