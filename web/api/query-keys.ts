/** Names of what the cache holds. */
export const queryKeys = {
  user: ['user'],
  account: ['account'],
  sessions: ['sessions'],
  team: ['team'],
  invites: (teamId: string) => ['invites', teamId] as const,
  writer: ['writer'],
  plans: ['plans'],
  chats: ['chats'],
  contactForm: ['contact-form'],
  outbox: ['outbox'],
  outboxMail: (mailId: string) => ['outbox', mailId] as const,
  verifiedAddress: (token: string) => ['verified-address', token] as const,
  trialTokens: ['trial-tokens'],
  teamBrand: (teamId: string) => ['team-brand', teamId] as const,
  apiKeys: (teamId: string) => ['api-keys', teamId] as const,
  chat: (sessionId: string) => ['chat', sessionId] as const,
} as const;
