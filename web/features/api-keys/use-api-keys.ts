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
/** A key as it is shown once; null to an admin who does not own the team. */
export type NewKey = OutputOf<'rotateApiKey'>;

export function apiKeysQuery(teamId: string) {
  return queryOptions({
    queryKey: queryKeys.apiKeys(teamId),
    queryFn: ({ signal }): Promise<readonly ApiKeyRow[]> =>
      api.call('listApiKeys', { params: { teamId } }, { signal }),
  });
}

interface KeyChange<Input, Answer> {
  readonly teamId: string;
  readonly change: (input: Input) => Promise<Answer>;
  /** Null where what is shown says enough. */
  readonly done: FailureWords | null;
  readonly failed: FailureWords;
}

function useKeyChange<Input, Answer>({
  teamId,
  change,
  done,
  failed,
}: KeyChange<Input, Answer>): UseMutationResult<Answer, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => done !== null && void toasts.add({ ...done, variant: 'success' }),
    onError: (error) =>
      void toasts.add({ ...failureWords(error, failed), variant: 'destructive', duration: 8000 }),
    onSettled: () => refresh(client, teamId),
  });
}

/** A key for the team, under a name. */
export function useMakeKey(teamId: string): UseMutationResult<NewKey, Error, string> {
  const change = (name: string) => api.call('addApiKey', { params: { teamId }, body: { name } });
  return useKeyChange({ teamId, change, done: null, failed: words.makeFailed });
}

/** A new key in the place of one. */
export function useRotateKey(teamId: string): UseMutationResult<NewKey, Error, ApiKeyRow> {
  const change = ({ id: keyId }: ApiKeyRow) => api.call('rotateApiKey', { params: { teamId, keyId } });
  return useKeyChange({ teamId, change, done: words.rotated, failed: words.rotateFailed });
}

/** The end of a key. */
export function useRemoveKey(teamId: string): UseMutationResult<unknown, Error, ApiKeyRow> {
  const change = ({ id: keyId }: ApiKeyRow) => api.call('removeApiKey', { params: { teamId, keyId } });
  return useKeyChange({ teamId, change, done: words.removed, failed: words.removeFailed });
}

/** New keys in the place of all that somebody knows who should not. */
export function useRotateKnown(teamId: string): UseMutationResult<readonly NewKey[], Error, void> {
  const change = async () => (await api.call('rotateKnownKeys', { params: { teamId } })).keys;
  return useKeyChange({ teamId, change, done: words.rotatedAll, failed: words.rotateAllFailed });
}

async function refresh(client: QueryClient, teamId: string): Promise<void> {
  await Promise.all([
    readAnew(client, queryKeys.apiKeys(teamId)),
    client.invalidateQueries({ queryKey: queryKeys.team }),
  ]);
}
