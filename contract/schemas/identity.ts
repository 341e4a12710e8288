import * as z from 'zod/mini';
import { profileLimits } from '#domain/accounts/profile.ts';
import { planKeys } from '#domain/plans/catalogue.ts';
import { inputText, optionalText } from './text.ts';

const heldSubscription = z.object({
  paddleSubscriptionId: z.string(),
  /** Null for a price that is not sold here any more. */
  plan: z.nullable(z.enum(planKeys)),
  interval: z.nullable(z.enum(['month', 'year'])),
  subscriptionStatus: z.string(),
  /** For themselves, for the team that they own, or for a team that somebody else owns now. */
  use: z.enum(['own', 'team', 'other-team']),
  isPayer: z.boolean(),
  isOpen: z.boolean(),
  /** Until when it is open, ISO 8601; in the past where it is not. */
  paidUntil: z.string(),
  /** Set: it ends then, and is not charged again. */
  cancelsAt: z.nullable(z.string()),
  /** When the card is charged next; null where it is not. */
  chargesAt: z.nullable(z.string()),
  /** A charge failed, and is tried again. */
  isOwing: z.boolean(),
  can: z.object({
    cancel: z.boolean(),
    /** Undo the cancellation. */
    resume: z.boolean(),
    change: z.boolean(),
    updateCard: z.boolean(),
  }),
});

/** The person as every screen knows them (spec section 3, "User"). */
export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  email: z.string(),
  /** Whether the address is known to be theirs; invites and trials for an address need it. */
  emailVerified: z.boolean(),
  role: z.enum(['user', 'admin']),
  /** Named as an admin, and one as soon as they turn on a second factor. */
  needsSecondFactor: z.boolean(),
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
  /** What they bought for themselves: the best that is open, else the last; null where they never did. */
  ownSubscription: z.nullable(
    z.object({
      plan: z.enum(planKeys),
      interval: z.enum(['month', 'year']),
      paddleSubscriptionId: z.string(),
      subscriptionStatus: z.string(),
      isOpen: z.boolean(),
      /** Until when it is open, ISO 8601. */
      paidUntil: z.string(),
      cancelsAt: z.nullable(z.string()),
    }),
  ),
  /** What is bought for their team; null without one. Members are told the plan, and nothing of how it is paid. */
  teamSubscription: z.nullable(
    z.object({
      plan: z.enum(planKeys),
      isOpen: z.boolean(),
      /** Whether they pay for it themselves. */
      isPayer: z.boolean(),
      interval: z.nullable(z.enum(['month', 'year'])),
      paddleSubscriptionId: z.nullable(z.string()),
      subscriptionStatus: z.nullable(z.string()),
      paidUntil: z.nullable(z.string()),
      cancelsAt: z.nullable(z.string()),
    }),
  ),
  /** Every subscription that they pay or may end, each with what can be done about it; those that are over are left out. */
  subscriptions: z.array(heldSubscription),
});

export const userAnswer = z.object({ user: userSchema });
/** Null where nobody is signed in. */
export const maybeUserAnswer = z.object({ user: z.nullable(userSchema) });

export const openSessionBody = z.object({ idToken: inputText(8192) });

export const createUserBody = z.object({
  /** The identity provider's id of the caller, or the caller's id here. */
  uid: inputText(255),
  email: optionalText(profileLimits.email),
  /** Without a name people are known by their address. */
  firstName: optionalText(profileLimits.name),
  lastName: optionalText(profileLimits.name),
  organization: optionalText(profileLimits.organization),
  researchField: optionalText(profileLimits.researchField),
});

/** Who signs people in; what a browser needs for it. Nothing here is a secret. */
export const signInAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('embedded'),
    /** "sandbox" is a stand-in of Google, on this machine only. */
    google: z.nullable(z.enum(['google', 'sandbox'])),
    /** Whether a link can be mailed that confirms an address. */
    mails: z.boolean(),
  }),
  z.object({
    kind: z.literal('firebase'),
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string(),
    password: z.boolean(),
    google: z.boolean(),
  }),
  z.object({
    kind: z.literal('oidc'),
    /** What people call the issuer. */
    name: z.string(),
  }),
]);

/** Origin of the page that opens the sign-in window: it is sent back there. */
export const beginSignInBody = z.object({ origin: inputText(300) });
export const beginSignInAnswer = z.object({
  /** Where the person signs in. */
  url: z.string(),
  /** The rest stays with the page that began, until it is finished. */
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
});
export const finishSignInBody = z.object({
  origin: inputText(300),
  /** What the issuer sent the browser back with: a query string. */
  answer: inputText(8192),
  state: inputText(200),
  nonce: inputText(200),
  codeVerifier: inputText(200),
});
export const idTokenAnswer = z.object({ idToken: z.string() });

export const sandboxGoogleBody = z.object({
  email: inputText(profileLimits.email),
  name: optionalText(profileLimits.name),
});
