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
