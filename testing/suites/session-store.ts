import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** What every store of sessions does. */
export function sessionStoreSuite(database: () => Database): void {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
  const session = async (tokenHash: string, hour = 1) => ({
    tokenHash,
    userId: await newUserId(database()),
    createdAt: at(hour),
    lastSeenAt: at(hour),
  });

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
