import type { Price } from '#domain/billing/price-list.ts';
import type { LocalModelSettings } from '../adapters/language-model/local/settings.ts';
import type { ModelSettings } from '../adapters/language-model/settings.ts';
import type { SmtpOptions } from '../adapters/mail/smtp-mailer.ts';
import type { MetadataAddresses, MetadataKeys } from '../adapters/metadata/settings.ts';

/** What the server is to be: every choice made, nothing left to look up. Only server/config reads the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Origin that people use, without a slash at the end; null until the port is known (PORT=0). */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** Null: made on the first start and kept in `dataDir`. */
  readonly appSecret: string | null;
  /** The one that it replaces; null where none is being replaced. */
  readonly appSecretPrevious: string | null;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** Whether admins have their rights only with a second factor. */
  readonly adminSecondFactor: boolean;
  readonly identity: IdentityConfig;
  readonly generator: GeneratorConfig;
  readonly verifier: 'learned' | 'none';
  readonly payment: PaymentConfig;
  readonly metadata: MetadataConfig;
  readonly mail: MailConfig;
  readonly operator: OperatorConfig;
  readonly sandbox: boolean;
  readonly logLevel: LogLevel;
  readonly trustProxy: boolean | number | string;
  /** Opens the metrics to a collector on another machine; null: it opens nothing. */
  readonly metricsToken: string | null;
  readonly shutdownDelayMs: number;
  readonly shutdownGraceMs: number;
}

/** Who signs people in. */
export type IdentityConfig =
  | {
      readonly kind: 'embedded';
      readonly google: { readonly clientId: string; readonly clientSecret: string } | null;
    }
  | {
      readonly kind: 'firebase';
      readonly projectId: string;
      readonly apiKey: string;
      readonly authDomain: string;
      readonly password: boolean;
      readonly google: boolean;
      readonly keysUrl: string;
    }
  | {
      readonly kind: 'oidc';
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string | null;
      readonly name: string;
      readonly emailsVerified: boolean;
    };

/** Who writes: the product itself, a model elsewhere with what it may cost, or a model file that this server runs. */
export type GeneratorConfig =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'model';
      readonly settings: ModelSettings;
      /** The model of the same service that sees pictures; null for none. */
      readonly figureModel: string | null;
      readonly limits: ModelLimits;
    }
  | { readonly kind: 'local'; readonly settings: LocalModelSettings; readonly limits: ModelLimits };

/** Null is no cap; prices in US dollars per million tokens. */
interface ModelLimits {
  readonly tokensPerUser: number | null;
  readonly tokensPerDay: number | null;
  readonly costMicrosPerDay: number | null;
  readonly priceInput: number;
  readonly priceOutput: number;
}

export type PaymentConfig =
  | { readonly kind: 'off' }
  /** The stand-in on this machine. */
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'paddle';
      readonly environment: 'sandbox' | 'production';
      readonly apiUrl: string;
      readonly apiKey: string;
      readonly clientToken: string;
      readonly webhookSecrets: readonly string[];
      readonly prices: readonly Price[];
    };

/** Who carries mail, and who is written to. */
export type MailConfig = MailContacts &
  (
    | { readonly kind: 'off' }
    /** Kept in the database, where a developer reads it. */
    | { readonly kind: 'outbox' }
    | ({ readonly kind: 'smtp' } & Omit<SmtpOptions, 'timeoutMs'>)
  );

interface MailContacts {
  /** Where inquiries go; null: they are stored only. */
  readonly salesEmail: string | null;
  /** Page of the booking widget. */
  readonly bookingUrl: string | null;
}

/** Who runs the installation, as its public pages say; null: not said. */
export interface OperatorConfig {
  readonly name: string | null;
  readonly address: string | null;
  /** A mail address, or a page. */
  readonly contact: string | null;
}

/** The services that look-ups ask. */
export interface MetadataConfig {
  readonly addresses: MetadataAddresses;
  readonly contact: string | null;
  readonly keys: MetadataKeys;
}

export type DatabaseConfig =
  | { readonly kind: 'pglite' }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      readonly pool: number;
      readonly timeoutMs: number;
      /** A pooler stands between that lends a connection for one transaction. */
      readonly isPooled: boolean;
    };

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
