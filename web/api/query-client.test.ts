import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

describe('the cache of answers', () => {
  it('tries a failed read three times more, from 1 s to at most 30 s apart', () => {
    const broken = new TypeError('Failed to fetch');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, broken))).toEqual([true, true, true, false]);
    expect([0, 1, 2, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });

  it('does not repeat what the server refused', () => {
    expect(shouldRetry(0, new ApiError(404, {}))).toBe(false);
    expect(shouldRetry(0, new ApiError(503, {}))).toBe(true);
  });

  it('is fresh for a minute and leaves focus alone', () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 60_000, refetchOnWindowFocus: false });
  });

  it('forgets the user when the server no longer knows them', async () => {
    const client = createQueryClient();
    client.setQueryData(queryKeys.user, { id: 'u1' });
    const refused = client.fetchQuery({
      queryKey: ['x'],
      queryFn: () => Promise.reject(new ApiError(401, {})),
    });
    await expect(refused).rejects.toThrow('Error 401');
    expect(client.getQueryData(queryKeys.user)).toBeNull();
  });
});
