/** Names of what the cache holds. */
export const queryKeys = {
  user: ['user'],
  team: ['team'],
  chats: ['chats'],
  chat: (sessionId: string) => ['chat', sessionId] as const,
} as const;
