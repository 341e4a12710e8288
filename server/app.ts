import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { bindEndpoints } from './http/bind-endpoints.ts';
import { limitCalls } from './http/call-limits.ts';
import { earlyRefusals, refuseExpectations } from './http/early-refusals.ts';
import { handleErrors } from './http/error-handler.ts';
import { faultForLog } from './http/fault-for-log.ts';
import { handleNotFound } from './http/not-found.ts';
import { keepRedirectsHere } from './http/own-redirects.ts';
import { readableAddress } from './http/readable-address.ts';
import { refuseAmbiguous } from './http/refuse-ambiguous.ts';
import { refuseOtherNames } from './http/refuse-other-names.ts';
import { refuseWhileStopping } from './http/refuse-while-stopping.ts';
import { watchSandboxDoor } from './http/sandbox-door.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { type Page, pageOf } from './http/send-page.ts';
import { filledIn, type ServedPages } from './http/serve-pages.ts';
import { serveWeb } from './http/serve-web.ts';
import { watchRequests } from './http/watch-requests.ts';
import type { SignInOffer } from './ports/sign-in.ts';
import { handlers } from './routes/handlers.ts';
import { mountIdentity } from './routes/identity.ts';
import { mountMcp } from './routes/mcp.ts';
import { mountSandbox } from './routes/sandbox.ts';
import { mountWebhooks } from './routes/webhooks.ts';

const largestBody = 1024 * 1024;
const longestParam = 2000;
/** For a whole request to arrive, the largest upload over a slow line included. */
const longestRequestMs = 120_000;

/** The whole HTTP side: the same in production and in tests, which differ in `deps` only. Not listening yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = Fastify({
    bodyLimit: largestBody,
    routerOptions: { maxParamLength: longestParam },
    trustProxy: trustedProxies(settings.trustProxy),
    genReqId: () => randomUUID(),
    // Lines of our own below: the framework's hold the path, and paths of chats hold words of the text.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      serializers: { err: faultForLog },
      ...(settings.logTo === undefined ? {} : { stream: settings.logTo }),
    },
    // Harmless instead of refused: the keys are dropped while reading.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    forceCloseConnections: 'idle',
    // Our own refusal instead, in our own shape.
    return503OnClosing: false,
    requestTimeout: longestRequestMs,
    // A missing name of the host is refused by us, with our headers.
    http: { requireHostHeader: false },
    ...earlyRefusals(settings.isHttps),
    rewriteUrl: readableAddress,
  });
  app.decorateRequest('caller', null);
  app.removeContentTypeParser('text/plain');
  watchRequests(app, deps);
  keepRedirectsHere(app, settings.origins);
  refuseWhileStopping(app, deps);
  addSecurityHeaders(app, {
    isHttps: settings.isHttps,
    paymentProvider: deps.payments?.client.provider ?? null,
    bookingUrl: settings.bookingUrl,
    hasOutbox: deps.outbox !== null,
    signIn: deps.signIn,
  });
  handleErrors(app, settings.whyUnavailable);
  refuseAmbiguous(app);
  refuseExpectations(app, settings.isHttps);
  if (settings.sandboxKey !== null) refuseOtherNames(app);
  await app.register(cookie);
  watchSandboxDoor(app, deps);
  await app.register(compress, { customTypes: compressible, threshold: 1024, globalDecompression: false });
  const pages = {
    publicUrl: settings.publicUrl,
    hasPasswords: hasPasswords(deps.signIn),
    takesMoney: deps.payments?.client.environment === 'production',
  };
  if (settings.webRoot !== null) await serveWeb(app, settings.webRoot, pages);
  handleNotFound(app, settings.webRoot === null ? null : documentOf(settings.webRoot, pages));
  await app.register(async (api) => {
    await limitCalls(api, deps);
    bindEndpoints(api, deps, handlers);
    mountIdentity(api, deps);
    mountWebhooks(api, deps);
    mountMcp(api, deps);
    mountSandbox(api, deps);
  });
  return app;
}

/** The app's own document. */
function documentOf(webRoot: string, pages: ServedPages): Page {
  return pageOf(filledIn(readFileSync(join(webRoot, 'index.html'), 'utf8'), pages));
}

function hasPasswords(signIn: SignInOffer): boolean {
  return signIn.kind === 'embedded' || (signIn.kind === 'firebase' && signIn.password);
}

/** Not event streams: they must not wait for a full block. */
const compressible =
  /^(?:text\/(?:html|css|javascript|plain)|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)\b/;

/** A number trusts so many proxies, counted from us. */
function trustedProxies(setting: boolean | number | string) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
