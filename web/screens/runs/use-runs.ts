import {
  keepPreviousData,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

export type Run = OutputOf<'getRun'>;
export type RowHead = OutputOf<'listRunRows'>['rows'][number];
export type RunRow = OutputOf<'getRunRow'>;
export type RowFilter = NonNullable<InputOf<'listRunRows'>['query']['show']>;

/** How often a run that is going on is asked after, in milliseconds. */
const askEveryMs = 1500;
const pageSize = 50;

export const runsQuery = queryOptions({
  queryKey: queryKeys.runs,
  queryFn: ({ signal }): Promise<OutputOf<'listRuns'>> => api.call('listRuns', {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.runs.some(({ state }) => state === 'running') ? askEveryMs : false,
});

export function runQuery(runId: string) {
  return queryOptions({
    queryKey: queryKeys.run(runId),
    queryFn: ({ signal }): Promise<Run> => api.call('getRun', { params: { runId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? askEveryMs : false),
  });
}

/** `version` changes with the run: the list follows what happens. */
export function rowsQuery(runId: string, show: RowFilter, page: number, version: string) {
  return queryOptions({
    queryKey: [...queryKeys.runRows(runId), show, page, version] as const,
    queryFn: ({ signal }): Promise<OutputOf<'listRunRows'>> =>
      api.call(
        'listRunRows',
        { params: { runId }, query: { show, offset: page * pageSize, limit: pageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

export function rangeOf(page: number, total: number): string {
  return words.rows.range(
    Math.min(total, page * pageSize + 1),
    Math.min(total, (page + 1) * pageSize),
    total,
  );
}

export function rowQuery(runId: string, order: number) {
  return queryOptions({
    queryKey: queryKeys.runRow(runId, order),
    queryFn: ({ signal }): Promise<RunRow> => api.call('getRunRow', { params: { runId, order } }, { signal }),
  });
}

/** Any change of a run: its page shows what came of it. */
export function useRunChange<Input, Output>(
  runId: string,
  change: (input: Input) => Promise<Output>,
  onDone?: (output: Output) => void,
): UseMutationResult<Output, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (output) => onDone?.(output),
    onError: (error) => tell(error, words.run.changeFailed),
    // Also after a refusal: what is on the screen was not true any more.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.run(runId) });
      await client.invalidateQueries({ queryKey: queryKeys.runRows(runId) });
    },
  });
}

/** Keeps a decision or other words; answers the row as it is then. */
export function useReview(
  runId: string,
  order: number,
): UseMutationResult<RunRow, Error, InputOf<'reviewRunRow'>['body']> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'reviewRunRow'>['body']) =>
      api.call('reviewRunRow', { params: { runId, order }, body }),
    onSuccess: async (row) => {
      client.setQueryData(queryKeys.runRow(runId, order), row);
      await client.invalidateQueries({ queryKey: queryKeys.run(runId) });
      await client.invalidateQueries({ queryKey: queryKeys.runRows(runId) });
    },
    onError: (error) => tell(error, words.draft.saveFailed),
  });
}

export function tell(error: unknown, failed: FailureWords): void {
  toasts.add({ ...failureWords(error, failed), variant: 'destructive', duration: 8000 });
}
