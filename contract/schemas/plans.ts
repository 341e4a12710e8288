import * as z from 'zod/mini';
import { planKeys } from '#domain/plans/catalogue.ts';
import { teamDefaults } from './teams.ts';

const allowance = z.union([z.number(), z.literal('unlimited')]);

/** A row of the pricing page: a plan at one interval. The free plan has the interval "month" and the price 0. */
export const planSchema = z.object({
  /** Unique: plan and interval, as in "PRO-year". */
  id: z.string(),
  key: z.enum(planKeys),
  title: z.string(),
  /** US dollars per interval. */
  price: z.number(),
  interval: z.enum(['month', 'year']),
  description: z.string(),
  seats: allowance,
  seatsDisplay: z.string(),
  posts: allowance,
  /** Rows of one bulk run. */
  runRows: z.number(),
  /** What one person may keep: bytes are those of chats and runs together. */
  room: z.object({ chats: z.number(), runs: z.number(), bytes: z.number() }),
  includesApi: z.boolean(),
  maxKeys: allowance,
  hasGenerator: z.boolean(),
  prioritySupport: z.boolean(),
  canUseDoi: z.boolean(),
  canUseHighlight: z.boolean(),
  canUseHashtags: z.boolean(),
  canUsePredict: z.boolean(),
  canUseAltText: z.boolean(),
  canUseBrand: z.boolean(),
  custom: z.boolean(),
  /** Null where it cannot be bought by card here (yet). */
  paymentPriceId: z.nullable(z.string()),
  paddlePriceId: z.nullable(z.string()),
});

export const plansAnswer = z.object({
  plans: z.array(planSchema),
  /** Who takes the money, and what the browser needs for it; null where nothing can be bought. */
  payment: z.nullable(
    z.object({
      provider: z.enum(['sandbox', 'paddle']),
      environment: z.enum(['sandbox', 'production']),
      clientToken: z.nullable(z.string()),
    }),
  ),
});

/** The caller's team, with what they may do in it; `id` null and the person's own plan and limits where there is none. */
export const teamSchema = z.object({
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  ownerId: z.nullable(z.string()),
  /** The caller's part in it. */
  teamRole: z.nullable(z.enum(['owner', 'member'])),
  planKey: z.enum(planKeys),
  planTitle: z.string(),
  seatsUsed: z.number(),
  /** -1 is unlimited. */
  maxSeats: z.number(),
  hasGenerator: z.boolean(),
  canUseHashtags: z.boolean(),
  canUseHighlight: z.boolean(),
  canUsePredict: z.boolean(),
  canUseDoi: z.boolean(),
  canUseAltText: z.boolean(),
  canUseBrand: z.boolean(),
  prioritySupport: z.boolean(),
  maxKeys: allowance,
  paddleSubscriptionId: z.nullable(z.string()),
  subscriptionStatus: z.nullable(z.string()),
  /** First who joined first. */
  members: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      role: z.enum(['owner', 'member']),
      /** ISO 8601. */
      joinedAt: z.string(),
      mayUseKeys: z.boolean(),
    }),
  ),
  /** Posts may be held back: the team demands approval, or a work is under embargo. */
  holdsPosts: z.boolean(),
  /** What members begin with who chose nothing yet; null where the team says nothing. */
  defaults: z.nullable(teamDefaults),
  /** Rows of one bulk run. */
  runRows: z.number(),
  /** What the caller keeps, and how much their plan keeps for them: bytes are those of chats and runs together. */
  kept: z.object({
    chats: z.number(),
    chatsLimit: z.number(),
    runs: z.number(),
    runsLimit: z.number(),
    bytes: z.number(),
    bytesLimit: z.number(),
  }),
  /** Posts a month; null is unlimited. */
  postsLimit: z.nullable(z.number()),
  /** Posts made or under way this calendar month (UTC). */
  postsUsed: z.number(),
  /** Null is unlimited. */
  postsRemaining: z.nullable(z.number()),
  /** When the month ends, ISO 8601 in UTC. */
  postsResetAt: z.string(),
  trialEndsAt: z.nullable(z.string()),
  isLifetime: z.boolean(),
  /** As they stand in lists, with their last signs; none for a member whom the owner did not let use keys. */
  apiKeys: z.array(z.string()),
  keys: z.object({
    /** How many the paid plan of the team gives now; a trial gives none. */
    most: allowance,
    /** Whether the caller may see and make keys. */
    mayUse: z.boolean(),
    /** How many somebody knows who should not; for the owner. */
    toRotate: z.number(),
  }),
});
