import type { CardRenderer } from './ports/card-renderer.ts';
import type { Clock } from './ports/clock.ts';
import type { IdentityProvider } from './ports/identity-provider.ts';
import type { MetadataSources } from './ports/metadata-source.ts';
import type { Payments } from './ports/payments.ts';
import type { SandboxPayments } from './ports/sandbox-payments.ts';
import type { Database } from './ports/stores.ts';
import type { TextGenerator } from './ports/text-generator.ts';
import type { TokenVerifier } from './ports/token-verifier.ts';
import type { Tokens } from './ports/tokens.ts';

/** Everything that the app is made of: main.ts picks real parts, tests pick stand-ins. */
export interface AppDeps {
  readonly database: Database;
  readonly identity: IdentityProvider;
  readonly verifier: TokenVerifier;
  readonly generator: TextGenerator;
  readonly metadata: MetadataSources;
  /** Null where nothing can be bought. */
  readonly payments: Payments | null;
  /** Null where a real provider takes the money, or nobody. */
  readonly sandboxPayments: SandboxPayments | null;
  /** Signs references that travel through a checkout. */
  readonly checkoutSecret: string;
  readonly cards: CardRenderer;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly settings: AppSettings;
  readonly status: ServerStatus;
}

/** What the running server tells of itself. */
export interface ServerStatus {
  /** Asked to stop: ready no more, still answering what runs. */
  readonly isStopping: () => boolean;
  readonly metricsText: () => string;
  readonly countRequest: (method: string, route: string, status: number, seconds: number) => void;
}

export interface AppSettings {
  readonly publicUrl: string;
  /** Origins of our own pages: what a browser may say in "Origin". */
  readonly origins: readonly string[];
  readonly isHttps: boolean;
  readonly adminEmails: readonly string[];
  readonly trustProxy: boolean | number | string;
  readonly logLevel: string;
  /** Where log lines go; standard output where it is not given. */
  readonly logTo?: { write(line: string): void };
  /** Folder of the built web app; null serves the API alone. */
  readonly webRoot: string | null;
  /** Multiplies the limits of calls per address; 1 for the open internet. */
  readonly rateLimitFactor: number;
  /** Wrong answers throw (tests, development) or are logged (production). */
  readonly strictAnswers: boolean;
  /** Whether an error means that a part is not reachable right now, rather than a bug. */
  readonly isUnavailable: (error: unknown) => boolean;
}
