import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { failureWords } from '#web/api/failure-words.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { paths, signingOut } from './paths.ts';
import { words } from './words.ts';

export function useSignOut(): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      // Leaves first: a protected screen would else send itself to the login, to come back for the next person. The landing
      // page is another document: going there would cut the call short and lose what is said.
      await navigate(paths.login, { state: signingOut });
      const { signOut } = await import('#web/api/sign-in.ts');
      await signOut(client);
      await navigate(paths.login, { replace: true, state: null });
    },
    onSuccess: () => void toasts.add({ title: words.signedOut }),
    onError: (error) => {
      toasts.add({ ...failureWords(error, words.signOutFailed), variant: 'destructive', duration: 8000 });
      void navigate(paths.home, { replace: true });
    },
  });
}
