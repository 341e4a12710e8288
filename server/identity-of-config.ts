import type { Kysely } from 'kysely';
import { linkMails } from '#domain/mail/link-mails.ts';
import {
  createEmbeddedIdentity,
  embeddedAudience,
  embeddedIssuer,
} from './adapters/identity/embedded-identity.ts';
import { firebaseIssuer } from './adapters/identity/firebase-issuer.ts';
import { resealIdentity } from './adapters/identity/identity-secrets.ts';
import { createLocalKeys } from './adapters/identity/local-keys.ts';
import { oidcIssuer } from './adapters/identity/oidc-issuer.ts';
import { sandboxGoogle } from './adapters/identity/sandbox-google.ts';
import type { TrustedIssuer } from './adapters/identity/trusted-issuer.ts';
import { createTokenVerifier } from './adapters/identity/verify-token.ts';
import type { AppDeps } from './app-deps.ts';
import type { IdentityConfig } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import { identityCallsPerMinute, signInsPerMinute } from './http/rate-limits.ts';
import { sandboxFactor } from './http/sandbox-door.ts';
import { SignInThrottle } from './http/sign-in-throttle.ts';
import type { Clock } from './ports/clock.ts';
import type { CallCounter } from './ports/counts.ts';
import { type AccountNewsDeps, createAccountNews } from './usecases/account-news.ts';

type IdentityParts = Pick<
  AppDeps,
  'identity' | 'accounts' | 'verifier' | 'signIn' | 'codeFlow' | 'sandboxGoogle'
>;

interface IdentitySurroundings<Tables> {
  readonly db: Kysely<Tables>;
  readonly database: AccountNewsDeps['database'];
  readonly callCounter: CallCounter;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly origins: readonly string[];
  readonly sandbox: boolean;
  /** Whether mails are sent, so that addresses can be proved. */
  readonly sendsMail: boolean;
  /** Told of what an operator has to put right. */
  readonly warn: (problem: string) => void;
}

/** Who signs people in. Whoever it is, what counts is an ID token, checked in one place. */
export async function identityOfConfig<Tables>(
  config: IdentityConfig,
  around: IdentitySurroundings<Tables>,
): Promise<IdentityParts> {
  if (config.kind === 'embedded') return embedded(config, around);
  const { clock } = around;
  const elsewhere = { identity: null, accounts: null, sandboxGoogle: null };
  if (config.kind === 'firebase') {
    const { kind, projectId, apiKey, authDomain, password, google } = config;
    return {
      ...elsewhere,
      verifier: createTokenVerifier({ issuers: [firebaseIssuer({ ...config, clock })], clock }),
      signIn: { kind, projectId, apiKey, authDomain, password, google },
      codeFlow: null,
    };
  }
  const { trusted, codeFlow } = oidcIssuer({ ...config, clock, warn: around.warn });
  return {
    ...elsewhere,
    verifier: createTokenVerifier({ issuers: [trusted], clock }),
    signIn: { kind: 'oidc', name: config.name },
    codeFlow,
  };
}

async function embedded<Tables>(
  { google }: Extract<IdentityConfig, { kind: 'embedded' }>,
  around: IdentitySurroundings<Tables>,
): Promise<IdentityParts> {
  const { db, database, secrets, clock, publicUrl, origins, sandbox } = around;
  const throttle = new SignInThrottle(database.guesses, clock, secrets.audit);
  const earlierSecret = secrets.earlier?.identity ?? null;
  // Before the library looks at anything: of what says no version, it knows the newest secret only.
  if (earlierSecret !== null) await resealIdentity(db, [secrets.identity, earlierSecret]);
  const identity = createEmbeddedIdentity({
    db,
    secret: secrets.identity,
    earlierSecret,
    publicUrl,
    origins,
    google,
    callsPerMinute: identityCallsPerMinute,
    signInsPerMinute,
    calls: { counter: around.callCounter, clock, secret: secrets.audit },
    news: createAccountNews({
      database,
      clock,
      publicUrl,
      issuer: embeddedIssuer,
      secret: secrets.audit,
      // In the sandbox mails are kept for who has its key, and sent to nobody.
      linkMails: { ...linkMails, most: linkMails.most * (sandbox ? sandboxFactor : 1), clock },
      welcome: (guess) => throttle.welcome(guess),
    }),
    // In the sandbox its key proves an address; without mail nothing could.
    provesFirst: !sandbox && around.sendsMail,
  });
  // The provider makes its key on first use: two first sign-ins at once would make two, one of them unknown to the verifier.
  await identity.keys();
  const own: TrustedIssuer = {
    issuer: embeddedIssuer,
    audience: embeddedAudience,
    keys: createLocalKeys(identity.keys, clock),
    trustsEveryAddress: false,
  };
  const standIn = sandbox && google === null ? sandboxGoogle(secrets.sandboxGoogle, clock) : null;
  return {
    identity: identity.provider,
    accounts: identity.accounts,
    verifier: createTokenVerifier({ issuers: [own, ...(standIn === null ? [] : [standIn.trusted])], clock }),
    signIn: {
      kind: 'embedded',
      google: google !== null ? 'google' : standIn !== null ? 'sandbox' : null,
      mails: sandbox || around.sendsMail,
    },
    codeFlow: null,
    sandboxGoogle: standIn?.google ?? null,
  };
}
