import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Session } from '#server/ports/sessions.ts';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** A session of somebody, opened and last seen at one time. */
export function buildSession(given: Pick<Session, 'userId' | 'createdAt'> & Partial<Session>): Session {
  return {
    id: randomUUID(),
    tokenHash: randomUUID(),
    device: 'Firefox on Linux',
    identitySessionId: null,
    signedInAt: given.createdAt,
    lastSeenAt: given.createdAt,
    ...given,
  };
}

/** What every store of sessions does. */
export function sessionStoreSuite(database: () => Database): void {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
  const session = async (tokenHash: string, hour = 1) =>
    buildSession({ tokenHash, userId: await newUserId(database()), createdAt: at(hour) });

  it('finds a session by its hash, notes its use, and forgets it when revoked', async () => {
    const { sessions } = database();
    const opened = await session('hash-1');
    await sessions.create(opened);
    expect(await sessions.find('hash-1')).toEqual(opened);
    await sessions.touch('hash-1', at(5));
    expect((await sessions.find('hash-1'))?.lastSeenAt).toEqual(at(5));
    await sessions.revoke('hash-1');
    expect(await sessions.find('hash-1')).toBeNull();
    await sessions.revoke('hash-1');
  });

  it('lists those of one person, newest use first, and ends all but one', async () => {
    const { sessions } = database();
    const [userId, otherId] = [await newUserId(database()), await newUserId(database())];
    const [old, young] = [2, 4].map((hour) => buildSession({ userId, createdAt: at(hour) }));
    const foreign = buildSession({ userId: otherId, createdAt: at(3) });
    for (const one of [old, young, foreign]) if (one !== undefined) await sessions.create(one);
    expect(await sessions.ofUser(userId)).toEqual([young, old]);
    await sessions.revokeAllOf(userId, { id: old?.id ?? '' });
    expect(await sessions.ofUser(userId)).toEqual([old]);
    await sessions.revokeAllOf(userId, null);
    expect(await sessions.ofUser(userId)).toEqual([]);
    expect(await sessions.ofUser(otherId)).toEqual([foreign]);
  });

  it('keeps so many of a person at most: those that were used last, and everybody else’s', async () => {
    const { sessions } = database();
    const [userId, otherId] = [await newUserId(database()), await newUserId(database())];
    const hours = [3, 1, 5, 2, 4];
    for (const hour of hours) await sessions.create(buildSession({ userId, createdAt: at(hour) }));
    await sessions.create(buildSession({ userId: otherId, createdAt: at(1) }));
    await sessions.keepNewest(userId, 3);
    expect((await sessions.ofUser(userId)).map(({ lastSeenAt }) => lastSeenAt)).toEqual(
      [5, 4, 3].map((hour) => at(hour)),
    );
    expect(await sessions.ofUser(otherId)).toHaveLength(1);
  });

  it('removes sessions that are too long unused or too old, and no other', async () => {
    const { sessions } = database();
    await sessions.create(await session('unused', 1));
    await sessions.create(await session('young', 4));
    await sessions.create({ ...(await session('old', 1)), lastSeenAt: at(6) });
    await sessions.create({ ...(await session('in-use', 3)), lastSeenAt: at(6) });
    await sessions.removeDead({ seenBefore: at(2), createdBefore: at(2) });
    const left = await Promise.all(['unused', 'old', 'young', 'in-use'].map((hash) => sessions.find(hash)));
    expect(left.map((one) => one?.tokenHash ?? null)).toEqual([null, null, 'young', 'in-use']);
  });
}
