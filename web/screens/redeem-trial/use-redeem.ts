import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '#contract/client.ts';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { forgetToken } from './kept-token.ts';

export type Redeemed = OutputOf<'redeemTrial'>;

/** Redeems once for each person who is signed in; what they may do is read anew as soon as it worked. */
export function useRedeem(
  token: string | null,
  userId: string | null,
): UseMutationResult<Redeemed, Error, string> {
  const client = useQueryClient();
  const redeem = useMutation({
    mutationFn: async (text: string) => {
      const redeemed = await api.call('redeemTrial', { body: { token: text } });
      forgetToken();
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.user }),
        client.invalidateQueries({ queryKey: queryKeys.team }),
      ]);
      return redeemed;
    },
    onError: (error) => {
      if (isFinal(error)) forgetToken();
    },
  });
  const triedFor = useRef<string | null>(null);
  const { mutate } = redeem;
  useEffect(() => {
    if (token === null || userId === null || triedFor.current === userId) return;
    triedFor.current = userId;
    mutate(token);
  }, [token, userId, mutate]);
  return redeem;
}

/** Whether this link will never work for anybody: another person, or a better moment, may still redeem the others. */
function isFinal(error: Error): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'conflict' ||
      error.code === 'already_redeemed' ||
      error.code === 'not_found' ||
      error.code === 'invalid_request')
  );
}
