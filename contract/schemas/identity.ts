import * as z from 'zod/mini';
import { profileLimits } from '#domain/accounts/profile.ts';
import { planKeys } from '#domain/plans/catalogue.ts';
import { inputText, optionalText } from './text.ts';

/** The person as every screen knows them (spec section 3, "User"). */
export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  email: z.string(),
  /** Whether the address is known to be theirs; invites and trials for an address need it. */
  emailVerified: z.boolean(),
  role: z.enum(['user', 'admin']),
  teamRole: z.nullable(z.enum(['owner', 'member'])),
  teamId: z.nullable(z.string()),
  /** What they still pay for a team that they handed over; they can end it. */
  paysForTeam: z.nullable(
    z.object({
      paddleSubscriptionId: z.string(),
      plan: z.enum(planKeys),
      /** Set: it ends then, ISO 8601. */
      cancelsAt: z.nullable(z.string()),
    }),
  ),
  subscription: z.object({
    plan: z.enum(planKeys),
    interval: z.nullable(z.enum(['month', 'year'])),
    paddleSubscriptionId: z.nullable(z.string()),
    subscriptionStatus: z.nullable(z.string()),
    isLifetime: z.boolean(),
    /** Until when the plan is open, ISO 8601; null where nothing was bought. */
    paidUntil: z.nullable(z.string()),
    /** Set: it ends then. */
    cancelsAt: z.nullable(z.string()),
  }),
});

export const userAnswer = z.object({ user: userSchema });
/** Null where nobody is signed in. */
export const maybeUserAnswer = z.object({ user: z.nullable(userSchema) });

export const openSessionBody = z.object({ idToken: inputText(8192) });

export const createUserBody = z.object({
  /** The identity provider's id of the caller, or the caller's id here. */
  uid: inputText(255),
  email: optionalText(profileLimits.email),
  firstName: inputText(profileLimits.name),
  lastName: inputText(profileLimits.name),
  organization: optionalText(profileLimits.organization),
  researchField: optionalText(profileLimits.researchField),
});
