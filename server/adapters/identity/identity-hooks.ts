import { APIError, createAuthMiddleware } from 'better-auth/api';
import { deviceWords } from '#domain/accounts/device-words.ts';
import type { AccountNews, IdentityEvent } from '../../ports/account-news.ts';
import { endSessions, type IdentityHandle } from './embedded-accounts.ts';
import { endLinks } from './mailed-links.ts';
import { takeCode } from './second-factor.ts';

/** Paths on which the library opens a session. Any other way in would leave the second factor out. */
const provesSecondFactor = ['/sign-in/email', '/two-factor/', '/change-password'];

interface NewSession {
  readonly userId: string;
  readonly userAgent?: string | null | undefined;
}

/**
 * What a session keeps of a machine: its kind, never its address. And none is opened for whoever has a second factor, but
 * where the library asks for it: a way in that is added one day (Google, a link) must not be a way around.
 */
export function beforeSession(isGuarded: (subject: string) => Promise<boolean>) {
  return async (session: NewSession, ctx: { readonly path?: string | undefined } | null) => {
    const path = ctx?.path ?? '';
    if (!provesSecondFactor.some((one) => path.startsWith(one)) && (await isGuarded(session.userId))) {
      return false;
    }
    return { data: { ipAddress: '', userAgent: deviceWords(session.userAgent ?? '') } };
  };
}

/** Tells the product what happened, takes each code once, and ends what a changed second factor outdates. */
export function afterCalls(db: IdentityHandle, news: AccountNews) {
  return createAuthMiddleware(async (ctx) => {
    const call = callOf(ctx.path, ctx.context);
    if (call === null) return;
    const { subject, newSession } = call;
    if (call.path === '/two-factor/verify-totp' && newSession !== null) {
      // Whoever signed in with the password alone is out, wherever they are.
      if (!call.signsIn) await endSessions(db, subject, newSession.id);
      else if (!(await takeCode(db, ctx.context.secretConfig, subject, String(ctx.body?.code)))) {
        await ctx.context.internalAdapter.deleteSession(newSession.token);
        throw new APIError('UNAUTHORIZED', { code: 'CODE_USED', message: 'This code was used already.' });
      }
    }
    if (call.path === '/change-password') await endLinks(db, subject);
    for (const event of eventsOf(call)) await news.happened(event, subject);
  });
}

interface IdentityCall {
  readonly path: string;
  readonly subject: string;
  readonly newSession: { readonly id: string; readonly token: string } | null;
  /** In the middle of a sign-in there is a new session and no old one. */
  readonly signsIn: boolean;
}

interface CallContext {
  readonly returned?: unknown;
  readonly newSession?: OpenSession | null;
  readonly session?: OpenSession | null;
}

interface OpenSession {
  readonly session: { readonly id: string; readonly token: string };
  readonly user: { readonly id: string; readonly twoFactorEnabled?: unknown };
}

/** Null where it was refused, by nobody, or is a sign-in that waits for the second factor. */
function callOf(path: string, { returned, newSession, session }: CallContext): IdentityCall | null {
  const user = newSession?.user ?? session?.user;
  if (returned instanceof Error || user === undefined) return null;
  if (path === '/sign-in/email' && user.twoFactorEnabled === true) return null;
  return {
    path,
    subject: user.id,
    newSession: newSession?.session ?? null,
    signsIn: Boolean(newSession) && !session,
  };
}

function eventsOf({ path, signsIn, newSession }: IdentityCall): readonly IdentityEvent[] {
  switch (path) {
    case '/sign-in/email':
    case '/sign-up/email':
      return signsIn ? ['sign-in.succeeded'] : [];
    case '/two-factor/verify-totp':
      if (signsIn) return ['sign-in.succeeded'];
      return newSession === null ? [] : ['second-factor.on'];
    case '/two-factor/verify-backup-code':
      return signsIn ? ['recovery-code.used', 'sign-in.succeeded'] : [];
    case '/two-factor/disable':
      return ['second-factor.off'];
    case '/two-factor/generate-backup-codes':
      return ['recovery-codes.made'];
    case '/change-password':
      return ['password.changed'];
    default:
      // The way back from Google.
      return path.startsWith('/callback/') && signsIn ? ['sign-in.succeeded'] : [];
  }
}
