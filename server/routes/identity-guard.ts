import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { FailureError } from '../http/failure-reply.ts';
import { placeOf } from '../http/place-of.ts';
import { type Guess, SignInThrottle } from '../http/sign-in-throttle.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import { addressKey } from '../usecases/accounts/keyed-hash.ts';
import { accountOf, bodyOf, providerRequest } from './identity-request.ts';

/** Calls that take the password, or a code, of whoever a session or a half sign-in belongs to: who stole it must not find it out. */
const provingPaths = new Set([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]);

/** Hands a call to the provider, holds guessing back, and writes failed and refused tries into the log. */
export function guardGuesses(
  deps: AppDeps,
  provider: IdentityProvider,
): (request: FastifyRequest, path: string, parameters: readonly string[]) => Promise<Response> {
  const throttle = new SignInThrottle(deps.database.guesses, deps.clock, deps.auditSecret);
  return async (request, path, parameters) => {
    const asked = providerRequest(request, deps, parameters);
    const guess = await guessOf(provider, path, request, asked);
    if (guess === null) return provider.handle(asked);
    const taken = await throttle.take(guess);
    if (!taken.allowed) {
      await note(deps, path, request, 'sign-in.throttled');
      throw tooMany(taken.wait);
    }
    const answer = await provider.handle(asked).catch(async (error: unknown) => {
      // A fault of ours is no guess of theirs.
      await throttle.note(guess, taken.countedAs, 'neither').catch(() => undefined);
      throw error;
    });
    const failed = await isWrongGuess(path, answer);
    await throttle.note(guess, taken.countedAs, failed ? 'failed' : answer.ok ? 'succeeded' : 'neither');
    if (failed) await note(deps, path, request, 'sign-in.failed');
    return answer;
  };
}

/** What a call guesses at: an account by its address, the password behind a mailed link, or whatever the provider says. */
async function guessOf(
  provider: IdentityProvider,
  path: string,
  { body, ip }: FastifyRequest,
  asked: Request,
): Promise<Guess | null> {
  if (path === '/sign-in/email') {
    const account = accountOf(body);
    return account === null ? null : { at: account, from: placeOf(ip) };
  }
  if (path === '/verify-email') return { at: `link:${String(bodyOf(body)?.['token'])}`, from: null };
  if (!provingPaths.has(path)) return null;
  const owner = await provider.ownerOfSecrets(asked.headers);
  return owner === null ? null : { at: owner, from: null };
}

/** The provider's codes for a wrong password and a wrong code; other refusals are of the request itself. */
async function isWrongGuess(path: string, answer: Response): Promise<boolean> {
  if (path === '/sign-in/email') return answer.status === 401;
  if (answer.ok) return false;
  return /"(?:INVALID_PASSWORD|INVALID_CODE|INVALID_BACKUP_CODE|CODE_USED)"/.test(
    await answer.clone().text(),
  );
}

function tooMany(wait: number): FailureError {
  const message = `Too many failed sign-ins. Please wait ${Math.ceil(wait / 60)} minutes and try again.`;
  return new FailureError({ code: 'rate_limited', message, retryAfter: wait });
}

/** Whom it was about only as a keyed hash of what was typed: people type passwords into the wrong field. */
async function note(
  { database, clock, auditSecret }: AppDeps,
  path: string,
  { body }: FastifyRequest,
  action: 'sign-in.failed' | 'sign-in.throttled',
): Promise<void> {
  const account = accountOf(body);
  const target = account === null ? 'unknown' : addressKey(auditSecret, account);
  await database.audit.add({
    at: clock.now(),
    action: path === '/sign-in/email' ? action : 'second-factor.refused',
    actorId: null,
    target,
    before: '',
    after: path === '/sign-in/email' ? '' : path,
  });
}
