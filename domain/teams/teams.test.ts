import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planKeys, plans } from '../plans/catalogue.ts';
import { nothing } from '../plans/entitlements.ts';
import {
  type Invite,
  inviteLimits,
  inviteState,
  invitesPerDay,
  mayAccept,
  readInviteAddress,
} from './invite.ts';
import { hasFreeSeat, seatsOf } from './seats.ts';
import { teamNameOf } from './team-name.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date(now.getTime() + inviteLimits.lifetime);
const invite: Invite = {
  id: 'i',
  teamId: 't',
  email: 'ada@example.org',
  createdAt: now,
  expiresAt: later,
  usedAt: null,
  usedBy: null,
  revokedAt: null,
};
const ada = { email: 'ada@example.org', emailVerified: true };

describe('an invite', () => {
  it('is pending until it is used, withdrawn or seven days old', () => {
    expect(inviteState(invite, new Date(later.getTime() - 1))).toBe('pending');
    expect(inviteState(invite, later)).toBe('expired');
    expect(inviteState({ ...invite, revokedAt: now }, later)).toBe('revoked');
    expect(inviteState({ ...invite, usedAt: now }, later)).toBe('accepted');
    expect(inviteLimits.lifetime).toBe(604_800_000);
  });

  it('is good for the verified address it names, however that is written, and for no other', () => {
    const local = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
    fc.assert(
      fc.property(local, local, fc.boolean(), (invited, other, emailVerified) => {
        const one = { ...invite, email: `${invited}@example.org`.toLowerCase() };
        const accepted = mayAccept(one, { email: ` ${other}@Example.ORG`, emailVerified }, now);
        expect(accepted.ok).toBe(emailVerified && invited.toLowerCase() === other.toLowerCase());
      }),
    );
  });

  it('tells a stranger no more of the address than who has it would know', () => {
    const refused = mayAccept(invite, { email: 'bob@example.org', emailVerified: true }, now);
    expect(!refused.ok && refused.failure.message).toContain('This invite is for a…@example.org');
    expect(!refused.ok && refused.failure.message).not.toContain('ada');
  });

  it('has a sentence of its own for each end', () => {
    const messages = [
      { ...invite, usedAt: now },
      { ...invite, revokedAt: now },
      { ...invite, expiresAt: now },
    ].map((one) => {
      const refused = mayAccept(one, ada, now);
      return refused.ok ? '' : refused.failure.message;
    });
    expect(new Set(messages).size).toBe(3);
    expect(mayAccept(invite, ada, now).ok).toBe(true);
  });

  it('goes to one address', () => {
    expect(readInviteAddress(' Ada@Example.ORG ')).toEqual({ ok: true, value: 'ada@example.org' });
    for (const text of ['', ' ', 'ada', 'a@b', 'a@b.org, c@d.org', 'a@b.org\nBcc: c@d.org', '<a@b.org>'])
      expect(readInviteAddress(text).ok).toBe(false);
  });

  it('is one of a number that follows the seats', () => {
    expect([5, 10, 25, 300].map(invitesPerDay)).toEqual([20, 20, 50, 600]);
    expect(invitesPerDay('unlimited')).toBe(1000);
  });
});

describe('seats', () => {
  const paid = (plan: (typeof planKeys)[number], paidUntil = later) => ({
    ...nothing,
    subscription: { plan, status: 'active' as const, paidUntil },
  });

  it.each(planKeys.filter((key) => plans[key].seats !== 1))(
    'are those of the plan while it is paid: %s',
    (key) => {
      const { seats } = plans[key];
      const full = typeof seats === 'number' ? seats : Number.MAX_SAFE_INTEGER;
      expect(hasFreeSeat(seatsOf(paid(key), full - 1, now)).ok).toBe(true);
      expect(hasFreeSeat(seatsOf(paid(key), full, now)).ok).toBe(seats === 'unlimited');
      expect(hasFreeSeat(seatsOf(paid(key), 1, later)).ok).toBe(false);
    },
  );

  it('are none for others without a plan', () => {
    const refused = hasFreeSeat(seatsOf(nothing, 0, now));
    expect(!refused.ok && refused.failure.message).toContain('plan has ended');
  });
});

describe('the name of a team', () => {
  it('is the organisation, else its owner', () => {
    const profile = { firstName: 'Ada', lastName: 'Lovelace', organization: null, researchField: null };
    const owner = { name: 'ada', email: 'ada@example.org', profile };
    expect(teamNameOf({ ...owner, profile: { ...profile, organization: 'Analytical Lab' } })).toBe(
      'Analytical Lab',
    );
    expect(teamNameOf(owner)).toBe('Ada Lovelace’s team');
    expect(teamNameOf({ ...owner, profile: null })).toBe('ada’s team');
    expect(teamNameOf({ ...owner, profile: null, name: '' })).toBe('ada’s team');
  });
});
