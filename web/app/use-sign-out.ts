import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { failureWords } from '#web/api/failure-words.ts';
import { signOut } from '#web/api/sign-in.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { paths } from './paths.ts';
import { words } from './words.ts';

export function useSignOut(): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      // Leaves first: a protected screen would else send itself to the login, to come back for the next person.
      await navigate(paths.landing);
      await signOut(client);
    },
    onSuccess: () => void toasts.add({ title: words.signedOut }),
    onError: (error) =>
      void toasts.add({
        ...failureWords(error, words.signOutFailed),
        variant: 'destructive',
        duration: 8000,
      }),
  });
}
