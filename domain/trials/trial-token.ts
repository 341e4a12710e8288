import { fail, ok, type Result } from '../result.ts';

/** Spec sections 5 and 9: how long a trial runs and how long its link may be redeemed. */
export const trialLimits = { days: { least: 1, most: 365, usual: 30 }, linkDays: 1 } as const;

const dayMs = 24 * 3_600_000;
/** Clocks of two servers may differ by so much. */
const skewMs = 5 * 60_000;

/** Whom a trial is for: a person, or the whole team of an owner. */
export type TrialTarget = 'user' | 'team';

/** What is kept of a trial token: everything but its secret. */
export interface TrialToken {
  /** Public: the first characters of the token, by which admins tell tokens apart. */
  readonly id: string;
  readonly target: TrialTarget;
  /** The only address that may redeem it. */
  readonly email: string;
  readonly days: number;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly usedAt: Date | null;
  /** Id of the account that redeemed it. */
  readonly usedBy: string | null;
  /** The team that it was redeemed for. */
  readonly teamId: string | null;
}

export type TrialTokenState = 'active' | 'used' | 'revoked' | 'expired';

export function trialTokenState(
  token: Pick<TrialToken, 'usedAt' | 'revokedAt' | 'expiresAt'>,
  now: Date,
): TrialTokenState {
  if (token.usedAt !== null) return 'used';
  if (token.revokedAt !== null) return 'revoked';
  return token.expiresAt > now ? 'active' : 'expired';
}

/** A token is its public id and then its secret of 256 bits; nothing of the secret is ever shown again. */
export const tokenIdLength = 12;
const secretLength = 43;

export function joinTrialToken(id: string, secret: string): string {
  return id + secret;
}

/** The two parts of what somebody brought; whoever copied half a link is told so before anything is looked up. */
export function splitTrialToken(text: string): Result<{ readonly id: string; readonly secret: string }> {
  const token = text.trim();
  if (/^[\w-]+$/.test(token) && token.length < tokenIdLength + secretLength) return incomplete;
  if (!/^[\w-]+$/.test(token) || token.length > tokenIdLength + secretLength) return unknownTrialToken;
  return ok({ id: token.slice(0, tokenIdLength), secret: token.slice(tokenIdLength) });
}

const incomplete = fail(
  'invalid_request',
  'This link is not complete. Please open the whole link from the message, or copy it again.',
);

export const unknownTrialToken = fail(
  'not_found',
  'This trial link is not known. Please check that it was copied whole, or ask for a new one.',
);

/** Who brings a token. */
export interface Redeemer {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Why this person cannot redeem this token now. A stranger learns nothing of it but that it is not theirs. */
export function checkTrialToken(token: TrialToken, redeemer: Redeemer, now: Date): Result<null> {
  if (redeemer.email !== token.email)
    return fail(
      'wrong_person',
      'This trial link is for another address. Please sign in with the address that it was sent to.',
    );
  if (!redeemer.emailVerified)
    return fail(
      'wrong_person',
      'Your address is not verified yet. Please open the verification mail first, then this link again.',
    );
  if (token.usedAt !== null)
    return usedUp(token.usedBy === redeemer.id, trialEnd(token.usedAt, token.days) > now);
  if (token.revokedAt !== null)
    return fail('conflict', 'This trial link was withdrawn. Please ask for a new one.');
  if (token.issuedAt.getTime() > now.getTime() + skewMs)
    return fail(
      'conflict',
      'This trial link was made at a time that has not come yet: a clock of the server is wrong. Please try again later.',
    );
  if (token.expiresAt <= now)
    return fail(
      'conflict',
      'This trial link has expired: it was valid for one day. Please ask for a new one.',
    );
  return ok(null);
}

function usedUp(byThemselves: boolean, goesOn: boolean): Result<never> {
  if (!byThemselves)
    return fail(
      'conflict',
      'This trial link was used already. Each link works once; please ask for a new one.',
    );
  return goesOn
    ? fail(
        'already_redeemed',
        'You have redeemed this trial link already. Your trial is on; there is nothing left to do.',
      )
    : fail('conflict', 'You have redeemed this trial link already, and the trial is over.');
}

/** When a trial that begins now ends. */
export function trialEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

/** When a link that is made now stops working: after a day at most, whatever was asked for. */
export function linkEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + Math.min(days, trialLimits.linkDays) * dayMs);
}
