import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** What every memory of counted posts does. */
export function countedPostStoreSuite(database: () => Database): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const after = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

  it('knows what was noted for a person, and nothing for anybody else', async () => {
    const { countedPosts } = database();
    const [ada, bob] = [await newUserId(database()), await newUserId(database())];
    await countedPosts.note(ada, ['b', 'a', 'a'], after(30));
    await countedPosts.note(ada, [], after(30));
    expect(await countedPosts.among(ada, ['a', 'b', 'c'], now)).toEqual(new Set(['a', 'b']));
    expect(await countedPosts.among(bob, ['a', 'b'], now)).toEqual(new Set());
    expect(await countedPosts.among(ada, [], now)).toEqual(new Set());
  });

  it('forgets when the time is over, and begins it anew where a post counts again', async () => {
    const { countedPosts } = database();
    const ada = await newUserId(database());
    await countedPosts.note(ada, ['a', 'b'], after(30));
    await countedPosts.note(ada, ['b'], after(40));
    expect(await countedPosts.among(ada, ['a', 'b'], after(30))).toEqual(new Set(['b']));
    await countedPosts.removeExpired(after(30));
    expect(await countedPosts.among(ada, ['a', 'b'], now)).toEqual(new Set(['b']));
  });

  it('notes nothing where what counts them is undone', async () => {
    const ada = await newUserId(database());
    const work = database().inTransaction(async (stores) => {
      await stores.countedPosts.note(ada, ['a'], after(30));
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await database().countedPosts.among(ada, ['a'], now)).toEqual(new Set());
  });
}
