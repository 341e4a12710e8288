import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from './adapters/database/create-database.ts';
import { emptySealedKeys } from './adapters/database/empty-sealed-keys.ts';
import type { OpenDatabase } from './adapters/database/open-database.ts';
import { openPglite } from './adapters/database/open-pglite.ts';
import { openPostgres } from './adapters/database/open-postgres.ts';
import { reseal } from './adapters/database/reseal.ts';
import { isSecretOf } from './adapters/database/secret-mark.ts';
import { whyDatabaseUnavailable } from './adapters/database/why-unavailable.ts';
import { findLocalModels } from './adapters/language-model/find-local-models.ts';
import { outboxMailer } from './adapters/mail/outbox-mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { createMetadataSources } from './adapters/metadata/create-sources.ts';
import { createSeal } from './adapters/system/aes-seal.ts';
import { createCallCounter } from './adapters/system/call-counter.ts';
import { createCountsInMemory } from './adapters/system/counts-in-memory.ts';
import { randomTokens } from './adapters/system/random-tokens.ts';
import { systemClock } from './adapters/system/system-clock.ts';
import type { ThreadWorkshop } from './adapters/workshop/threads.ts';
import { buildApp } from './app.ts';
import type { AppDeps, BackgroundPart } from './app-deps.ts';
import { backUpOpen } from './backup.ts';
import { openBackupDoor } from './backup-door.ts';
import { announce, describeProblems } from './config/announce.ts';
import type { Config, MailConfig } from './config/config.ts';
import { ownOrigins } from './config/own-origins.ts';
import { productVersion } from './config/product-version.ts';
import { type Environment, hostInUrl, readConfig } from './config/read-config.ts';
import { keepSandboxKey } from './config/sandbox-key.ts';
import { loadSecrets } from './config/secrets.ts';
import { startHousekeeping } from './housekeeping.ts';
import { identityOfConfig } from './identity-of-config.ts';
import { drain, freePort, stopOnSignals, watchSilentConnections } from './lifecycle.ts';
import { startMailWorker } from './mail-worker.ts';
import { paymentsOfConfig } from './payments-of-config.ts';
import type { Mailer } from './ports/mail.ts';
import type { Workshop } from './ports/workshop.ts';
import { startRunWorker } from './run-worker.ts';
import { createServerStatus, type StopSwitch } from './server-status.ts';
import { createExportTurns } from './usecases/accounts/export-turns.ts';
import { sendTimes } from './usecases/mail/send-due-mails.ts';
import { openWorkshop } from './workshop.ts';
import { writerOfConfig } from './writer-of-config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  /** Opens its sandbox; null where it has none. */
  readonly sandboxKey: string | null;
  /** Lets running requests end, within the grace period, then closes everything. */
  stop(): Promise<void>;
}

/** Reads the environment, wires the parts, listens, and stops cleanly on SIGINT and SIGTERM. Ends the process where it cannot start. */
export async function startServer(env: Environment = process.env): Promise<void> {
  const read = readConfig(env);
  if (!read.ok) {
    process.stderr.write(describeProblems(read.problems));
    process.exit(1);
  }
  try {
    const server = await runServer(read.config);
    process.stdout.write(announce(read.config, server.url, server.sandboxKey));
    stopOnSignals(server);
  } catch (error) {
    process.stderr.write(`Paperlark could not start: ${wordsOfError(error)}\n`);
    if (read.config.logLevel === 'debug' || read.config.logLevel === 'trace') console.error(error);
    process.exit(1);
  }
}

/** Where it listens, and where the world finds it. */
interface Place {
  readonly publicUrl: string;
  readonly port: number;
}

/** Opens the database, wires the parts and listens. */
export async function runServer(config: Config): Promise<RunningServer> {
  // The address stands in cookies and origins, so a free port is chosen before anything is wired.
  const port = config.port === 0 ? await freePort(config.host) : config.port;
  const publicUrl = config.publicUrl ?? `http://${hostInUrl(config.host)}:${port}`;
  // Its threads get ready while the database is opened.
  const workshop = openWorkshop();
  try {
    return await serve(config, workshop, { publicUrl, port });
  } catch (error) {
    await workshop.close();
    throw error;
  }
}

async function serve(config: Config, workshop: ThreadWorkshop, at: Place): Promise<RunningServer> {
  const { publicUrl, port } = at;
  const open = await openDatabase(config);
  try {
    const deps = await wire(config, open, { workshop, ...at });
    const app = await buildApp(deps.app);
    const silent = watchSilentConnections(app.server);
    await app.listen({ host: config.host, port });
    const onProblem = (part: BackgroundPart) => (error: unknown) => {
      deps.app.status.countFailure(part);
      app.log.warn({ part, err: error }, 'a round of background work failed');
    };
    const housekeeping = startHousekeeping(deps.app, warn, onProblem);
    const mailer = mailerOf(config.mail);
    const mailWorker =
      mailer &&
      startMailWorker({ mail: deps.app.database.mail, mailer, clock: systemClock }, onProblem('mail'));
    const runWorker = startRunWorker(deps.app, onProblem('runs'));
    const backupDoor =
      open.kind === 'pglite'
        ? await openBackupDoor(config.dataDir, (asked) => backUpOpen(open, config, asked))
        : null;
    const stop = async () => {
      deps.stops.leave();
      await new Promise((resolve) => setTimeout(resolve, config.shutdownDelayMs));
      deps.stops.beginStop();
      housekeeping.stop();
      await Promise.all([
        drain(app, silent, config.shutdownGraceMs),
        mailWorker?.stop(config.shutdownGraceMs),
        runWorker.stop(config.shutdownGraceMs),
      ]);
      await backupDoor?.close();
      await deps.closeWriter();
      await workshop.close();
      await open.close();
    };
    return { url: publicUrl, sandboxKey: deps.app.settings.sandboxKey, stop };
  } catch (error) {
    await open.close();
    throw error;
  }
}

const otherSecret =
  'the database was made with another APP_SECRET. Set the same on every server; where none was set, it is in the file app-secret of the DATA_DIR of the first one.';

function openDatabase(config: Config): Promise<OpenDatabase> {
  const warnOfDatabase = (problem: string) => warn(`Database: ${problem}`);
  return config.database.kind === 'postgres'
    ? openPostgres({ ...config.database, warn: warnOfDatabase })
    : openPglite(config.dataDir, join(root, '.cache'), warnOfDatabase);
}

async function wire(
  config: Config,
  open: OpenDatabase,
  { workshop, publicUrl, port }: Place & { readonly workshop: Workshop },
): Promise<{
  readonly app: AppDeps;
  readonly stops: StopSwitch;
  readonly closeWriter: () => Promise<void>;
}> {
  const secrets = await loadSecrets(config.appSecret, config.dataDir, config.appSecretPrevious);
  const origins = ownOrigins(publicUrl, config.host, port);
  const sandboxKey = config.sandbox ? secrets.sandboxKey : null;
  if (sandboxKey !== null) await keepSandboxKey(config.dataDir, sandboxKey);
  if (!(await isSecretOf(open.db, secrets.mark, secrets.earlier?.mark ?? null))) throw new Error(otherSecret);
  const seal = createSeal(secrets.seal, secrets.earlier?.seal ?? null);
  const database = createDatabase(open.db, seal, open.check);
  if (secrets.earlier !== null) await reseal(open.db, seal);
  await emptySealedKeys(open.db, seal);
  const status = createServerStatus(systemClock.now());
  // Nobody else has the embedded database open, so this process need not ask it to count calls.
  const calls = open.kind === 'pglite' ? createCountsInMemory() : database.calls;
  const callCounter = createCallCounter(calls, systemClock);
  const ownUrl = `http://${hostInUrl(config.host)}:${port}`;
  // Nobody else has the embedded database open: whatever was reserved belongs to a process that is gone.
  if (open.kind === 'pglite') await database.forgetUnfinished(systemClock.now());
  const { writer, close } = await writerOfConfig(config, {
    database,
    clock: systemClock,
    tokens: randomTokens,
    status,
    workshop,
  });
  return {
    app: {
      database,
      ...(await identityOfConfig(config.identity, {
        db: open.db,
        database,
        callCounter,
        secrets,
        clock: systemClock,
        publicUrl,
        origins,
        sandbox: config.sandbox,
        sendsMail: config.mail.kind === 'smtp',
        warn: (problem) => warn(`Sign-in: ${problem}`),
      })),
      ...writer,
      findLocalModels: () => findLocalModels(port),
      workshop,
      ...paymentsOfConfig(config.payment, { secrets, objects: database.sandboxObjects, ownUrl }),
      checkoutSecret: secrets.checkout,
      contactSecret: secrets.contact,
      auditSecret: secrets.audit,
      earlierSecrets: secrets.earlier,
      outbox: config.mail.kind === 'outbox' ? database.mail : null,
      metadata: createMetadataSources({ ...config.metadata, publicUrl, version: productVersion() }),
      exportTurns: createExportTurns(),
      callCounter,
      clock: systemClock,
      tokens: randomTokens,
      status,
      connections: open.connections ?? null,
      settings: {
        publicUrl,
        origins,
        isHttps: publicUrl.startsWith('https:'),
        sandboxKey,
        adminEmails: config.adminEmails,
        adminSecondFactor: config.adminSecondFactor,
        salesEmail: config.mail.salesEmail,
        bookingUrl: config.mail.bookingUrl,
        operator: config.operator,
        trustProxy: config.trustProxy,
        metricsToken: config.metricsToken,
        logLevel: config.logLevel,
        webRoot: webRootIfBuilt(),
        rateLimitFactor: 1,
        strictAnswers: false,
        whyUnavailable: whyDatabaseUnavailable,
      },
    },
    stops: status,
    closeWriter: close,
  };
}

/** Null where nobody carries mail: it waits until somebody does, or has lost its use. */
function mailerOf(config: MailConfig): Mailer | null {
  if (config.kind === 'off') return null;
  if (config.kind === 'outbox') return outboxMailer;
  return createSmtpMailer({ ...config, timeoutMs: sendTimes.longestTry });
}

/** For whoever runs the server. */
function warn(problem: string): void {
  process.stderr.write(`${inOneLine(problem)}\n`);
}

/** An attempt at several addresses ("localhost") fails with an error that says nothing itself. */
function wordsOfError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOfError).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Words of a service elsewhere: they must not look like lines of our own. */
function inOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** The built web app; the API works without it. */
function webRootIfBuilt(): string | null {
  const folder = join(root, 'dist/web');
  return existsSync(join(folder, 'index.html')) ? folder : null;
}

// Started by itself ("node server/main.ts") rather than imported.
if (process.argv[1] === fileURLToPath(import.meta.url)) await startServer();
