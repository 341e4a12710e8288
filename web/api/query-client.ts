import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/client.ts';
import { queryKeys } from './query-keys.ts';

/** Spec sections 7 and 9, in milliseconds. */
export const freshness = { usual: 60_000, team: 300_000 } as const;
const retries = { most: 3, first: 1000, longest: 30_000 } as const;

/** A cache of the server's answers: fresh for a minute, failed reads tried again, never refetched on focus. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error): void => {
    if (error instanceof ApiError && error.status === 401) client.setQueryData(queryKeys.user, null);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: freshness.usual,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
        // Offline is told as a failure with words, not as a wait without end.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
  return client;
}

/** What the server refused will be refused again; what it could not do may work in a moment. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500) return false;
  return failures < retries.most;
}

/** Whether asking again later may be answered: for what is asked again and again anyway, too many questions pass too. */
export function mayPass(error: Error | null): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

/** Milliseconds before try number `failures + 1`: 1 s, 2 s, 4 s, … at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(retries.first * 2 ** failures, retries.longest);
}
