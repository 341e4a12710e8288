import type { ClaimVerifier } from './ports/claim-verifier.ts';
import type { Clock } from './ports/clock.ts';
import type { CallCounter } from './ports/counts.ts';
import type { FigureDescriber } from './ports/figure-describer.ts';
import type { IdentityAccounts } from './ports/identity-accounts.ts';
import type { IdentityProvider } from './ports/identity-provider.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { LocalModel } from './ports/local-models.ts';
import type { MailOutbox } from './ports/mail.ts';
import type { MetadataSources } from './ports/metadata-source.ts';
import type { Payments } from './ports/payments.ts';
import type { SandboxPayments } from './ports/sandbox-payments.ts';
import type { CodeFlow, SandboxGoogle, SignInOffer } from './ports/sign-in.ts';
import type { Database } from './ports/stores.ts';
import type { TextGenerator } from './ports/text-generator.ts';
import type { TokenVerifier } from './ports/token-verifier.ts';
import type { Tokens } from './ports/tokens.ts';
import type { Workshop } from './ports/workshop.ts';
import type { ExportTurns } from './usecases/accounts/export-turns.ts';

/** Everything that the app is made of: main.ts picks real parts, tests pick stand-ins. */
export interface AppDeps {
  readonly database: Database;
  /** Null where somebody elsewhere signs people in. */
  readonly identity: IdentityProvider | null;
  /** Of the provider in this process; null where another one signs people in. */
  readonly accounts: IdentityAccounts | null;
  readonly verifier: TokenVerifier;
  /** Who signs people in, as browsers are told. */
  readonly signIn: SignInOffer;
  /** The way to an OpenID Connect issuer and back; null where there is none. */
  readonly codeFlow: CodeFlow | null;
  /** Null where nobody stands in for Google. */
  readonly sandboxGoogle: SandboxGoogle | null;
  readonly generator: TextGenerator;
  /** The model that it asks; null for the embedded writer. */
  readonly model: LanguageModel | null;
  /** Null where no model sees pictures. */
  readonly figures: FigureDescriber | null;
  /** Looks at claims beside the exact rules; null where nobody does. */
  readonly claimVerifier: ClaimVerifier | null;
  /** The one among them that is our own and runs here: what visitors write goes to no model. */
  readonly ownVerifier: ClaimVerifier | null;
  /** Model servers on this machine that nobody configured. */
  readonly findLocalModels: () => Promise<readonly LocalModel[]>;
  readonly metadata: MetadataSources;
  /** Null where nothing can be bought. */
  readonly payments: Payments | null;
  /** Null where a real provider takes the money, or nobody. */
  readonly sandboxPayments: SandboxPayments | null;
  /** Signs references that travel through a checkout. */
  readonly checkoutSecret: string;
  /** Signs the time at which a contact form was opened, and blurs addresses of machines. */
  readonly contactSecret: string;
  /** Makes keyed hashes for the log, and of who had an account. */
  readonly auditSecret: string;
  /** Those three while they are being replaced: what they signed still counts. Null otherwise. */
  readonly earlierSecrets: EarlierSecrets | null;
  /** Mails that a developer reads instead of having them sent; null where mail is real. */
  readonly outbox: MailOutbox | null;
  /** Who has their data written out just now. */
  readonly exportTurns: ExportTurns;
  /** Where texts are worked on. */
  readonly workshop: Workshop;
  /** Counts calls by address and by key, for all servers together. */
  readonly callCounter: CallCounter;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly settings: AppSettings;
  readonly status: ServerStatus;
  /** Of this process to the database; null where there is no pool. */
  readonly connections: (() => ConnectionCounts) | null;
}

/** Of the secret that is being replaced. */
export interface EarlierSecrets {
  readonly checkout: string;
  readonly contact: string;
  readonly audit: string;
}

/** What the running server tells of itself. */
export interface ServerStatus {
  /** Asked to stop: ready no more. */
  readonly isLeaving: () => boolean;
  /** Begins nothing new, still answering what runs. */
  readonly isStopping: () => boolean;
  readonly metricsText: () => string;
  /** One request to a model: how it ended, and what it cost in tokens. */
  readonly countModel: (
    outcome: string,
    tokens: { readonly input: number; readonly output: number },
    seconds: number,
  ) => void;
  /** How far the database's clock is ahead of ours. */
  readonly noteClockSkew: (seconds: number) => void;
  /** A round of background work that failed. */
  readonly countFailure: (part: BackgroundPart) => void;
  readonly countRequest: (method: string, route: string, status: number, seconds: number) => void;
}

/** Work that no request waits for. */
export type BackgroundPart = 'mail' | 'runs' | 'tidying-up' | 'payments';

/** Of the pool, where there is one. */
export interface ConnectionCounts {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface AppSettings {
  readonly publicUrl: string;
  /** Origins of our own pages: what a browser may say in "Origin". */
  readonly origins: readonly string[];
  readonly isHttps: boolean;
  /** Opens the stand-ins of a server that only its own machine is to reach; null where it has none. */
  readonly sandboxKey: string | null;
  readonly adminEmails: readonly string[];
  /** Whether admins have their rights only with a second factor. */
  readonly adminSecondFactor: boolean;
  /** Where inquiries go; null: they are stored only. */
  readonly salesEmail: string | null;
  /** Page of the booking widget; null where no meeting can be booked. */
  readonly bookingUrl: string | null;
  /** Who runs the installation; null for what was not said. */
  readonly operator: {
    readonly name: string | null;
    readonly address: string | null;
    readonly contact: string | null;
  };
  readonly trustProxy: boolean | number | string;
  /** Opens the metrics to a collector on another machine; null: it opens nothing. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
  /** Where log lines go; standard output where it is not given. */
  readonly logTo?: { write(line: string): void };
  /** Folder of the built web app; null serves the API alone. */
  readonly webRoot: string | null;
  /** Multiplies the limits of calls; 1 but in tests. */
  readonly rateLimitFactor: number;
  /** Answers with a field that the contract does not name throw (tests), or lose it (production). */
  readonly strictAnswers: boolean;
  /** Why a part cannot answer right now, where an error means that rather than a bug. */
  readonly whyUnavailable: (error: unknown) => 'not_now' | 'disk_full' | null;
}
