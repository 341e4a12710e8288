import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import type { Posts } from '#web/features/posts/posts-with-source.tsx';

export interface Saved {
  readonly sessionId: string;
  /** The research text, normalised. */
  readonly text: string;
  readonly posts: Posts;
}

/** Keeps the posts in the history, over what stood there before. */
export async function saveEdition(client: QueryClient, { sessionId, text, posts }: Saved): Promise<void> {
  await api.call('putChat', {
    params: { sessionId },
    body: {
      messages: [
        { role: 'user', content: text },
        { role: 'assistant', content: JSON.stringify(posts) },
      ],
    },
  });
  await client.invalidateQueries({ queryKey: queryKeys.chats });
}
