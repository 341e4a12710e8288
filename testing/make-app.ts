import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { linkMails } from '#domain/mail/link-mails.ts';
import { createDatabase } from '#server/adapters/database/create-database.ts';
import type { OpenDatabase } from '#server/adapters/database/open-database.ts';
import { whyDatabaseUnavailable } from '#server/adapters/database/why-unavailable.ts';
import {
  createEmbeddedIdentity,
  embeddedAudience,
  embeddedIssuer,
} from '#server/adapters/identity/embedded-identity.ts';
import { createLocalKeys } from '#server/adapters/identity/local-keys.ts';
import { sandboxGoogle } from '#server/adapters/identity/sandbox-google.ts';
import { createTokenVerifier } from '#server/adapters/identity/verify-token.ts';
import { createCallCounter } from '#server/adapters/system/call-counter.ts';
import { createCountsInMemory } from '#server/adapters/system/counts-in-memory.ts';
import { randomTokens } from '#server/adapters/system/random-tokens.ts';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import { buildApp } from '#server/app.ts';
import type { AppDeps, AppSettings } from '#server/app-deps.ts';
import { SignInThrottle } from '#server/http/sign-in-throttle.ts';
import type { MetadataSources } from '#server/ports/metadata-source.ts';
import type { Database } from '#server/ports/stores.ts';
import { createServerStatus } from '#server/server-status.ts';
import { createAccountNews } from '#server/usecases/account-news.ts';
import { createExportTurns } from '#server/usecases/accounts/export-turns.ts';
import { openWorkshopHere } from '#server/workshop-here.ts';
import { type DatabaseKind, openTestDatabase } from './databases.ts';
import { hangGuard } from './hang-guard.ts';
import { ManualClock } from './manual-clock.ts';
import { SentinelGenerator } from './sentinel-generator.ts';
import { silentMetadata } from './silent-metadata.ts';
import { createTestIssuer, type TestIssuer, type TestPerson } from './test-issuer.ts';
import { testSeal } from './test-seal.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: AppDeps;
  readonly open: OpenDatabase;
  readonly clock: ManualClock;
  readonly generator: SentinelGenerator;
  readonly issuer: TestIssuer;
  /** A person with a valid token; a new one each time unless named. */
  signIn(person?: Partial<TestPerson>): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface SignedIn {
  readonly person: TestPerson;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

export interface MakeAppOptions {
  /** PostgreSQL unless it is given: a copy of a migrated one is there in milliseconds. Suites about what is stored run on both. */
  readonly database?: DatabaseKind;
  readonly pool?: number;
  /** Instead of a new database. */
  readonly open?: OpenDatabase;
  readonly settings?: Partial<AppSettings>;
  /** Instead of nobody who takes money. */
  readonly billing?: (
    database: Database,
    clock: ManualClock,
  ) => Pick<AppDeps, 'payments' | 'sandboxPayments'>;
  /** Instead of the embedded writer with its sentinels. */
  readonly writer?: (
    deps: Pick<AppDeps, 'database' | 'clock' | 'tokens' | 'status' | 'workshop'>,
  ) => Promise<
    Pick<AppDeps, 'generator' | 'model'> & Partial<Pick<AppDeps, 'figures' | 'claimVerifier' | 'ownVerifier'>>
  >;
  /** Instead of one in this thread. */
  readonly workshop?: AppDeps['workshop'];
  readonly findLocalModels?: AppDeps['findLocalModels'];
  /** Of a secret that is being replaced. */
  readonly earlierSecrets?: AppDeps['earlierSecrets'];
  /** Instead of services that cannot be reached. */
  readonly metadata?: MetadataSources;
  /** Mail stays readable, as in sandbox mode. */
  readonly outbox?: boolean;
  /** The embedded identity provider signs its tokens by the real time, so its tests check by it too. */
  readonly signsInWith?: 'test-issuer' | 'embedded-identity';
  /** Of the embedded identity provider: Google as well, or the stand-in of it. */
  readonly google?: 'google' | 'sandbox';
  /** Its secret, and the one that it replaces. */
  readonly identitySecrets?: { readonly secret: string; readonly earlierSecret: string | null };
  /** Instead of the test issuer: somebody elsewhere who signs people in. */
  readonly identity?: (
    clock: ManualClock,
  ) => Partial<Pick<AppDeps, 'identity' | 'accounts' | 'verifier' | 'signIn' | 'codeFlow' | 'sandboxGoogle'>>;
  /** Of the embedded identity provider; true unless it is given. */
  readonly trustsEveryAddress?: boolean;
  /** Of the embedded identity provider, as where mails are sent; false unless it is given. */
  readonly provesFirst?: boolean;
}

const testGoogleClient = { clientId: 'test.apps.googleusercontent.com', clientSecret: 'of tests' };
export const testOrigin = 'http://127.0.0.1:4199';
const testAuditSecret = 'a secret that only tests use for the log';
export const testIdentitySecret = 'a secret that only tests use, 0123456789';
export const adminEmail = 'admin@example.org';
const testSandboxKey = 'a key that only tests use for the sandbox';
/** What opens the stand-ins: the key, and the name of this machine. */
export const sandboxHeaders = { host: new URL(testOrigin).host, 'x-sandbox-key': testSandboxKey } as const;

function settingsOf(options: MakeAppOptions): AppSettings {
  const sandboxKey = hasSandbox(options) ? testSandboxKey : null;
  return { ...testSettings, sandboxKey, ...options.settings };
}

/** The whole app as in production, on a database of its own, with a clock, a writer and an issuer that tests command. */
export async function makeApp(options: MakeAppOptions = {}): Promise<TestApp> {
  const open = options.open ?? (await openTestDatabase(options.database ?? 'postgres', options.pool));
  const settings = settingsOf(options);
  const clock = new ManualClock();
  const generator = new SentinelGenerator();
  const issuer = await createTestIssuer(() => Math.floor(clock.now().getTime() / 1000));
  const calls = open.kind === 'pglite' ? createCountsInMemory() : createDatabase(open.db, testSeal).calls;
  const callCounter = createCallCounter(calls, clock, hangGuard);
  const throttle = new SignInThrottle(createDatabase(open.db, testSeal).guesses, clock, testAuditSecret);
  const identity = createEmbeddedIdentity({
    db: open.db,
    ...(options.identitySecrets ?? { secret: testIdentitySecret }),
    publicUrl: testOrigin,
    origins: [testOrigin],
    google: options.google === 'google' ? testGoogleClient : null,
    callsPerMinute: 100_000,
    signInsPerMinute: 100_000,
    calls: { counter: callCounter, clock, secret: testAuditSecret },
    news: createAccountNews({
      database: createDatabase(open.db, testSeal),
      clock: systemClock,
      publicUrl: testOrigin,
      issuer: embeddedIssuer,
      secret: testAuditSecret,
      linkMails: {
        ...linkMails,
        most: linkMails.most * settings.rateLimitFactor,
        clock,
      },
      welcome: (guess) => throttle.welcome(guess),
    }),
    provesFirst: options.provesFirst === true,
  });
  const standIn = options.google === 'sandbox' ? sandboxGoogle(testIdentitySecret, systemClock) : null;
  const verifier =
    options.signsInWith === 'embedded-identity'
      ? createTokenVerifier({
          issuers: [
            {
              issuer: embeddedIssuer,
              audience: embeddedAudience,
              keys: createLocalKeys(identity.keys, systemClock),
              trustsEveryAddress: options.trustsEveryAddress ?? true,
            },
            ...(standIn === null ? [] : [standIn.trusted]),
          ],
          clock: systemClock,
        })
      : createTokenVerifier({ issuers: [{ ...issuer, trustsEveryAddress: false }], clock });
  const database = createDatabase(open.db, testSeal, open.check);
  const status = createServerStatus(clock.now());
  const workshop = options.workshop ?? openWorkshopHere();
  const deps: AppDeps = {
    database,
    identity: identity.provider,
    accounts: identity.accounts,
    verifier,
    signIn: { kind: 'embedded', google: options.google ?? null, mails: true },
    codeFlow: null,
    sandboxGoogle: standIn?.google ?? null,
    ...options.identity?.(clock),
    generator,
    model: null,
    figures: null,
    claimVerifier: null,
    ownVerifier: null,
    findLocalModels: options.findLocalModels ?? (async () => []),
    workshop,
    metadata: options.metadata ?? silentMetadata,
    payments: null,
    sandboxPayments: null,
    outbox: options.outbox === true ? createDatabase(open.db, testSeal).mail : null,
    contactSecret: 'a secret that only tests use for the contact form',
    auditSecret: testAuditSecret,
    checkoutSecret: 'a secret that only tests use for checkouts',
    earlierSecrets: options.earlierSecrets ?? null,
    ...options.billing?.(createDatabase(open.db, testSeal), clock),
    exportTurns: createExportTurns(),
    callCounter,
    clock,
    tokens: randomTokens,
    status,
    connections: open.connections ?? null,
    settings,
    ...(await options.writer?.({ database, clock, tokens: randomTokens, status, workshop })),
  };
  const app = await buildApp(deps);
  await app.ready();
  return {
    app,
    deps,
    open,
    clock,
    generator,
    issuer,
    signIn: (person) => signIn(issuer, person),
    close: async () => {
      await app.close();
      await open.close();
    },
  };
}

function hasSandbox({ outbox, billing, google }: MakeAppOptions): boolean {
  return outbox === true || billing !== undefined || google === 'sandbox';
}

const testSettings: AppSettings = {
  publicUrl: testOrigin,
  origins: [testOrigin],
  isHttps: false,
  sandboxKey: null,
  adminEmails: [adminEmail],
  adminSecondFactor: false,
  salesEmail: 'sales@paperlark.example',
  bookingUrl: null,
  operator: { name: null, address: null, contact: null },
  trustProxy: false,
  metricsToken: null,
  logLevel: 'silent',
  webRoot: null,
  rateLimitFactor: 1000,
  strictAnswers: true,
  whyUnavailable: whyDatabaseUnavailable,
};

async function signIn(issuer: TestIssuer, given: Partial<TestPerson> = {}): Promise<SignedIn> {
  const subject = given.subject ?? randomUUID();
  const person = { email: `${subject}@example.org`, ...given, subject };
  const token = await issuer.token(person);
  return { person, token, headers: { authorization: `Bearer ${token}` } };
}
