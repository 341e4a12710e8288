import type { Setting } from '../setting.ts';

/** The secret that signs and encrypts, and who is an admin. */
export const securitySettings = {
  APP_SECRET: {
    name: 'APP_SECRET',
    fallback: null,
    values: '32 characters or more',
    meaning:
      'Signs and encrypts; several nodes share one. Default: generated into DATA_DIR on the first start.',
  },
  APP_SECRET_PREVIOUS: {
    name: 'APP_SECRET_PREVIOUS',
    fallback: null,
    values: '32 characters or more',
    meaning:
      'The secret that APP_SECRET replaces, while it is being replaced: it still opens what was sealed and signed with it, and the start seals all of that anew. See [security.md](security.md).',
  },
  ADMIN_EMAILS: {
    name: 'ADMIN_EMAILS',
    fallback: '',
    values: 'ada@example.org, …',
    meaning: 'Verified addresses that are admins. Nothing else grants the role.',
  },
  ADMIN_SECOND_FACTOR: {
    name: 'ADMIN_SECOND_FACTOR',
    fallback: 'off',
    values: 'off, required',
    meaning:
      'With required, an admin has their rights only once they have turned on a second factor in their account. Only with IDENTITY=embedded; other providers have rules of their own.',
  },
} as const satisfies Record<string, Setting>;
