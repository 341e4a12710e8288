import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

export type SignOff = OutputOf<'getSignOff'>;
export type Act = InputOf<'actOnSignOff'>['body'];

/** How somebody comes to a sign-off: by their account, or by a reviewer's link. */
export type Door = { readonly signOffId: string } | { readonly token: string };

function keyOf(door: Door) {
  return 'token' in door ? queryKeys.review(door.token) : queryKeys.signOff(door.signOffId);
}

export function signOffQuery(door: Door) {
  return queryOptions({
    queryKey: keyOf(door),
    queryFn: ({ signal }): Promise<SignOff> =>
      'token' in door
        ? api.call('getReview', { params: door }, { signal })
        : api.call('getSignOff', { params: door }, { signal }),
    // A link that has ended does not come back to life.
    retry: false,
    staleTime: 0,
  });
}

/** Does something there; what stands on the screen is what the server then says. */
export function useAct(door: Door): UseMutationResult<SignOff, Error, Act> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Act): Promise<SignOff> => send(door, body),
    onSuccess: (after) => {
      client.setQueryData(keyOf(door), after);
      void client.invalidateQueries({ queryKey: queryKeys.signOffs });
    },
    onError: (error) => {
      toasts.add({ ...failureWords(error, words.actFailed), variant: 'destructive', duration: 8000 });
      // What was on the screen may not be true any more.
      void client.invalidateQueries({ queryKey: keyOf(door) });
    },
  });
}

function send(door: Door, body: Act): Promise<SignOff> {
  if (!('token' in door)) return api.call('actOnSignOff', { params: door, body });
  const { act, platform, sentence, text, decision, revision } = body;
  if (act !== 'comment' && act !== 'keep' && act !== 'propose' && act !== 'decide')
    throw new Error(`A reviewer does not ${act}.`);
  const said = {
    ...(platform !== undefined && { platform }),
    ...(sentence !== undefined && { sentence }),
    ...(text !== undefined && { text }),
    ...(decision !== undefined && { decision }),
    ...(revision !== undefined && { revision }),
  };
  return api.call('actOnReview', { params: door, body: { act, ...said } });
}
