import { betterAuth } from 'better-auth';
import { bearer, jwt, twoFactor } from 'better-auth/plugins';
import type { JSONWebKeySet } from 'jose';
import type { Kysely } from 'kysely';
import { signInCallbackPath } from '#contract/pages.ts';
import { isPlainAddress, normaliseEmail, profileLimits } from '#domain/accounts/profile.ts';
import { sessionLimits } from '#domain/accounts/session-limits.ts';
import type { AccountLink, AccountNews } from '../../ports/account-news.ts';
import type { IdentityAccounts } from '../../ports/identity-accounts.ts';
import { addressHeader, type IdentityProvider } from '../../ports/identity-provider.ts';
import { createEmbeddedAccounts } from './embedded-accounts.ts';
import { hideKnownAddresses, isDecoy } from './hidden-sign-up.ts';
import { countedCalls, type IdentityCallCounts } from './identity-calls.ts';
import { afterCalls, beforeSession } from './identity-hooks.ts';
import { versioned } from './identity-secrets.ts';
import { codeShape, secondFactorLimits } from './second-factor.ts';

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

/** How long links work. A link that confirms an address changes nothing when it is used again. */
const linkSeconds = { 'verify-address': 24 * 3600, 'reset-password': 3600 } as const;

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

function linkTo(
  use: AccountLink['use'],
  { email, name }: { readonly email: string; readonly name: string },
  token: string,
): AccountLink {
  return { use, email, name, token, expiresAt: new Date(Date.now() + linkSeconds[use] * 1000) };
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
  const auth = betterAuth({
    baseURL: options.publicUrl,
    basePath: '/api/identity',
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
      resetPasswordTokenExpiresIn: linkSeconds['reset-password'],
      sendResetPassword: ({ user, token }) => news.mailLink(linkTo('reset-password', user, token)),
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        // Whoever reads the mails of an address has shown that it is theirs.
        const { internalAdapter } = await auth.$context;
        await internalAdapter.updateUser(user.id, { emailVerified: true });
        await news.addressConfirmed(user.id);
        await news.passwordReset(user.id);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: linkSeconds['verify-address'],
      sendVerificationEmail: async ({ user, token }) => {
        if (!isDecoy(user.email)) await news.mailLink(linkTo('verify-address', user, token));
      },
      afterEmailVerification: (user) => news.addressConfirmed(user.id),
    },
    rateLimit: {
      enabled: true,
      customStorage: countedCalls(options.calls),
      window: 60,
      max: options.callsPerMinute,
      customRules: {
        '/sign-in/*': { window: 60, max: options.signInsPerMinute },
        '/sign-up/*': { window: 60, max: options.signInsPerMinute },
        '/request-password-reset': { window: 60, max: options.signInsPerMinute },
        '/send-verification-email': { window: 60, max: options.signInsPerMinute },
        '/two-factor/*': { window: 60, max: options.signInsPerMinute },
        '/change-password': { window: 60, max: options.signInsPerMinute },
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
          before: beforeSession(async (subject) => (await accounts.standing(subject)).hasSecondFactor),
        },
      },
      account: {
        // Google's tokens open its services in somebody's name. We need none of them, so we keep none.
        create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
        update: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
      },
    },
    // Links open doors: what is stored is the hash of their secret.
    verification: { modelName: 'identity_verification', storeIdentifier: 'hashed' },
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
  const signUp = hideKnownAddresses({
    handle: (request) => auth.handler(request),
    remove: async (subject) => (await auth.$context).internalAdapter.deleteUser(subject),
    tellOwner: async (email) => {
      const owner = await (await auth.$context).internalAdapter.findUserByEmail(email);
      if (owner !== null) await news.mailOwner(owner.user);
    },
  });
  const isSignUp = ({ url }: Request) => new URL(url).pathname === '/api/identity/sign-up/email';
  return {
    provider: { handle: (request) => (isSignUp(request) ? signUp(request) : auth.handler(request)) },
    accounts,
    keys: async () => auth.api.getJwks(),
  };
}
