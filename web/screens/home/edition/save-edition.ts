import type { QueryClient } from '@tanstack/react-query';
import type { KeptDesk } from '#domain/chats/chat.ts';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { readAnew } from '#web/api/read-anew.ts';
import { type Edition, textsOf } from './edition.ts';

/** What opens the posts again as they stand, besides their text and the source. */
function deskOf({ request, posts }: Pick<Edition, 'request' | 'posts'>): KeptDesk {
  const { tone, platforms, articleInfo, author, seed, finding, corrections } = request;
  const kept = Object.entries(posts).map(([platform, { tone, seed, byHand, stayed }]) => [
    platform,
    { tone, seed, byHand, ...(stayed === true && { stayed }) },
  ]);
  return {
    request: { tone, platforms, articleInfo, author, seed, finding, corrections },
    posts: Object.fromEntries(kept),
  };
}

/** Characters that a title is cut from. */
const start = 200;

/** The work's own where it was given, else how the text begins: as it was read, without numbers of lines and what else came along. */
function titleOf({ request, factSheet }: Pick<Edition, 'request' | 'factSheet'>): string {
  const read = factSheet.sentences.map(({ text }) => text).join(' ');
  return request.articleInfo?.title ?? read.slice(0, start);
}

/** Keeps the posts in the history, over what stood there before. */
export async function saveEdition(client: QueryClient, edition: Edition): Promise<void> {
  const { sessionId, request, made } = edition;
  await api.call('putChat', {
    params: { sessionId },
    body: {
      messages: [
        { role: 'user', content: request.inputText },
        { role: 'assistant', content: JSON.stringify(textsOf(edition)) },
      ],
      title: titleOf(edition),
      made,
      desk: deskOf(edition),
    },
  });
  await readAnew(client, queryKeys.chats);
}
