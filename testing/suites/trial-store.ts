import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';
import type { NewTrialToken } from '#server/ports/trials.ts';
import { newUserId } from './users.ts';

/** What every store of trials does. */
export function trialStoreSuite(database: () => Database): void {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
  const token = (given: Partial<NewTrialToken> = {}): NewTrialToken => ({
    id: randomUUID().slice(0, 12),
    secretHash: 'hash',
    target: 'user',
    email: 'ada@example.org',
    days: 30,
    issuedBy: randomUUID(),
    issuedAt: at(1),
    expiresAt: at(20),
    ...given,
  });

  it('gives a token to one of many, and says afterwards whose it is', async () => {
    const { trials } = database();
    const fresh = token();
    await trials.add(fresh);
    const people = await Promise.all(Array.from({ length: 8 }, () => newUserId(database())));
    const taken = await Promise.all(
      people.map((userId) => trials.claim(fresh.id, { userId, teamId: null }, at(2))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    const kept = await trials.find(fresh.id);
    expect(kept).toMatchObject({ usedAt: at(2), usedBy: people[taken.indexOf(true)], secretHash: 'hash' });
    expect(await trials.revoke(fresh.id, at(3))).toBe(false);
  });

  it('gives nobody a token that is withdrawn, over or unknown', async () => {
    const { trials } = database();
    const [withdrawn, over] = [token(), token()];
    await trials.add(withdrawn);
    await trials.add(over);
    const by = { userId: await newUserId(database()), teamId: null };
    expect(await trials.revoke(withdrawn.id, at(2))).toBe(true);
    expect(await trials.claim(withdrawn.id, by, at(3))).toBe(false);
    expect(await trials.claim(over.id, by, at(20))).toBe(false);
    expect(await trials.claim('unknown-1234', by, at(3))).toBe(false);
    expect(await trials.find('unknown-1234')).toBeNull();
  });

  it('lets a trial run until the later of two ends, in whatever order they come', async () => {
    const { trials } = database();
    const owner = `user:${randomUUID()}`;
    expect(await trials.extend(owner, at(9))).toEqual(at(9));
    expect(await trials.extend(owner, at(5))).toEqual(at(9));
    await Promise.all([12, 15, 10].map((hour) => trials.extend(owner, at(hour))));
    expect(await trials.endsOf([owner, 'user:nobody'])).toEqual(new Map([[owner, at(15)]]));
  });

  it('lists the newest first, with who redeemed them', async () => {
    const { trials, users } = database();
    const [older, newer] = [token({ issuedAt: at(22) }), token({ issuedAt: at(23), target: 'team' })];
    await trials.add(older);
    await trials.add(newer);
    const userId = await newUserId(database());
    await trials.claim(older.id, { userId, teamId: null }, at(2));
    expect(await users.makeLifetime(userId, at(4))).toBe(true);
    expect(await users.makeLifetime(userId, at(5))).toBe(false);
    expect((await users.find(userId))?.lifetimeAt).toEqual(at(4));
    const [first, second] = await trials.list(2);
    expect(first).toMatchObject({ id: newer.id, target: 'team', redeemer: null });
    expect(second).toMatchObject({ id: older.id, redeemer: { id: userId, isLifetime: true, team: null } });
  });

  it('keeps what was done with rights, in order', async () => {
    const { audit } = database();
    const target = randomUUID();
    const entry = { at: at(1), actorId: null, target, before: 'a', after: 'b\nforged' };
    await audit.add({ ...entry, action: 'api-key.revoked' });
    await audit.add({ ...entry, action: 'api-key.added', actorId: target });
    expect(await audit.entriesOf(target)).toEqual([
      { ...entry, action: 'api-key.revoked' },
      { ...entry, action: 'api-key.added', actorId: target },
    ]);
  });
}
