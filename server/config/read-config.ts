import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isPlainAddress, normaliseEmail } from '#domain/accounts/profile.ts';
import { type Config, type DatabaseConfig, logLevels } from './config.ts';
import { readGenerator } from './read-generator.ts';
import { readIdentity } from './read-identity.ts';
import { readMail } from './read-mail.ts';
import { readMetadata } from './read-metadata.ts';
import { readOperator } from './read-operator.ts';
import { readPayment } from './read-payment.ts';
import { weaknessOf } from './secret-strength.ts';
import { type SettingName, settings, settingsOfMissingParts } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration, or everything that is wrong with the environment at once, one line each. */
export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads, defaults and checks the environment; relative folders are taken from the working directory. */
export function readConfig(env: Environment): ReadConfig {
  const read = new SettingsReader(env);
  read.refuseMissingParts();
  const host = read.text('HOST');
  const port = read.whole('PORT', 0, 65_535);
  const publicUrl = read.origin('PUBLIC_URL');
  const trustProxy = readTrustProxy(read);
  const sandbox = readSandbox(read, { host, publicUrl, trustProxy });
  const config: Config = {
    host,
    port,
    publicUrl: publicUrl ?? (port === 0 ? null : `http://${hostInUrl(host)}:${port}`),
    dataDir: resolve(read.text('DATA_DIR')),
    database: readDatabase(read),
    appSecret: readRandom(read, 'APP_SECRET'),
    appSecretPrevious: readRandom(read, 'APP_SECRET_PREVIOUS'),
    adminEmails: readEmails(read),
    adminSecondFactor: readAdminSecondFactor(read),
    identity: readIdentity(read, isOnlyHere(host, publicUrl)),
    generator: readGenerator(read),
    verifier: read.choice('VERIFIER', ['learned', 'none']),
    metadata: readMetadata(read),
    mail: readMail(read, sandbox),
    operator: readOperator(read),
    payment: readPayment(read, sandbox),
    sandbox,
    logLevel: read.choice('LOG_LEVEL', logLevels),
    trustProxy,
    metricsToken: readRandom(read, 'METRICS_TOKEN'),
    shutdownDelayMs: read.whole('SHUTDOWN_DELAY_MS', 0, 60_000),
    shutdownGraceMs: read.whole('SHUTDOWN_GRACE_MS', 0, 600_000),
  };
  return read.problems.length > 0 ? { ok: false, problems: read.problems } : { ok: true, config };
}

/** Whether only this machine reaches an address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/** A host as it stands in an address: IPv6 in brackets. */
export function hostInUrl(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

class SettingsReader {
  readonly problems: string[] = [];
  private readonly env: Environment;

  constructor(env: Environment) {
    this.env = env;
  }

  /** The value without space around it; null where missing or empty. */
  raw(name: string): string | null {
    const value = this.env[name]?.trim() ?? '';
    return value === '' ? null : value;
  }

  text(name: SettingName): string {
    return this.raw(name) ?? settings[name].fallback ?? '';
  }

  whole(name: SettingName, min: number, max: number): number {
    const text = this.text(name);
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.problem(name, `must be a whole number from ${min} to ${max}, not "${text}"`);
    return min;
  }

  choice<Choice extends string>(name: SettingName, choices: readonly [Choice, ...Choice[]]): Choice {
    const text = this.text(name);
    const found = choices.find((choice) => choice === text);
    if (found !== undefined) return found;
    const known =
      choices.length === 1 ? `only "${choices[0]}" in this version` : `one of ${choices.join(', ')}`;
    this.problem(name, `can be ${known}, not "${text}"`);
    return choices[0];
  }

  origin(name: SettingName): string | null {
    const text = this.raw(name);
    if (text === null) return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    const isOrigin =
      url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
    if (isOrigin && /^https?:$/.test(url.protocol)) return url.origin;
    this.problem(name, `must be an address like https://posts.example.org, without a path, not "${text}"`);
    return null;
  }

  refuseMissingParts(): void {
    for (const { part, names } of settingsOfMissingParts) {
      for (const name of names.filter((one) => this.raw(one) !== null)) {
        this.problem(name, `belongs to ${part}, which this version does not have`);
      }
    }
  }

  problem(name: string, what: string): void {
    this.problems.push(`${name} ${what}.`);
  }
}

function readDatabase(read: SettingsReader): DatabaseConfig {
  const pool = read.whole('DATABASE_POOL', 1, 200);
  const timeoutMs = read.whole('DATABASE_TIMEOUT_MS', 100, 600_000);
  const isPooled = read.choice('DATABASE_POOLER', ['off', 'transaction']) === 'transaction';
  const url = read.raw('DATABASE_URL');
  if (url === null) return { kind: 'pglite' };
  // The address holds a password: it is never repeated.
  if (!/^postgres(ql)?:\/\//.test(url)) read.problem('DATABASE_URL', 'must start with postgresql://');
  return { kind: 'postgres', url, pool, timeoutMs, isPooled };
}

function readRandom(
  read: SettingsReader,
  name: 'APP_SECRET' | 'APP_SECRET_PREVIOUS' | 'METRICS_TOKEN',
): string | null {
  const secret = read.raw(name);
  if (secret === null) return null;
  const weakness = weaknessOf(secret);
  if (weakness !== null) read.problem(name, weakness);
  if (name === 'APP_SECRET_PREVIOUS' && read.raw('APP_SECRET') === secret)
    read.problem(name, 'must be another secret than APP_SECRET');
  return secret;
}

function readEmails(read: SettingsReader): string[] {
  const emails = read
    .text('ADMIN_EMAILS')
    .split(/[,;\s]+/)
    .filter((email) => email !== '');
  for (const email of emails)
    if (!isPlainAddress(email)) read.problem('ADMIN_EMAILS', `has "${email}", which is no address`);
  return emails.map(normaliseEmail);
}

/** Whether nobody but this machine is to reach the server. */
function isOnlyHere(host: string, publicUrl: string | null): boolean {
  return isLoopback(host) && publicUrl === null;
}

function readSandbox(
  read: SettingsReader,
  { host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>,
): boolean {
  const onlyHere = isOnlyHere(host, publicUrl) && trustProxy === false;
  const wanted = read.raw('SANDBOX');
  if (wanted === null) return onlyHere;
  if (wanted !== 'on' && wanted !== 'off') read.problem('SANDBOX', `can be on or off, not "${wanted}"`);
  if (wanted === 'on' && !onlyHere) {
    const why = reasonWhyOthers({ host, publicUrl });
    read.problem('SANDBOX', `cannot be on where other machines may reach the server (${why})`);
  }
  return wanted === 'on';
}

function reasonWhyOthers({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string {
  if (publicUrl !== null) return 'PUBLIC_URL is set';
  return isLoopback(host) ? 'TRUST_PROXY is set' : `HOST is ${host}`;
}

/** "off", "on", how many proxies stand before the server, or their addresses. */
function readTrustProxy(read: SettingsReader): boolean | number | string {
  const text = read.text('TRUST_PROXY');
  if (text === 'off') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  const known = addresses.every(
    (part) => ['loopback', 'linklocal', 'uniquelocal'].includes(part) || isIP(part.split('/')[0] ?? '') !== 0,
  );
  if (!known)
    read.problem('TRUST_PROXY', `must be off, a number of proxies or their addresses, not "${text}"`);
  return text;
}

/** Ours to ask for only where we sign people in. */
function readAdminSecondFactor(read: SettingsReader): boolean {
  const isRequired = read.choice('ADMIN_SECOND_FACTOR', ['off', 'required']) === 'required';
  if (isRequired && read.text('IDENTITY') !== 'embedded')
    read.problem(
      'ADMIN_SECOND_FACTOR',
      'can be required with IDENTITY=embedded only; elsewhere the provider asks for it',
    );
  return isRequired;
}
