import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/client.ts';
import type { SavedChatHead } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { chatsQuery } from '#web/api/queries.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { readAnew } from '#web/api/read-anew.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from '../words.ts';

export function useDeleteChat(): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteChat,
    onSuccess: async (_, sessionId) => {
      client.setQueryData(chatsQuery.queryKey, (chats: readonly SavedChatHead[] | undefined) =>
        chats?.filter((chat) => chat.sessionId !== sessionId),
      );
      client.removeQueries({ queryKey: queryKeys.chat(sessionId) });
      toasts.add({ title: words.sidebar.deleted });
      await client.invalidateQueries({ queryKey: queryKeys.chats });
      await readAnew(client, queryKeys.team);
    },
    onError: (error) =>
      void toasts.add({
        ...failureWords(error, words.sidebar.deleteFailed),
        title: words.sidebar.deleteFailed.title,
        variant: 'destructive',
        duration: 8000,
      }),
  });
}

/** A chat that is gone already (deleted in another tab) is as good as deleted. */
async function deleteChat(sessionId: string): Promise<void> {
  try {
    await api.call('deleteChat', { params: { sessionId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
