import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { readAnew } from '#web/api/read-anew.ts';
import { toasts } from '#web/ui/toast-store.ts';

interface TeamChange<Input, Answer> {
  readonly teamId: string;
  readonly change: (input: Input) => Promise<Answer>;
  /** What the toast says when it is done; null for none. */
  readonly done: (input: Input) => string | null;
  readonly failed: FailureWords;
  /** Before what is shown is read anew. */
  readonly after?: (answer: Answer) => void | Promise<void>;
}

/** Changes something of the team, tells how it went, and reads the team anew. */
export function useTeamChange<Input, Answer>({
  teamId,
  change,
  done,
  failed,
  after,
}: TeamChange<Input, Answer>): UseMutationResult<Answer, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer, input) => {
      await after?.(answer);
      const title = done(input);
      if (title !== null) toasts.add({ title, variant: 'success', duration: 6000 });
    },
    onError: (error) =>
      void toasts.add({ ...failureWords(error, failed), variant: 'destructive', duration: 8000 }),
    // Also after a failure: it often means that things changed meanwhile.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.team }),
        client.invalidateQueries({ queryKey: queryKeys.user }),
        readAnew(client, queryKeys.invites(teamId)),
      ]),
  });
}
