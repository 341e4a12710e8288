import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PersonStanding } from '#server/ports/standings.ts';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** What every store of standings does: in one step what the stores of teams, trials and subscriptions tell one by one. */
export function standingStoreSuite(database: () => Database): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

  async function oneByOne(userId: string): Promise<PersonStanding> {
    const { teams, trials, billing } = database();
    const team = await teams.ofMember(userId);
    const [own, ofTeam] = [`user:${userId}`, `team:${team?.id}`];
    const ends = await trials.endsOf([own, ofTeam]);
    return {
      team,
      trialEndsAt: ends.get(own) ?? null,
      teamTrialEndsAt: ends.get(ofTeam) ?? null,
      subscriptions: await billing.subscriptionsOf(userId),
      teamSubscriptions: team === null ? [] : await billing.subscriptionsOfTeam(team.id),
    };
  }

  const inAnyOrder = ({ subscriptions, teamSubscriptions, ...rest }: PersonStanding) => ({
    ...rest,
    subscriptions: [...subscriptions].sort((a, b) => a.id.localeCompare(b.id)),
    teamSubscriptions: [...teamSubscriptions].sort((a, b) => a.id.localeCompare(b.id)),
  });

  async function expectSame(userId: string): Promise<PersonStanding> {
    const found = await database().standings.ofPerson(userId);
    expect(inAnyOrder(found)).toEqual(inAnyOrder(await oneByOne(userId)));
    return found;
  }

  async function buy(userId: string | null, teamId: string | null): Promise<string> {
    const { billing } = database();
    const id = `sub_${randomUUID()}`;
    await billing.applyState(
      {
        id,
        priceId: 'pri_1',
        status: 'active',
        startedAt: now,
        periodEndsAt: later(30),
        cancelsAt: null,
        canceledAt: null,
        reference: null,
        at: '2026-11-21T12:00:00.000000000Z',
        eventId: 'evt_1',
      },
      userId,
    );
    if (teamId !== null) await billing.bindTeam(id, teamId);
    return id;
  }

  it('finds nothing for somebody who has nothing, or is not there', async () => {
    const nothing = { team: null, trialEndsAt: null, teamTrialEndsAt: null };
    const none = { ...nothing, subscriptions: [], teamSubscriptions: [] };
    expect(await expectSame(await newUserId(database()))).toEqual(none);
    expect(await database().standings.ofPerson(randomUUID())).toEqual(none);
  });

  it('finds what somebody pays for, until when it is paid, and their trial', async () => {
    const userId = await newUserId(database());
    const [first, second] = [await buy(userId, null), await buy(userId, null)];
    const { billing, trials } = database();
    const paid = { subscriptionId: first, startsAt: null, endsAt: later(60) };
    await billing.addPayment({ ...paid, transactionId: `txn_${randomUUID()}` });
    await billing.addPayment({ ...paid, transactionId: `txn_${randomUUID()}`, endsAt: later(30) });
    await trials.extend(`user:${userId}`, later(7));
    await buy(await newUserId(database()), null);
    await buy(null, null);
    const found = await expectSame(userId);
    expect(found.trialEndsAt).toEqual(later(7));
    expect(new Map(found.subscriptions.map((one) => [one.id, one.paidUntil]))).toEqual(
      new Map([
        [first, later(60)],
        [second, null],
      ]),
    );
  });

  it('finds the team with what is bound to it, whoever pays, for owner and member alike', async () => {
    const [ownerId, memberId] = [await newUserId(database()), await newUserId(database())];
    const { teams, trials } = database();
    const team = await database().inTransaction((stores) => stores.teams.ownedBy(ownerId, 'A lab', now));
    await teams.add(team.id, memberId, now);
    await trials.extend(`team:${team.id}`, later(3));
    const [byOwner, byMember, own] = [
      await buy(ownerId, team.id),
      await buy(memberId, team.id),
      await buy(memberId, null),
    ];
    expect((await expectSame(ownerId)).subscriptions.map(({ id }) => id)).toEqual([byOwner]);
    const member = await expectSame(memberId);
    expect(member).toMatchObject({ team: { ownerId, name: 'A lab' }, teamTrialEndsAt: later(3) });
    expect(new Set(member.subscriptions.map(({ id }) => id))).toEqual(new Set([byMember, own]));
    expect(new Set(member.teamSubscriptions.map(({ id }) => id))).toEqual(new Set([byOwner, byMember]));
  });
}
