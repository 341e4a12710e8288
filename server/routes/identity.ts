import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInCallbackPath } from '#contract/pages.ts';
import { linkMails } from '#domain/mail/link-mails.ts';
import type { AppDeps } from '../app-deps.ts';
import { isWrite, originOf } from '../http/cross-site.ts';
import { codeOfStatus, FailureError, sendFailure } from '../http/failure-reply.ts';
import { limitFactor } from '../http/sandbox-door.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import { countKey } from '../usecases/accounts/keyed-hash.ts';
import { guardGuesses } from './identity-guard.ts';
import { accountOf, bodyOf, providerRequest } from './identity-request.ts';

/** What of the embedded identity provider can be reached; everything else of it is closed. */
const openPaths = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /send-verification-email',
  'GET /verify-email',
  'GET /token',
  'GET /jwks',
  'POST /change-password',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
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
  const guarded = guardGuesses(deps, provider);
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
        request.body = bodyFor(path, request.body);
        if (mailPaths.has(path)) {
          const answer = await inEqualTime(() => mailLink(provider, request, deps));
          return answer === null ? reply.send({ status: true }) : forward(request, reply, answer);
        }
        return forward(request, reply, await guarded(request, path));
      },
    });
  });
}

function isOpen(call: string, { signIn }: AppDeps): boolean {
  const hasGoogle = signIn.kind === 'embedded' && signIn.google === 'google';
  return openPaths.has(call) || (hasGoogle && googlePaths.has(call));
}

function bodyFor(path: string, body: unknown): unknown {
  return path === '/sign-in/social' ? googleBody(body) : onlyWhatWeOffer(path, body);
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
  deps: AppDeps,
): Promise<Response | null> {
  const account = accountOf(request.body);
  if (account !== null && (await wasMailedEnough(deps, account, limitFactor(deps, request)))) return null;
  const answer = await provider.handle(providerRequest(request, deps));
  // One body for every outcome; refusals of the request itself (no address, too many calls) are passed on.
  return answer.ok ? null : answer;
}

async function wasMailedEnough(
  { database, clock, auditSecret }: AppDeps,
  account: string,
  factor: number,
): Promise<boolean> {
  const id = countKey(auditSecret, 'link mailed', account);
  const [mails] = await database.guesses.add([{ id, times: 1, windowMs: linkMails.windowMs }], clock.now());
  return mails !== undefined && mails.count > linkMails.most * factor;
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

/**
 * Fields that the library would take and we do not offer: a browser that is trusted without its second factor, a session that
 * outlives a changed password.
 */
function onlyWhatWeOffer(path: string, body: unknown): unknown {
  const sent = bodyOf(body);
  if (sent === null) return body;
  const { trustDevice: _, disableSession: __, ...rest } = sent;
  const changed = path === '/change-password' ? { ...rest, revokeOtherSessions: true } : rest;
  return Buffer.from(JSON.stringify(changed));
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
  return ownWords[code] ?? (message || 'The sign-in service refused this.');
}

/** Where ours are plainer (codes of the provider). */
const ownWords: Readonly<Record<string, string>> = {
  INVALID_TOKEN:
    'This link does not work: it was used already, is too old, or is not complete. Please ask for a new one.',
  TOKEN_EXPIRED: 'This link is too old. Please ask for a new one.',
  INVALID_PASSWORD: 'The password is not right.',
  INVALID_CODE: 'This code is not right. Codes change every 30 seconds: please try the next one.',
  CODE_USED: 'This code was used already. Please wait for the next one.',
  INVALID_BACKUP_CODE: 'This recovery code is not right, or was used already.',
  INVALID_TWO_FACTOR_COOKIE: 'This sign-in took too long. Please begin again with your password.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Please begin again with your password.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Please wait 15 minutes and try again.',
  TOTP_NOT_ENABLED: 'There is no second factor to check. Please begin again with your password.',
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
