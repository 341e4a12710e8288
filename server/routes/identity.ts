import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInCallbackPath } from '#contract/pages.ts';
import type { AppDeps } from '../app-deps.ts';
import { isWrite, originOf } from '../http/cross-site.ts';
import { codeOfStatus, FailureError, sendFailure } from '../http/failure-reply.ts';
import { linkMails } from '../http/rate-limits.ts';
import { RecentCounts } from '../http/recent-counts.ts';
import { SignInThrottle } from '../http/sign-in-throttle.ts';
import { addressHeader, type IdentityProvider } from '../ports/identity-provider.ts';

/** What of the embedded identity provider can be reached; everything else of it is closed. */
const openPaths = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /send-verification-email',
  'GET /verify-email',
  'GET /get-session',
  'GET /token',
  'GET /jwks',
  'POST /change-password',
  'GET /list-sessions',
  'POST /revoke-session',
  'POST /revoke-other-sessions',
]);
/** Open besides where Google signs people in. */
const googlePaths = new Set(['POST /sign-in/social', 'GET /callback/google']);
const base = '/api/identity';
const largestBody = 16 * 1024;
/** Calls that mail a link: they answer alike, and after the same time, whoever has the address. */
const mailPaths = new Set(['/request-password-reset', '/send-verification-email']);
const mailAnswerMs = 500;

/** Mounts the embedded identity provider below /api/identity, with our shape of refusals. */
export function mountIdentity(app: FastifyInstance, deps: AppDeps): void {
  const { identity: provider } = deps;
  if (provider === null) return;
  const { publicUrl } = deps.settings;
  const throttle = new SignInThrottle(deps.clock);
  const mailed = new RecentCounts(deps.clock, {
    ...linkMails,
    most: linkMails.most * deps.settings.rateLimitFactor,
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The provider reads the body itself, so it is handed on as it came.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: largestBody },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      method: ['GET', 'POST'],
      url: `${base}/*`,
      handler: async (request, reply) => {
        const path = (request.url.split('?')[0] ?? '').slice(base.length);
        if (!isOpen(`${request.method} ${path}`, deps)) {
          return sendFailure(request, reply, { code: 'not_found', message: 'There is no such call.' });
        }
        refuseOtherSites(request, deps.settings.origins);
        refuseNul(request.body);
        const account = path === '/sign-in/email' ? accountOf(request.body) : null;
        refuseTooManyFailures(throttle, account, request.ip);
        if (mailPaths.has(path)) {
          const answer = await inEqualTime(() => mailLink(provider, request, { mailed, publicUrl }));
          return answer === null ? reply.send({ status: true }) : forward(request, reply, answer);
        }
        const answer = await provider.handle(
          providerRequest(request, publicUrl, bodyFor(path, request.body)),
        );
        if (account !== null) throttle.note(account, request.ip, answer.status === 401);
        return forward(request, reply, answer);
      },
    });
  });
}

function isOpen(call: string, { signIn }: AppDeps): boolean {
  const hasGoogle = signIn.kind === 'embedded' && signIn.google === 'google';
  return openPaths.has(call) || (hasGoogle && googlePaths.has(call));
}

function bodyFor(path: string, body: unknown): unknown {
  return path === '/sign-in/social' ? googleBody(body) : body;
}

/** Google, and back to our own document; of the request only the name of the window counts. */
function googleBody(body: unknown): Buffer {
  const flow =
    body instanceof Buffer
      ? /^\s*\{\s*"flow"\s*:\s*"([0-9a-f]{32})"\s*\}\s*$/.exec(body.toString())?.[1]
      : undefined;
  if (flow === undefined)
    throw new FailureError({
      code: 'invalid_request',
      message: 'The request needs "flow": 32 hexadecimal digits.',
    });
  const back = `${signInCallbackPath}?flow=${flow}`;
  const asked = { provider: 'google', callbackURL: back, errorCallbackURL: back, disableRedirect: true };
  return Buffer.from(JSON.stringify(asked));
}

/** Null where this address was mailed enough: nobody is flooded, and nobody learns whether there is an account. */
async function mailLink(
  provider: IdentityProvider,
  request: FastifyRequest,
  { mailed, publicUrl }: { readonly mailed: RecentCounts; readonly publicUrl: string },
): Promise<Response | null> {
  const account = accountOf(request.body);
  if (account !== null && mailed.take(account) > 0) return null;
  const answer = await provider.handle(providerRequest(request, publicUrl));
  // One body for every outcome; refusals of the request itself (no address, too many calls) are passed on.
  return answer.ok ? null : answer;
}

/** Finding and mailing an account takes a little longer than finding none; nobody is to see the difference. */
async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, mailAnswerMs))]);
  return done;
}

/** Signing in is without our header, so that three lines of a script can do it; a browser has to come from our pages. */
function refuseOtherSites(request: FastifyRequest, origins: readonly string[]): void {
  if (!isWrite(request.method) || request.headers.authorization !== undefined) return;
  const origin = originOf(request, origins);
  if (origin === 'ours' || (origin === 'unsaid' && request.headers.cookie === undefined)) return;
  throw new FailureError({ code: 'cross_site', message: 'This request did not come from our own pages.' });
}

/** The provider stores names and addresses as they come, and PostgreSQL cannot hold this one character. */
function refuseNul(body: unknown): void {
  if (!(body instanceof Buffer) || !body.includes('\\u0000')) return;
  throw new FailureError({
    code: 'invalid_request',
    message: 'The request has a character that no name or address has.',
  });
}

function refuseTooManyFailures(throttle: SignInThrottle, account: string | null, address: string): void {
  const wait = account === null ? 0 : throttle.secondsToWait(account, address);
  if (wait === 0) return;
  const message = `Too many failed sign-ins. Please wait ${Math.ceil(wait / 60)} minutes and try again.`;
  throw new FailureError({ code: 'rate_limited', message, retryAfter: wait });
}

function providerRequest(request: FastifyRequest, publicUrl: string, sent = request.body): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (
      value !== undefined &&
      !/^(x-forwarded-|x-paperlark-|forwarded$|x-real-ip$|sec-fetch-|origin$|content-length$)/.test(name)
    )
      headers.set(name, String(value));
  }
  // The address as the framework knows it, behind trusted proxies only: what a client claims is dropped above.
  headers.set(addressHeader, request.ip);
  // Where it comes from was judged above, by one rule for all calls; the provider's own is stricter with scripts.
  headers.set('origin', publicUrl);
  const body = sent instanceof Buffer ? new Uint8Array(sent) : null;
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(body === null ? {} : { body }),
  });
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): Promise<FastifyReply> {
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  });
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (answer.status < 400) return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  const code = codeOfStatus(answer.status);
  const retryAfter = Number(answer.headers.get('x-retry-after') ?? Number.NaN);
  return sendFailure(request, reply, {
    code,
    message: refusalWords(await answer.text()),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
}

/** The provider's words, except where they would tell whether an address has an account. */
function refusalWords(body: string): string {
  const { code, message } = readRefusal(body);
  if (code.startsWith('USER_ALREADY_EXISTS'))
    return 'This account could not be created. If you have one already, please sign in.';
  return ownWords[code] ?? (message || 'The sign-in service refused this.');
}

/** What a link that does not work says (codes of the provider). */
const ownWords: Readonly<Record<string, string>> = {
  INVALID_TOKEN:
    'This link does not work: it was used already, is too old, or is not complete. Please ask for a new one.',
  TOKEN_EXPIRED: 'This link is too old. Please ask for a new one.',
};

function readRefusal(body: string): { readonly code: string; readonly message: string } {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return { code: '', message: '' };
    const text = (key: string) =>
      key in parsed ? String(Object.getOwnPropertyDescriptor(parsed, key)?.value ?? '') : '';
    return { code: text('code'), message: text('message') };
  } catch {
    return { code: '', message: '' };
  }
}

/** The address that somebody tries to sign in with; null where the body does not say. */
function accountOf(body: unknown): string | null {
  if (!(body instanceof Buffer)) return null;
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('email' in parsed)) return null;
    return typeof parsed.email === 'string' ? parsed.email.trim().toLowerCase() : null;
  } catch {
    return null;
  }
}
