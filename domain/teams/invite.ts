import { normaliseEmail } from '../accounts/profile.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import type { Allowance } from '../plans/catalogue.ts';
import { fail, ok, type Result } from '../result.ts';

/** One person, named by their address, may take a seat. */
export interface Invite {
  readonly id: string;
  readonly teamId: string;
  /** As normaliseEmail writes it. */
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly usedBy: string | null;
  readonly revokedAt: Date | null;
}

export type InviteState = 'pending' | 'accepted' | 'expired' | 'revoked';

const day = 24 * 3_600_000;

export const inviteLimits = {
  /** A link works for so long (spec section 9). Milliseconds. */
  lifetime: 7 * day,
  /** Kept after it expired, so that an old link still says why it does not work. Milliseconds. */
  remembered: 90 * day,
  /** Invites of a team are counted over this time. Milliseconds. */
  window: day,
} as const;

/** Invites that a team may send a day: twice its seats, at least 20, and 1,000 where seats are unlimited. Our own choice. */
export function invitesPerDay(seats: Allowance): number {
  return seats === 'unlimited' ? 1000 : Math.max(20, 2 * seats);
}

export function inviteState(
  { usedAt, revokedAt, expiresAt }: Pick<Invite, 'usedAt' | 'revokedAt' | 'expiresAt'>,
  now: Date,
): InviteState {
  if (usedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'pending' : 'expired';
}

/** The address to invite, as addresses are compared; one that mail can go to. Fails in words for the person. */
export function readInviteAddress(text: string): Result<string> {
  const email = normaliseEmail(text);
  if (email === '') return fail('invalid_request', 'Please enter an email address.');
  if (!isMailAddress(email)) return fail('invalid_request', 'This is not an email address. Please check it.');
  return ok(email);
}

/** "a…@example.org": enough for the person who has the address to know it, too little for anybody else. */
function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
}

/** Whether somebody may take the seat of an invite, looking at the invite and at who they are alone. */
export function mayAccept(
  invite: Invite,
  person: { readonly email: string; readonly emailVerified: boolean },
  now: Date,
): Result<null> {
  const state = inviteState(invite, now);
  if (state !== 'pending') return fail('invite_ended', endings[state]);
  if (normaliseEmail(person.email) !== invite.email)
    return fail(
      'wrong_person',
      `This invite is for ${maskAddress(invite.email)}, and you are signed in as ${person.email}. Please sign in with the address that was invited.`,
    );
  if (!person.emailVerified)
    return fail(
      'wrong_person',
      `The address ${person.email} is not confirmed yet. Please confirm it, then open the invite again.`,
    );
  return ok(null);
}

const endings: Readonly<Record<Exclude<InviteState, 'pending'>, string>> = {
  accepted: 'This invite was used already. Please ask the team owner for a new one.',
  revoked: 'This invite was withdrawn. Please ask the team owner for a new one.',
  expired: 'This invite has expired: invites last 7 days. Please ask the team owner for a new one.',
};
