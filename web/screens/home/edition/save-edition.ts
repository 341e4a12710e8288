import type { QueryClient } from '@tanstack/react-query';
import type { GenerateAnswer } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { readAnew } from '#web/api/read-anew.ts';
import type { Posts } from '#web/features/posts/posts-with-source.tsx';

export interface Saved {
  readonly sessionId: string;
  /** The research text, normalised. */
  readonly text: string;
  /** Of the work, where it was given. */
  readonly title: string | undefined;
  readonly posts: Posts;
  readonly made: GenerateAnswer['made'];
}

/** Keeps the posts in the history, over what stood there before. */
export async function saveEdition(
  client: QueryClient,
  { sessionId, text, title, posts, made }: Saved,
): Promise<void> {
  await api.call('putChat', {
    params: { sessionId },
    body: {
      messages: [
        { role: 'user', content: text },
        { role: 'assistant', content: JSON.stringify(posts) },
      ],
      ...(title !== undefined && { title }),
      made,
    },
  });
  await readAnew(client, queryKeys.chats);
}
