import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityCall } from '#contract/identity-calls.ts';
import { signInCallbackPath } from '#contract/pages.ts';
import { readJson } from '#contract/read-input.ts';
import type { AppDeps } from '../app-deps.ts';
import { isWrite, originOf } from '../http/cross-site.ts';
import { codeOfStatus, FailureError, sendFailure } from '../http/failure-reply.ts';
import { openCall } from './identity-calls.ts';
import { guardGuesses } from './identity-guard.ts';
import { bodyOf } from './identity-request.ts';

const base = '/api/identity';
const largestBody = 16 * 1024;
/** Calls that mail a link and say no more than that: alike, and after the same time, whoever has the address. */
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
        const call = openCall(request.method, path, hasGoogle(deps));
        if (call === null)
          return sendFailure(request, reply, { code: 'not_found', message: 'There is no such call.' });
        refuseOtherSites(request, deps.settings.origins);
        request.body = bodyFor(call, request.body);
        const ask = () => guarded(request, path, call.parameters ?? []);
        if (mailPaths.has(path)) {
          const answer = await inEqualTime(ask);
          // One body for every outcome; refusals of the request itself (no address, too many calls) are passed on.
          return answer.ok ? reply.send({ status: true }) : forward(request, reply, answer);
        }
        const takesEqualTime = provider.provesFirst && path === '/sign-up/email';
        return forward(request, reply, await (takesEqualTime ? inEqualTime(ask) : ask()));
      },
    });
  });
}

function hasGoogle({ signIn }: AppDeps): boolean {
  return signIn.kind === 'embedded' && signIn.google === 'google';
}

/**
 * The body as the provider is handed it. Of all that the library would take it gets what we offer, as we read it ourselves: fields of
 * its own lead elsewhere, trust a browser without its second factor, or let a session outlive a changed password.
 */
function bodyFor({ path, body: schema }: IdentityCall, body: unknown): unknown {
  if (schema === undefined || ((body === undefined || body === null) && path === '/sign-out')) return body;
  const read = readJson(schema, body instanceof Buffer ? body : Buffer.alloc(0));
  if (!read.ok) throw new FailureError(read.failure);
  refuseNul(body);
  return Buffer.from(JSON.stringify(handedOn(path, read.value)));
}

function handedOn(path: string, read: Readonly<Record<string, unknown>>): object {
  if (path === '/sign-in/social') {
    // Google, and back to our own document; of the request only the name of the window counts.
    const back = `${signInCallbackPath}?flow=${read['flow']}`;
    return { provider: 'google', callbackURL: back, errorCallbackURL: back, disableRedirect: true };
  }
  if (path === '/sign-in/email') return { email: read['email'], password: read['password'] };
  // Who knows the old password is out, wherever they are.
  return path === '/change-password' ? { ...read, revokeOtherSessions: true } : read;
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
  const field = Object.entries(bodyOf(body) ?? {}).find(([, value]) => String(value).includes('\0'))?.[0];
  if (field === undefined) return;
  throw new FailureError({
    code: 'invalid_request',
    message: `"${field}" has a character that no text has (U+0000).`,
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
  return ownWords[code] ?? (message || 'The sign-in service refused this.');
}

/** Where ours are plainer (codes of the provider). */
const ownWords: Readonly<Record<string, string>> = {
  UNAUTHORIZED: 'User not authenticated',
  INVALID_TOKEN:
    'This link does not work: it was used already, is too old, or is not complete. Please ask for a new one.',
  TOKEN_EXPIRED: 'This link is too old. Please ask for a new one.',
  INVALID_PASSWORD: 'The password is not right.',
  INVALID_EMAIL: 'Please enter an email address, such as ada@example.org.',
  INVALID_EMAIL_OR_PASSWORD: 'The address or the password is not right.',
  VALIDATION_ERROR: 'The sign-in service could not read this. Please check the address and the password.',
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
