/** Names of what the cache holds. */
export const queryKeys = {
  user: ['user'],
  team: ['team'],
  writer: ['writer'],
  plans: ['plans'],
  chats: ['chats'],
  trialTokens: ['trial-tokens'],
  chat: (sessionId: string) => ['chat', sessionId] as const,
} as const;
