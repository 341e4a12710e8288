import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { NewApiKey } from '#server/ports/api-keys.ts';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** What every store of API keys does. */
export function apiKeyStoreSuite(database: () => Database): void {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
  const newTeam = async () => {
    const userId = await newUserId(database());
    return (await database().inTransaction(({ teams }) => teams.ownedBy(userId, 'Team', at(0)))).id;
  };
  const key = (teamId: string, position: number): NewApiKey => {
    const text = `plk_${randomUUID()}`;
    return { id: randomUUID(), teamId, position, text, hash: `hash of ${text}`, createdAt: at(0) };
  };

  it('finds a key by its hash, and shows its text again', async () => {
    const { apiKeys } = database();
    const first = key(await newTeam(), 1);
    expect(await apiKeys.add(first)).toBe(true);
    const { text, hash, ...rest } = first;
    expect(await apiKeys.find(hash)).toEqual({ ...rest, lastUsedAt: null });
    expect(await apiKeys.list(first.teamId)).toEqual([{ ...rest, lastUsedAt: null, text }]);
    expect(await apiKeys.find('another')).toBeNull();
  });

  it('has one key at each position, however many are added at once', async () => {
    const { apiKeys } = database();
    const teamId = await newTeam();
    const added = await Promise.all(Array.from({ length: 8 }, () => apiKeys.add(key(teamId, 1))));
    expect(added.filter(Boolean)).toHaveLength(1);
    await apiKeys.add(key(teamId, 3));
    await apiKeys.add(key(teamId, 2));
    expect((await apiKeys.list(teamId)).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('replaces a key of the team, and none of another', async () => {
    const { apiKeys } = database();
    const [mine, theirs] = [key(await newTeam(), 1), key(await newTeam(), 1)];
    await apiKeys.add(mine);
    await apiKeys.add(theirs);
    const { position: _, ...next } = key(mine.teamId, 1);
    expect(await apiKeys.replace(theirs.id, next)).toBe(false);
    expect(await apiKeys.replace(mine.id, next)).toBe(true);
    expect(await apiKeys.find(mine.hash)).toBeNull();
    expect((await apiKeys.find(next.hash))?.position).toBe(1);
    expect(await apiKeys.find(theirs.hash)).not.toBeNull();
  });

  it('removes what is beyond a number, in one team', async () => {
    const { apiKeys } = database();
    const [teamId, other] = [await newTeam(), await newTeam()];
    const keys = [1, 2, 3].map((position) => key(teamId, position));
    for (const one of keys) await apiKeys.add(one);
    await apiKeys.add(key(other, 3));
    expect((await apiKeys.removeBeyond(teamId, 1)).sort()).toEqual([keys[1]?.id, keys[2]?.id].sort());
    expect(await apiKeys.removeBeyond(teamId, 1)).toEqual([]);
    expect(await apiKeys.list(other)).toHaveLength(1);
  });

  it('notes a use unless one was noted a short while ago', async () => {
    const { apiKeys } = database();
    const first = key(await newTeam(), 1);
    await apiKeys.add(first);
    const use = async (minute: number, before: number) => {
      await apiKeys.noteUse(first.id, at(minute), at(before));
      return (await apiKeys.find(first.hash))?.lastUsedAt;
    };
    expect(await use(5, 4)).toEqual(at(5));
    expect(await use(7, 4)).toEqual(at(5));
    expect(await use(7, 6)).toEqual(at(7));
  });
}
