import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';

export type ChangePreview = OutputOf<'previewChange'>;

/** What a change would charge, asked anew each time that somebody wants to know. */
export function usePreview(
  subscriptionId: string,
  priceId: string | null,
  asking: boolean,
): UseQueryResult<ChangePreview> {
  return useQuery({
    queryKey: queryKeys.preview(subscriptionId, priceId ?? ''),
    queryFn: ({ signal }) =>
      api.call('previewChange', { body: { subscriptionId, priceId: priceId ?? '' } }, { signal }),
    enabled: asking && priceId !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
