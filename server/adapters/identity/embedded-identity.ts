import { betterAuth } from 'better-auth';
import { bearer, jwt } from 'better-auth/plugins';
import type { JSONWebKeySet } from 'jose';
import type { Kysely } from 'kysely';
import { profileLimits } from '#domain/accounts/profile.ts';
import { addressHeader, type IdentityProvider } from '../../ports/identity-provider.ts';

export interface EmbeddedIdentityOptions<Tables> {
  /** The only handle on the database: a second one would break the turns on the embedded one. */
  readonly db: Kysely<Tables>;
  readonly secret: string;
  readonly publicUrl: string;
  /** Origins of our own pages. */
  readonly origins: readonly string[];
  /** Calls of one address within a minute; sign-in and sign-up are held tighter by `signInsPerMinute`. */
  readonly callsPerMinute: number;
  readonly signInsPerMinute: number;
}

export interface EmbeddedIdentity {
  readonly provider: IdentityProvider;
  /** The public keys of the tokens that it signs. */
  readonly keys: () => Promise<JSONWebKeySet>;
}

/** Constant, so that accounts outlive a change of address or port. */
export const embeddedIssuer = 'urn:paperlark:identity';
export const embeddedAudience = 'paperlark';

/** E-mail and password accounts on the product's own database, with RS256 ID tokens that live an hour. */
export function createEmbeddedIdentity<Tables>(options: EmbeddedIdentityOptions<Tables>): EmbeddedIdentity {
  const auth = betterAuth({
    baseURL: options.publicUrl,
    basePath: '/api/identity',
    secret: options.secret,
    trustedOrigins: [...options.origins],
    database: { db: options.db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: profileLimits.password.min,
      maxPasswordLength: profileLimits.password.max,
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'identity_rate_limit',
      window: 60,
      max: options.callsPerMinute,
      customRules: {
        '/sign-in/*': { window: 60, max: options.signInsPerMinute },
        '/sign-up/*': { window: 60, max: options.signInsPerMinute },
      },
    },
    advanced: {
      cookiePrefix: 'paperlark-identity',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    user: { modelName: 'identity_user' },
    session: { modelName: 'identity_session' },
    account: { modelName: 'identity_account' },
    verification: { modelName: 'identity_verification' },
    plugins: [
      bearer(),
      jwt({
        schema: { jwks: { modelName: 'identity_jwk' } },
        jwks: { keyPairConfig: { alg: 'RS256', modulusLength: 2048 } },
        jwt: {
          issuer: embeddedIssuer,
          audience: embeddedAudience,
          expirationTime: '1h',
          definePayload: ({ user }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
      }),
    ],
  });
  return { provider: { handle: (request) => auth.handler(request) }, keys: async () => auth.api.getJwks() };
}
