import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { forgetInvite } from '#web/features/invite/stored-invite.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

type Joining = UseMutationResult<OutputOf<'joinTeam'>, Error, void>;

/** Joins at once, and goes on to the generator. What the server refused is forgotten; what it could not do is kept. */
export function useJoin(token: string): Joining {
  const client = useQueryClient();
  const navigate = useNavigate();
  const join = useMutation({
    mutationFn: () => api.call('joinTeam', { params: { token } }),
    onSuccess: async ({ team }) => {
      forgetInvite();
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.user }),
        client.invalidateQueries({ queryKey: queryKeys.team }),
      ]);
      toasts.add({
        title: words.joined(team.name),
        description: words.joinedText,
        variant: 'success',
        duration: 8000,
      });
      await navigate(paths.home, { replace: true });
    },
    onError: (error) => {
      if (isFinal(error)) forgetInvite();
    },
  });
  const begun = useRef(false);
  const { mutate } = join;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  return join;
}

/** Signing in again or waiting a moment helps with these; with any other refusal only a new link or a change does. */
function isFinal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;
}
