import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { readAnew } from '#web/api/read-anew.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

export type ApiKeyRow = OutputOf<'listApiKeys'>[number];

export function apiKeysQuery(teamId: string) {
  return queryOptions({
    queryKey: queryKeys.apiKeys(teamId),
    queryFn: ({ signal }): Promise<readonly ApiKeyRow[]> =>
      api.call('listApiKeys', { params: { teamId } }, { signal }),
  });
}

export function useChangeKey(teamId: string): UseMutationResult<unknown, Error, ApiKeyRow> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: keyId }: ApiKeyRow) => api.call('rotateApiKey', { params: { teamId, keyId } }),
    onSuccess: () => void toasts.add({ ...words.changed, variant: 'success' }),
    onError: (error) => tell(error, words.changeFailed),
    onSettled: () => refresh(client, teamId),
  });
}

export function useAddKey(teamId: string): UseMutationResult<unknown, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('addApiKey', { params: { teamId } }),
    onSuccess: () => refresh(client, teamId),
    onError: (error) => tell(error, words.addFailed),
  });
}

async function refresh(client: QueryClient, teamId: string): Promise<void> {
  await Promise.all([
    readAnew(client, queryKeys.apiKeys(teamId)),
    client.invalidateQueries({ queryKey: queryKeys.team }),
  ]);
}

function tell(error: Error, failed: FailureWords): void {
  toasts.add({ ...failureWords(error, failed), variant: 'destructive', duration: 8000 });
}
