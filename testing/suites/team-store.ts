import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** What every store of teams and invites does. */
export function teamStoreSuite(database: () => Database): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = new Date('2026-11-22T12:00:00Z');
  const newTeam = async () => {
    const ownerId = await newUserId(database());
    const team = await database().inTransaction(({ teams }) => teams.ownedBy(ownerId, 'A lab', now));
    return { ownerId, team };
  };
  const newInvite = async (teamId: string, email = 'a@example.org') => {
    const invite = {
      id: randomUUID(),
      teamId,
      email,
      createdAt: now,
      expiresAt: later,
      usedAt: null,
      usedBy: null,
      revokedAt: null,
    };
    const tokenHash = randomUUID();
    await database().invites.create({ ...invite, tokenHash });
    return { ...invite, tokenHash };
  };

  it('makes one team for one owner, however many purchases come at once', async () => {
    const ownerId = await newUserId(database());
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        database().inTransaction(({ teams }) => teams.ownedBy(ownerId, 'A lab', now)),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await database().teams.ofMember(ownerId)).toEqual(made[0]);
    expect(await database().teams.members(made[0]?.id ?? '')).toMatchObject([{ id: ownerId, joinedAt: now }]);
  });

  it('renames one team and no other', async () => {
    const [one, other] = [await newTeam(), await newTeam()];
    await database().teams.rename(one.team.id, 'Another lab');
    expect((await database().teams.find(one.team.id))?.name).toBe('Another lab');
    expect((await database().teams.find(other.team.id))?.name).toBe('A lab');
  });

  it('lets nobody belong to two teams, also when both are joined at once', async () => {
    const { teams } = database();
    const [one, other, userId] = [await newTeam(), await newTeam(), await newUserId(database())];
    const added = await Promise.all([
      teams.add(one.team.id, userId, now),
      teams.add(other.team.id, userId, now),
    ]);
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await teams.add(one.team.id, userId, now)).toBe(false);
  });

  it('moves a member who buys a team of their own into it, and keeps the team of an owner who left', async () => {
    const { teams } = database();
    const { ownerId, team } = await newTeam();
    const memberId = await newUserId(database());
    await teams.add(team.id, memberId, later);
    expect((await teams.members(team.id)).map(({ id }) => id)).toEqual([ownerId, memberId]);
    const own = await database().inTransaction((stores) => stores.teams.ownedBy(memberId, 'Mine', later));
    expect([(await teams.members(team.id)).length, (await teams.ofMember(memberId))?.id]).toEqual([
      1,
      own.id,
    ]);
    await teams.remove(own.id, memberId);
    expect([await teams.ofMember(memberId), (await teams.find(own.id))?.ownerId]).toEqual([null, memberId]);
    await database().inTransaction((stores) => stores.teams.ownedBy(memberId, 'Mine', later));
    expect(await teams.ofMember(memberId)).toEqual(own);
  });

  it('removes from one team only, and makes only members owners', async () => {
    const { teams } = database();
    const [{ team, ownerId }, other, userId] = [
      await newTeam(),
      await newTeam(),
      await newUserId(database()),
    ];
    await teams.add(team.id, userId, now);
    expect(await teams.remove(other.team.id, userId)).toBe(false);
    await teams.makeOwner(other.team.id, userId);
    expect((await teams.find(other.team.id))?.ownerId).toBe(other.ownerId);
    await teams.makeOwner(team.id, userId);
    expect((await teams.find(team.id))?.ownerId).toBe(userId);
    expect(await teams.remove(team.id, ownerId)).toBe(true);
    expect(await teams.remove(team.id, ownerId)).toBe(false);
    expect(await teams.find(randomUUID())).toBeNull();
  });

  it('lets one at a time hold a team', async () => {
    const { team } = await newTeam();
    let inside = 0;
    const most = await Promise.all(
      Array.from({ length: 4 }, () =>
        database().inTransaction(async ({ teams }) => {
          await teams.lock(team.id);
          inside += 1;
          const seen = inside;
          await teams.members(team.id);
          inside -= 1;
          return seen;
        }),
      ),
    );
    expect(most).toEqual([1, 1, 1, 1]);
  });

  it('binds a subscription to its first team', async () => {
    const { billing } = database();
    const [one, other, id] = [await newTeam(), await newTeam(), `sub_${randomUUID()}`];
    const state = {
      id,
      priceId: 'pri_1',
      status: 'active' as const,
      startedAt: now,
      periodEndsAt: later,
      cancelsAt: null,
      canceledAt: null,
      reference: null,
      at: '2026-11-21T12:00:00.000000000Z',
      eventId: 'evt_1',
    };
    await billing.applyState(state, one.ownerId);
    await billing.bindTeam(id, one.team.id);
    await billing.bindTeam(id, other.team.id);
    await billing.applyState({ ...state, eventId: 'evt_2' }, null);
    expect((await billing.subscriptionsOfTeam(one.team.id)).map((row) => row.id)).toEqual([id]);
    expect(await billing.subscriptionsOfTeam(other.team.id)).toEqual([]);
    expect((await billing.find(id))?.teamId).toBe(one.team.id);
  });

  it('finds an invite by the hash of its token, newest first in its team', async () => {
    const { invites } = database();
    const [{ team }, other] = [await newTeam(), await newTeam()];
    const { tokenHash, ...invite } = await newInvite(team.id);
    expect(await invites.findByToken(tokenHash)).toEqual(invite);
    expect(await invites.findByToken('unknown')).toBeNull();
    expect(await invites.ofTeam(team.id)).toEqual([invite]);
    expect(await invites.ofTeam(other.team.id)).toEqual([]);
    expect([
      await invites.countSince(team.id, new Date(now.getTime() - 1)),
      await invites.countSince(team.id, now),
    ]).toEqual([1, 0]);
  });

  it('uses or revokes an invite once, whoever comes first', async () => {
    const { invites } = database();
    const { team, ownerId } = await newTeam();
    const [raced, revoked] = [await newInvite(team.id), await newInvite(team.id, 'b@example.org')];
    const used = await Promise.all(Array.from({ length: 5 }, () => invites.markUsed(raced, ownerId, now)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await invites.revoke(raced, now)).toBe(false);
    expect(await invites.revoke({ ...revoked, teamId: randomUUID() }, now)).toBe(false);
    await invites.revokeFor(team.id, 'c@example.org', now);
    expect(await invites.revoke(revoked, now)).toBe(true);
    expect(await invites.markUsed(revoked, ownerId, now)).toBe(false);
    const third = await newInvite(team.id, 'c@example.org');
    await invites.revokeFor(team.id, 'c@example.org', now);
    expect((await invites.findByToken(third.tokenHash))?.revokedAt).toEqual(now);
  });

  it('forgets what expired long ago, but not how somebody came', async () => {
    const { invites } = database();
    const { team, ownerId } = await newTeam();
    const [kept, gone] = [await newInvite(team.id), await newInvite(team.id)];
    await invites.markUsed(kept, ownerId, now);
    await invites.removeExpiredBefore(later);
    expect(await invites.ofTeam(team.id)).toHaveLength(2);
    await invites.removeExpiredBefore(new Date(later.getTime() + 1));
    expect((await invites.ofTeam(team.id)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await invites.findByToken(gone.tokenHash)).toBeNull();
  });
}
