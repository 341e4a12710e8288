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
    const id = randomUUID();
    const told = { name: `Key ${position}`, lastFour: 'abcd', madeBy: randomUUID(), createdAt: at(0) };
    return { id, teamId, position, hash: `hash of ${id}`, ...told };
  };

  const unused = { lastUsedAt: null, lastUse: null, knownOutsideAt: null };

  it('finds a key by its hash, and keeps nothing that opens a door', async () => {
    const { apiKeys } = database();
    const first = key(await newTeam(), 1);
    expect(await apiKeys.add(first)).toBe(true);
    const { hash, ...rest } = first;
    expect(await apiKeys.find(hash)).toEqual({ ...rest, ...unused });
    expect(await apiKeys.list(first.teamId)).toEqual([{ ...rest, ...unused }]);
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
    const { position: _, name: __, ...next } = key(mine.teamId, 1);
    expect(await apiKeys.replace(theirs.id, next)).toBe(false);
    expect(await apiKeys.replace(mine.id, next)).toBe(true);
    expect(await apiKeys.find(mine.hash)).toBeNull();
    expect(await apiKeys.find(next.hash)).toMatchObject({ position: 1, name: 'Key 1', ...unused });
    expect(await apiKeys.find(theirs.hash)).not.toBeNull();
  });

  it('removes one key of the team, and none of another', async () => {
    const { apiKeys } = database();
    const [mine, theirs] = [key(await newTeam(), 1), key(await newTeam(), 1)];
    await apiKeys.add(mine);
    await apiKeys.add(theirs);
    expect(await apiKeys.remove(mine.teamId, theirs.id)).toBe(false);
    expect([await apiKeys.remove(mine.teamId, mine.id), await apiKeys.remove(mine.teamId, mine.id)]).toEqual([
      true,
      false,
    ]);
    expect(await apiKeys.find(theirs.hash)).not.toBeNull();
  });

  it('marks what somebody knows, until it is replaced', async () => {
    const { apiKeys } = database();
    const teamId = await newTeam();
    const [early, late] = [key(teamId, 1), { ...key(teamId, 2), createdAt: at(5) }];
    await apiKeys.add(early);
    await apiKeys.add(late);
    expect(await apiKeys.markKnown(teamId, at(4), at(6))).toEqual([early.id]);
    expect((await apiKeys.find(early.hash))?.knownOutsideAt).toEqual(at(6));
    expect((await apiKeys.markKnown(teamId, 'all', at(7))).sort()).toEqual([early.id, late.id].sort());
    const { position: _, name: __, ...next } = key(teamId, 1);
    await apiKeys.replace(early.id, next);
    expect((await apiKeys.list(teamId)).map(({ knownOutsideAt }) => knownOutsideAt)).toEqual([null, at(7)]);
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

  it('notes a use unless one for the same was noted a short while ago', async () => {
    const { apiKeys } = database();
    const first = key(await newTeam(), 1);
    await apiKeys.add(first);
    const use = async (minute: number, before: number, call = 'POST /api/posts') => {
      await apiKeys.noteUse(first.id, { at: at(minute), for: call }, at(before));
      const { lastUsedAt, lastUse } = (await apiKeys.find(first.hash)) ?? {};
      expect(lastUse).toBe(call);
      return lastUsedAt;
    };
    expect(await use(5, 4)).toEqual(at(5));
    expect(await use(7, 4)).toEqual(at(5));
    expect(await use(7, 6)).toEqual(at(7));
    expect(await use(8, 6, 'POST /api/check')).toEqual(at(8));
  });
}
