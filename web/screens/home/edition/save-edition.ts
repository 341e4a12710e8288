import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { readAnew } from '#web/api/read-anew.ts';
import type { Posts } from '#web/features/posts/posts-with-source.tsx';
import type { Edition } from './edition.ts';

export interface Saved extends Pick<Edition, 'sessionId' | 'request' | 'factSheet' | 'made'> {
  readonly posts: Posts;
}

/** Characters that a title is cut from. */
const start = 200;

/** The work's own where it was given, else how the text begins: as it was read, without numbers of lines and what else came along. */
function titleOf({ request, factSheet }: Pick<Saved, 'request' | 'factSheet'>): string {
  const read = factSheet.sentences.map(({ text }) => text).join(' ');
  return request.articleInfo?.title ?? read.slice(0, start);
}

/** Keeps the posts in the history, over what stood there before. */
export async function saveEdition(
  client: QueryClient,
  { sessionId, request, factSheet, posts, made }: Saved,
): Promise<void> {
  await api.call('putChat', {
    params: { sessionId },
    body: {
      messages: [
        { role: 'user', content: request.inputText },
        { role: 'assistant', content: JSON.stringify(posts) },
      ],
      title: titleOf({ request, factSheet }),
      made,
    },
  });
  await readAnew(client, queryKeys.chats);
}
