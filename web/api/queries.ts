import { queryOptions } from '@tanstack/react-query';
import type { OutputOf, SavedChat, SavedChatHead, Team, User } from '#contract/types.ts';
import { api } from './api.ts';
import { freshness } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

/** Who is signed in; null where nobody is. */
export const userQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: async ({ signal }): Promise<User | null> =>
    (await api.call('getCurrentUser', {}, { signal })).user,
});

/** The team, or the person's own plan and limits. */
export const teamQuery = queryOptions({
  queryKey: queryKeys.team,
  queryFn: ({ signal }): Promise<Team> => api.call('getTeam', {}, { signal }),
  staleTime: freshness.team,
});

/** For the owner: who was invited, newest first. */
export function invitesQuery(teamId: string) {
  return queryOptions({
    queryKey: queryKeys.invites(teamId),
    queryFn: ({ signal }): Promise<OutputOf<'listInvites'>> =>
      api.call('listInvites', { params: { teamId } }, { signal }),
  });
}

/** The profile, and what one signs in with. */
export const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: ({ signal }): Promise<OutputOf<'getAccount'>> => api.call('getAccount', {}, { signal }),
});

/** Where one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }): Promise<OutputOf<'listSessions'>> => api.call('listSessions', {}, { signal }),
});

/** What can be bought, and who takes the money. */
export const plansQuery = queryOptions({
  queryKey: queryKeys.plans,
  queryFn: ({ signal }): Promise<OutputOf<'listPlans'>> => api.call('listPlans', {}, { signal }),
});

/** Who runs the installation. */
export const operatorQuery = queryOptions({
  queryKey: queryKeys.operator,
  queryFn: ({ signal }): Promise<OutputOf<'getOperator'>> => api.call('getOperator', {}, { signal }),
});

/** Which writer is at work. */
export const writerQuery = queryOptions({
  queryKey: queryKeys.writer,
  queryFn: ({ signal }): Promise<OutputOf<'getWriter'>> => api.call('getWriter', {}, { signal }),
});

export const chatsQuery = queryOptions({
  queryKey: queryKeys.chats,
  queryFn: ({ signal }): Promise<readonly SavedChatHead[]> =>
    api.call('listChats', { query: {} }, { signal }),
});

/** Saved posts whose titles have these words. */
export function foundChatsQuery(search: string) {
  return queryOptions({
    queryKey: queryKeys.foundChats(search),
    queryFn: ({ signal }): Promise<readonly SavedChatHead[]> =>
      api.call('listChats', { query: { search } }, { signal }),
  });
}

export function chatQuery(sessionId: string) {
  return queryOptions({
    queryKey: queryKeys.chat(sessionId),
    queryFn: ({ signal }): Promise<SavedChat> => api.call('getChat', { params: { sessionId } }, { signal }),
  });
}
