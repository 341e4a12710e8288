import * as z from 'zod/mini';
import { tokenIdLength, trialLimits } from '#domain/trials/trial-token.ts';
import { optionalEmail } from './text.ts';

const { days } = trialLimits;

export const generateTrialTokenBody = z.object({
  /** How long the trial runs. */
  days: z._default(z.number().check(z.int(), z.gte(days.least), z.lte(days.most)), days.usual),
  /** Days for which the link works: one at most, whatever is asked for. */
  expiresInDays: z._default(z.number().check(z.int(), z.gte(1)), trialLimits.linkDays),
  /** Exactly one of the two: a person's address, or the address of a team's owner. */
  targetEmail: optionalEmail,
  targetTeamEmail: optionalEmail,
});

/** The only time that the token is told. */
export const generateTrialTokenAnswer = z.object({
  _id: z.string(),
  token: z.string(),
  link: z.string(),
  days: z.number(),
  expiresAt: z.string(),
});

const time = z.nullable(z.string());

const trialTokenSchema = z.object({
  /** The same 12 characters twice: the token's beginning is its id, and all that is kept of it. */
  _id: z.string(),
  token: z.string().check(z.length(tokenIdLength)),
  days: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['active', 'used', 'revoked', 'expired']),
  used: z.boolean(),
  usedAt: time,
  usedBy: z.nullable(
    z.object({
      _id: z.string(),
      email: z.string(),
      subscription: z.object({ isLifetime: z.boolean() }),
      /** Name of the team that they are on; null where they are on none. */
      team: z.nullable(z.string()),
    }),
  ),
  targetEmail: z.nullable(z.string()),
  targetTeamEmail: z.nullable(z.string()),
  /** For whom it was redeemed, which older clients read; null before. */
  targetUserId: z.nullable(z.string()),
  targetTeamId: z.nullable(z.string()),
});
/** Newest first. */
export const trialTokensAnswer = z.array(trialTokenSchema);

export const trialTokenParams = z.object({
  tokenId: z.string().check(z.length(tokenIdLength), z.regex(/^[\w-]+$/)),
});

export const redeemTrialBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export const redeemTrialAnswer = z.object({
  message: z.string(),
  /** Of the token. */
  days: z.number(),
  trialEndsAt: z.string(),
});

export const makeLifetimeBody = z.object({ userId: z.uuid() });
export const makeLifetimeAnswer = z.object({ message: z.string(), isLifetime: z.literal(true) });
