import { betterAuth } from 'better-auth';
import { bearer, jwt, twoFactor } from 'better-auth/plugins';
import type { JSONWebKeySet } from 'jose';
import type { Kysely } from 'kysely';
import { signInCallbackPath } from '#contract/pages.ts';
import { isPlainAddress, normaliseEmail, profileLimits } from '#domain/accounts/profile.ts';
import { sessionLimits } from '#domain/accounts/session-limits.ts';
import type { AccountLink, AccountNews } from '../../ports/account-news.ts';
import type { IdentityAccounts } from '../../ports/identity-accounts.ts';
import {
  addressHeader,
  type IdentityProvider,
  limitFactorHeader,
  sandboxHeader,
} from '../../ports/identity-provider.ts';
import { confirmAddresses } from './confirm-address.ts';
import { closeOtherDoors, createEmbeddedAccounts } from './embedded-accounts.ts';
import { countedCalls, type IdentityCallCounts } from './identity-calls.ts';
import { afterCalls, beforeSession } from './identity-hooks.ts';
import { versioned } from './identity-secrets.ts';
import { answerKnownAddresses, asWrongPassword } from './known-sign-up.ts';
import { endLinks, endOlderResetLinks, storedLinks } from './mailed-links.ts';
import { codeShape, secondFactorLimits } from './second-factor.ts';
import { secretsOwner } from './secrets-owner.ts';

export interface EmbeddedIdentityOptions<Tables> {
  /** The only handle on the database: a second one would break the turns on the embedded one. */
  readonly db: Kysely<Tables>;
  readonly secret: string;
  /** The one that it replaces; null where none is being replaced. */
  readonly earlierSecret?: string | null;
  readonly publicUrl: string;
  /** Origins of our own pages. */
  readonly origins: readonly string[];
  /** Calls of one address within a minute; sign-in and sign-up are held tighter by `signInsPerMinute`. */
  readonly callsPerMinute: number;
  readonly signInsPerMinute: number;
  /** Counts those calls for all servers together. */
  readonly calls: IdentityCallCounts;
  /** OAuth client of Google; null where one signs in by password alone. */
  readonly google: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly news: AccountNews;
  /** Nobody is signed in before they have shown that their address is theirs. Needs mails that are sent. */
  readonly provesFirst: boolean;
}

export interface EmbeddedIdentity {
  readonly provider: IdentityProvider;
  readonly accounts: IdentityAccounts;
  /** The public keys of the tokens that it signs. */
  readonly keys: () => Promise<JSONWebKeySet>;
}

/** Constant, so that accounts outlive a change of address or port. */
export const embeddedIssuer = 'urn:paperlark:identity';
export const embeddedAudience = 'paperlark';

const basePath = '/api/identity';

/** How long links work. A link that confirms an address changes nothing when it is used again. */
const linkSeconds = { 'verify-address': 24 * 3600, 'reset-password': 3600 } as const;

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

interface AccountUser {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

/** Without the name where it may be a stranger's: they would be writing to whose address it is. */
function addressee({ email, name, emailVerified }: AccountUser) {
  return { email, name: emailVerified ? name : '' };
}

function linkTo(
  use: AccountLink['use'],
  { email, name }: { readonly email: string; readonly name: string },
  token: string,
): AccountLink {
  return { use, email, name, token, expiresAt: new Date(Date.now() + linkSeconds[use] * 1000) };
}

/** Calls a minute of one place, more where the request says so. */
function atMost(calls: number) {
  return (request: Request) => ({
    window: 60,
    max: calls * Number(request.headers.get(limitFactorHeader) ?? 1),
  });
}

/** E-mail and password accounts on the product's own database, with RS256 ID tokens that live an hour. */
export function createEmbeddedIdentity<Tables>(options: EmbeddedIdentityOptions<Tables>): EmbeddedIdentity {
  const { db, news } = options;
  const accounts = createEmbeddedAccounts(embeddedIssuer, db, {
    passwordHash: async (subject) =>
      (await (await auth.$context).internalAdapter.findCredentialAccount(subject))?.password ?? null,
    isPassword: async (password, hash) => (await auth.$context).password.verify({ hash, password }),
    recoveryCodesLeft: async (subject) =>
      (await auth.api.viewBackupCodes({ body: { userId: subject } })).backupCodes.length,
  });
  const guarded = beforeSession(async (subject) => (await accounts.standing(subject)).hasSecondFactor);
  const confirmAddress = async (
    owner: { readonly subject: string; readonly email: string },
    place: string,
  ) => {
    await (await auth.$context).internalAdapter.updateUser(owner.subject, { emailVerified: true });
    await news.addressConfirmed({ ...owner, place });
  };
  /** Of whoever has the key of the sandbox, which opens all mails. */
  const confirmInSandbox = async (subject: string, place: string) => {
    const user = await (await auth.$context).internalAdapter.findUserById(subject);
    if (user !== null && !user.emailVerified) await confirmAddress({ subject, email: user.email }, place);
  };
  const tellOwner = (user: AccountUser) => news.mailOwner(addressee(user));
  const auth = betterAuth({
    baseURL: options.publicUrl,
    basePath,
    // Of what was encrypted before secrets had versions.
    secret: options.secret,
    secrets: versioned([options.secret, ...(options.earlierSecret ? [options.earlierSecret] : [])]),
    trustedOrigins: [...options.origins],
    database: { db: options.db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: profileLimits.password.min,
      maxPasswordLength: profileLimits.password.max,
      requireEmailVerification: options.provesFirst,
      onExistingUserSignUp: ({ user }) => tellOwner(user),
      resetPasswordTokenExpiresIn: linkSeconds['reset-password'],
      sendResetPassword: async ({ user, token }) => {
        // Only a link that was mailed ends the one before it.
        if (await news.mailLink(linkTo('reset-password', addressee(user), token)))
          await endOlderResetLinks(db, user.id, token);
      },
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }, request) => {
        await endLinks(db, user.id);
        // Whoever reads the mails of an address has shown that it is theirs; who made the account may have been somebody else.
        if (!user.emailVerified) await closeOtherDoors(db, user.id);
        await news.passwordReset(
          { subject: user.id, email: user.email, place: placeOf(request) },
          user.emailVerified,
        );
        await (await auth.$context).internalAdapter.updateUser(user.id, { emailVerified: true });
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: options.provesFirst,
      expiresIn: linkSeconds['verify-address'],
      sendVerificationEmail: async ({ user, token }) => {
        await news.mailLink(linkTo('verify-address', user, token));
      },
    },
    rateLimit: {
      enabled: true,
      customStorage: countedCalls(options.calls),
      window: 60,
      max: options.callsPerMinute,
      customRules: {
        '/sign-in/*': atMost(options.signInsPerMinute),
        '/sign-up/*': atMost(options.signInsPerMinute),
        '/request-password-reset': atMost(options.signInsPerMinute),
        '/send-verification-email': atMost(options.signInsPerMinute),
        '/two-factor/*': atMost(options.signInsPerMinute),
        '/change-password': atMost(options.signInsPerMinute),
        '/**': atMost(options.callsPerMinute),
      },
    },
    advanced: {
      cookiePrefix: 'paperlark-identity',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // The tables are made by our own migrations before this, and a test holds them against what the library wants.
      database: { validateSchema: false },
    },
    user: { modelName: 'identity_user' },
    session: { modelName: 'identity_session', expiresIn: sessionLimits.idle / 1000 },
    account: {
      modelName: 'identity_account',
      // Whoever signed up with an address first may not be whose it is. Google's word joins an account only where both sides
      // have shown that the address is theirs; a reset password shows it too (see above).
      accountLinking: { enabled: true, requireLocalEmailVerified: true, allowDifferentEmails: false },
    },
    // By the code alone, in a window that we opened; a token of Google's that somebody brings along is no sign-in.
    ...(options.google === null
      ? {}
      : {
          socialProviders: {
            google: {
              ...options.google,
              disableIdTokenSignIn: true,
              // The library makes all letters small, and so one address of another.
              mapProfileToUser: ({ email }) => (isPlainAddress(normaliseEmail(email)) ? {} : { email: null }),
            },
          },
        }),
    // Where the provider sends a browser that comes back from Google with nothing it can use.
    onAPIError: { errorURL: signInCallbackPath },
    databaseHooks: {
      session: {
        create: {
          before: async (session, ctx) => {
            if (ctx?.headers?.has(sandboxHeader))
              await confirmInSandbox(session.userId, ctx.headers.get(addressHeader) ?? '');
            return guarded(session, ctx);
          },
        },
      },
      account: {
        // Google's tokens open its services in somebody's name. We need none of them, so we keep none.
        create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
        update: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
      },
    },
    verification: { modelName: 'identity_verification', storeIdentifier: storedLinks },
    hooks: { after: afterCalls(db, news) },
    plugins: [
      twoFactor({
        issuer: 'Paperlark',
        totpOptions: codeShape,
        accountLockout: secondFactorLimits,
        schema: { twoFactor: { modelName: 'identity_two_factor' } },
      }),
      // After it: what it takes back in the middle of a sign-in must not be told.
      bearer(),
      secretsOwner(),
      jwt({
        schema: { jwks: { modelName: 'identity_jwk' } },
        jwks: { keyPairConfig: { alg: 'RS256', modulusLength: 2048 } },
        jwt: {
          issuer: embeddedIssuer,
          audience: embeddedAudience,
          expirationTime: '1h',
          definePayload: ({ user, session }) => ({
            // The session that the token came from: with it, the token ends.
            sid: session.id,
            auth_time: Math.floor(new Date(session.createdAt).getTime() / 1000),
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
      }),
    ],
  });
  const byPath: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    '/sign-up/email': answerKnownAddresses({
      handle: auth.handler,
      provesFirst: options.provesFirst,
      tellOwner: async (email) => {
        const owner = await (await auth.$context).internalAdapter.findUserByEmail(email.toLowerCase());
        if (owner !== null) await tellOwner(owner.user);
      },
    }),
    '/sign-in/email': async (request) => asWrongPassword(await auth.handler(request)),
    '/verify-email': confirmAddresses({
      secret: options.secret,
      ownerOf: async (email, password) => {
        const owner = await (await auth.$context).internalAdapter.findUserByEmail(email);
        return owner !== null && (await accounts.isPassword(owner.user.id, password)) ? owner.user.id : null;
      },
      confirm: (owner, request) => confirmAddress(owner, placeOf(request)),
      signIn: (request, credentials) => auth.handler(requestOf(request, '/sign-in/email', credentials)),
    }),
  };
  return {
    provider: {
      provesFirst: options.provesFirst,
      handle: (request) =>
        (byPath[new URL(request.url).pathname.slice(basePath.length)] ?? auth.handler)(request),
      ownerOfSecrets: async (headers) => (await auth.api.secretsOwner({ headers })).owner,
    },
    accounts,
    keys: async () => auth.api.getJwks(),
  };
}

/** The same call of the same browser at another path. */
function requestOf({ url, headers }: Request, path: string, body: object): Request {
  return new Request(new URL(basePath + path, url), { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Address of the machine that a request comes from. */
function placeOf(request: Request | undefined): string {
  return request?.headers.get(addressHeader) ?? '';
}
