import * as z from 'zod/mini';
import { auditActions } from '#domain/accounts/audit-actions.ts';
import { profileLimits } from '#domain/accounts/profile.ts';
import { inputText } from './text.ts';

export const accountAnswer = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  organization: z.nullable(z.string()),
  researchField: z.nullable(z.string()),
  /** Whether there is one here; who signs in elsewhere has none. */
  hasPassword: z.boolean(),
  /** Null where another provider signs people in: it asks for more than a password, or not. */
  secondFactor: z.nullable(
    z.object({
      on: z.boolean(),
      recoveryCodesLeft: z.number(),
      /** Admin rights wait for it. */
      required: z.boolean(),
    }),
  ),
});

export const sessionsAnswer = z.object({
  /** Newest use first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      /** "Firefox on Linux"; empty where nothing is known. */
      device: z.string(),
      startedAt: z.string(),
      /** To the hour. */
      lastUsedAt: z.string(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});
export const sessionParams = z.object({ sessionId: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
export const endSessionsBody = z.object({
  /** "others" leaves the one that asks; "all" also ends every ID token that was made before. */
  which: z.enum(['others', 'all']),
});

/** Rows by table, as they are stored. */
const rowsByTable = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export const exportAnswer = z.object({
  exportedAt: z.string(),
  account: z.object({ id: z.string(), email: z.string() }),
  data: rowsByTable,
  /** What is stored and not told, and why: table, column, reason. */
  withheld: z.array(z.object({ table: z.string(), column: z.string(), why: z.string() })),
});

export const deleteAccountBody = z.object({
  /** The address of the account, typed again: the confirmation. */
  email: inputText(profileLimits.email),
  /** Needed where the account has one. */
  password: z.optional(z.string().check(z.maxLength(profileLimits.password.max))),
});
export const deleteAccountAnswer = z.object({ message: z.string() });

export const userParams = z.object({ userId: z.uuid() });
export const changeUserBody = z.object({
  /** For the log. */
  reason: inputText(200),
});
export const changeUserAnswer = z.object({ id: z.string(), disabledAt: z.nullable(z.string()) });

export const auditQuery = z.object({
  /** Id of who did it. */
  actor: z.optional(z.uuid()),
  action: z.optional(z.enum(auditActions)),
  /** Older than the entry with this id. */
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
});
export const auditAnswer = z.object({
  /** Newest first. */
  entries: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      action: z.enum(auditActions),
      actorId: z.nullable(z.string()),
      target: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** `before` of the next page; null on the last. */
  next: z.nullable(z.number()),
});
