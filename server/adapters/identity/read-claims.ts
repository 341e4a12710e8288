import { isPlainAddress, normaliseEmail } from '#domain/accounts/profile.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { VerifiedIdentity } from '../../ports/token-verifier.ts';
import type { TrustedIssuer } from './trusted-issuer.ts';

/** Milliseconds that the clocks of an issuer and ours may differ. */
const skew = 60_000;
/** Milliseconds after which a token has ended, whatever it says. */
const longestLife = 24 * 3_600_000;
const longestSubject = 255;

/** Whom a token is about, and until when it counts (epoch milliseconds). */
interface ReadClaims {
  readonly identity: VerifiedIdentity;
  readonly expiresAt: number;
}

/** Reads the claims of a token whose signature is good (OpenID Connect Core, 3.1.3.7); refuses any that is not for us and now. */
export function readClaims(payload: Uint8Array, trusted: TrustedIssuer, now: Date): Result<ReadClaims> {
  const claims = claimsOf(payload);
  if (claims === null || !isForUs(claims, trusted) || trusted.accepts?.(claims, now) === false)
    return refused();
  const times = timesOf(claims, now.getTime());
  const subject = claims['sub'];
  const longest = trusted.longestSubject ?? longestSubject;
  if (times === null || !isOneLine(subject) || subject === '' || subject.length > longest) return refused();
  if (typeof claims['email'] !== 'string' || claims['email'].trim() === '') return withoutAddress();
  const email = normaliseEmail(claims['email']);
  const { name = '', sid, auth_time: signedIn } = claims;
  if (!isPlainAddress(email) || (typeof name === 'string' && !isOneLine(name))) return refused();
  const signedInAt = Math.min((secondsIn(signedIn) ?? Number.POSITIVE_INFINITY) * 1000, times.issuedAt);
  return ok({
    identity: {
      issuer: trusted.issuer,
      subject,
      email,
      emailVerified: trusted.trustsEveryAddress || claims['email_verified'] === true,
      name: typeof name === 'string' ? name : '',
      issuedAt: new Date(times.issuedAt),
      signedInAt: new Date(signedInAt),
      sessionId: isOneLine(sid) && sid !== '' ? sid : null,
    },
    expiresAt: times.expiresAt,
  });
}

/** The issuer that a token names; nothing of it is believed before its signature was checked. */
export function namedIssuer(token: string): string | null {
  const issuer = claimsOf(Buffer.from(token.split('.')[1] ?? '', 'base64url'))?.['iss'];
  return typeof issuer === 'string' ? issuer : null;
}

export function refused(): Result<never> {
  return fail('unauthenticated', 'Please sign in again: the sign-in is not valid or has ended.');
}

/** Seconds since 1970, as claims tell times; null for anything else. */
function secondsIn(claim: unknown): number | null {
  return typeof claim === 'number' && Number.isFinite(claim) ? claim : null;
}

/** Whether a time of a claim is past, as far as clocks agree. */
export function isPast(claim: unknown, now: Date): boolean {
  const seconds = secondsIn(claim);
  return seconds !== null && seconds * 1000 <= now.getTime() + skew;
}

/** Without control characters and halves of characters: databases refuse some and make one of several others. */
function isOneLine(claim: unknown): claim is string {
  return typeof claim === 'string' && claim.isWellFormed() && !/\p{Cc}/u.test(claim);
}

function withoutAddress(): Result<never> {
  return fail(
    'unauthenticated',
    'Your sign-in service did not say which email address is yours. Please ask whoever runs it to let Paperlark know it.',
  );
}

type Claims = Readonly<Record<string, unknown>>;

function claimsOf(payload: Uint8Array): Claims | null {
  try {
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    const isObject = typeof claims === 'object' && claims !== null && !Array.isArray(claims);
    return isObject ? { ...claims } : null;
  } catch {
    return null;
  }
}

/** For us alone: a token that others take too could be played to us by one of them. */
function isForUs(claims: Claims, { issuer, audience }: TrustedIssuer): boolean {
  const { iss, aud, azp } = claims;
  const audiences: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  const isOurs = audiences.length === 1 && audiences[0] === audience;
  return iss === issuer && isOurs && (azp === undefined || azp === audience);
}

function timesOf(claims: Claims, now: number): { issuedAt: number; expiresAt: number } | null {
  const [issued, expires] = [secondsIn(claims['iat']), secondsIn(claims['exp'])];
  if (issued === null || expires === null) return null;
  const issuedAt = issued * 1000;
  const expiresAt = Math.min(expires * 1000, issuedAt + longestLife);
  const hasBegun = claims['nbf'] === undefined || isPast(claims['nbf'], new Date(now));
  return hasBegun && issuedAt <= now + skew && expiresAt > now ? { issuedAt, expiresAt } : null;
}
