import * as z from 'zod/mini';
import { profileLimits } from '#domain/accounts/profile.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { Failure } from '#domain/result.ts';
import { refusal } from './schemas/refusal.ts';
import { oneLine } from './schemas/text.ts';

/** A call of the embedded identity provider, below /api/identity. The provider answers it; what it takes is read by us first. */
export interface IdentityCall {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly body?: z.ZodMiniObject;
  /** Of the address. */
  readonly parameters?: readonly string[];
  /** Whether the session of a sign-in has to be sent, as bearer or cookie. */
  readonly needsSession?: true;
  /** Only where Google signs people in; for our own pages. */
  readonly withGoogle?: true;
  readonly output: z.ZodMiniType;
}

const { password: passwordLimits } = profileLimits;
const longestSecret = 2000;

/** Refuses a text in the words of people instead of the schema library's. */
function refusing(message: string, isRight: (text: string) => boolean) {
  const failure: Failure = { code: 'invalid_request', message };
  return z.check<string>(({ value, issues }) => {
    if (!isRight(value)) issues.push(refusal(value, failure));
  });
}

const email = z
  .string()
  .check(
    refusing('Please enter an email address, such as ada@example.org.', (text) => isMailAddress(text.trim())),
  )
  .register(z.globalRegistry, { format: 'email', maxLength: profileLimits.email });

const newPassword = z
  .string()
  .check(
    refusing(
      `This password is too short: please choose one of at least ${passwordLimits.min} characters.`,
      ({ length }) => length >= passwordLimits.min,
    ),
    refusing(
      `This password is too long: please choose one of at most ${passwordLimits.max} characters.`,
      ({ length }) => length <= passwordLimits.max,
    ),
  )
  .register(z.globalRegistry, { minLength: passwordLimits.min, maxLength: passwordLimits.max });

const secret = z.string().check(z.minLength(1), z.maxLength(longestSecret));

/** A password that somebody has: whether it is right, be it empty, is the provider's to say. */
const password = z.string().check(z.maxLength(longestSecret));

const signedIn = z.looseObject({
  /** The session, also in the header "set-auth-token"; null where a mail says what comes next. */
  token: z.optional(z.nullable(z.string())),
  /** A second factor is asked for: see /two-factor/verify-totp. */
  twoFactorRedirect: z.optional(z.boolean()),
});
const done = z.looseObject({ status: z.optional(z.boolean()) });

const passwordBody = z.object({ password });
const codeBody = z.object({ code: secret });

/** What of the provider can be reached; everything else of it is closed. */
export const identityCalls: readonly IdentityCall[] = [
  {
    method: 'POST',
    path: '/sign-up/email',
    summary: 'Makes an account, and signs in where addresses are not proved first',
    body: z.object({
      email,
      password: newPassword,
      name: z.string().check(z.overwrite(oneLine), z.maxLength(2 * profileLimits.name + 1)),
    }),
    output: signedIn,
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    summary: 'Signs in. The header "set-auth-token" of the answer is the session, to be sent as bearer',
    body: z.object({
      email,
      password,
      /** Not needed: scripts send the body of their sign-up. */
      name: z.optional(z.string()),
    }),
    output: signedIn,
  },
  {
    method: 'GET',
    path: '/token',
    summary: 'An ID token for the session, good for an hour: the bearer of all other calls',
    needsSession: true,
    output: z.object({ token: z.string() }),
  },
  {
    method: 'GET',
    path: '/jwks',
    summary: 'The public keys by which ID tokens are checked',
    output: z.looseObject({ keys: z.array(z.looseObject({ kid: z.string() })) }),
  },
  {
    method: 'POST',
    path: '/sign-out',
    summary: 'Ends the session',
    needsSession: true,
    body: z.object({}),
    output: done,
  },
  {
    method: 'POST',
    path: '/request-password-reset',
    summary: 'Mails a link to choose a new password; answers alike whoever has the address',
    body: z.object({ email }),
    output: done,
  },
  {
    method: 'POST',
    path: '/reset-password',
    summary: 'Sets a new password with the token of a mailed link',
    body: z.object({ token: secret, newPassword }),
    output: done,
  },
  {
    method: 'POST',
    path: '/send-verification-email',
    summary: 'Mails a link that proves the address; answers alike whoever has it',
    body: z.object({ email }),
    output: done,
  },
  {
    method: 'POST',
    path: '/verify-email',
    summary: 'Proves the address with the token of a mailed link and the password, and signs in',
    body: z.object({ token: secret, password }),
    output: signedIn,
  },
  {
    method: 'POST',
    path: '/change-password',
    summary: 'Changes the password, and signs everybody else out',
    needsSession: true,
    body: z.object({ currentPassword: password, newPassword }),
    output: z.looseObject({}),
  },
  {
    method: 'POST',
    path: '/two-factor/enable',
    summary: 'Begins a second factor: what an authenticator app reads, and recovery codes',
    needsSession: true,
    body: passwordBody,
    output: z.looseObject({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
  },
  {
    method: 'POST',
    path: '/two-factor/disable',
    summary: 'Takes the second factor away',
    needsSession: true,
    body: passwordBody,
    output: done,
  },
  {
    method: 'POST',
    path: '/two-factor/verify-totp',
    summary: 'Ends a sign-in that asks for a code, or turns the second factor on',
    body: codeBody,
    output: signedIn,
  },
  {
    method: 'POST',
    path: '/two-factor/verify-backup-code',
    summary: 'Ends a sign-in with a recovery code',
    body: codeBody,
    output: signedIn,
  },
  {
    method: 'POST',
    path: '/two-factor/generate-backup-codes',
    summary: 'Makes new recovery codes; the old ones end',
    needsSession: true,
    body: passwordBody,
    output: z.looseObject({ backupCodes: z.array(z.string()) }),
  },
  {
    method: 'POST',
    path: '/sign-in/social',
    summary: 'Where to sign in with Google; for our own pages',
    body: z.object({ flow: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
    withGoogle: true,
    output: z.looseObject({ url: z.string() }),
  },
  {
    method: 'GET',
    path: '/callback/google',
    summary: 'Where Google sends the browser back to',
    parameters: ['code', 'state', 'error', 'error_description', 'iss'],
    withGoogle: true,
    output: z.looseObject({}),
  },
];
