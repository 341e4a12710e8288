import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** What every store of teams' looks does. */
export function teamBrandStoreSuite(database: () => Database): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const look = { name: 'Lab', background: '#ffffff', ink: '#003366', accent: '#aa0000', logo: null };
  const newTeamId = async (): Promise<string> => {
    const ownerId = await newUserId(database());
    return (await database().inTransaction(({ teams }) => teams.ownedBy(ownerId, 'A lab', now))).id;
  };

  it('keeps one look a team, the last that was saved', async () => {
    const [one, other] = [await newTeamId(), await newTeamId()];
    const { brands } = database();
    await brands.save(one, look, now);
    await brands.save(one, { ...look, name: 'Polar Lab', logo: 'data:image/png;base64,AAAA' }, now);
    expect(await brands.find(one)).toEqual({
      ...look,
      name: 'Polar Lab',
      logo: 'data:image/png;base64,AAAA',
    });
    expect(await brands.find(other)).toBeNull();
  });

  it('forgets it, also where there was none', async () => {
    const teamId = await newTeamId();
    const { brands } = database();
    await brands.save(teamId, look, now);
    await brands.remove(teamId);
    await brands.remove(randomUUID());
    expect(await brands.find(teamId)).toBeNull();
  });
}
