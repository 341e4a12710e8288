import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';
import type { Reservation } from '#server/ports/usage.ts';

/** What every counter of posts does. */
export function usageStoreSuite(database: () => Database): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const allotment = () => ({ owner: `user:${randomUUID()}`, month: '2026-11' });
  const request = (posts: number, limit: number | 'unlimited' = 5) => ({
    posts,
    limit,
    now,
    expiresAt: later(5),
  });

  it('takes all that is asked or nothing', async () => {
    const { usage } = database();
    const mine = allotment();
    expect(await usage.reserve(mine, request(3))).not.toBeNull();
    expect(await usage.reserve(mine, request(3))).toBeNull();
    expect(await usage.used(mine, now)).toBe(3);
    expect(await usage.reserve(mine, request(2))).not.toBeNull();
    expect(await usage.used(mine, now)).toBe(5);
  });

  it('counts months and owners apart', async () => {
    const { usage } = database();
    const mine = allotment();
    await usage.reserve(mine, request(5));
    expect(await usage.reserve({ ...mine, month: '2026-12' }, request(5))).not.toBeNull();
    expect(await usage.reserve(allotment(), request(5))).not.toBeNull();
  });

  it('counts without a limit where there is none', async () => {
    const mine = allotment();
    for (let round = 0; round < 3; round += 1)
      await database().usage.reserve(mine, request(100, 'unlimited'));
    expect(await database().usage.used(mine, now)).toBe(300);
  });

  it('gives back once, keeps once', async () => {
    const { usage } = database();
    const mine = allotment();
    const given = await usage.reserve(mine, request(2));
    const kept = await usage.reserve(mine, request(2));
    if (given === null || kept === null) throw new Error('nothing was reserved');
    await usage.giveBack(given);
    await usage.giveBack(given);
    expect(await usage.keep(kept, now)).toBe(2);
    await usage.giveBack(kept);
    expect(await usage.used(mine, now)).toBe(2);
  });

  it('gives back what a dead process had reserved, when the time is over', async () => {
    const { usage } = database();
    const mine = allotment();
    await usage.reserve(mine, request(5));
    expect(await usage.used(mine, later(6))).toBe(0);
    expect(await usage.reserve(mine, { ...request(5), now: later(4) })).toBeNull();
    expect(await usage.reserve(mine, { ...request(5), now: later(6), expiresAt: later(11) })).not.toBeNull();
    expect(await usage.releaseLapsed(later(12))).toBeGreaterThan(0);
    expect(await usage.used(mine, later(12))).toBe(0);
  });

  it('holds what is renewed, and renews nothing that was given back', async () => {
    const { usage } = database();
    const mine = allotment();
    const slow = await usage.reserve(mine, request(2));
    const given = await usage.reserve(mine, request(1));
    if (slow === null || given === null) throw new Error('nothing was reserved');
    await usage.giveBack(given);
    await usage.renew(slow, later(20));
    await usage.renew(given, later(20));
    expect(await usage.used(mine, later(10))).toBe(2);
    expect(await usage.used(mine, later(21))).toBe(0);
  });

  it('counts posts that were made after their reservation had lapsed', async () => {
    const { usage } = database();
    const mine = allotment();
    const slow = await usage.reserve(mine, request(2));
    if (slow === null) throw new Error('nothing was reserved');
    await usage.releaseLapsed(later(10));
    expect(await usage.keep(slow, later(10))).toBe(2);
    expect(await usage.used(mine, later(10))).toBe(2);
  });

  it('gives back what lapsed where the limit would refuse, keeping what is under way', async () => {
    const { usage } = database();
    const mine = allotment();
    await usage.reserve(mine, request(2));
    const slow = await usage.reserve(mine, { ...request(2), expiresAt: later(20) });
    if (slow === null) throw new Error('nothing was reserved');
    expect(await usage.reserve(mine, { ...request(4), now: later(6), expiresAt: later(20) })).toBeNull();
    expect(await usage.reserve(mine, { ...request(3), now: later(6), expiresAt: later(20) })).not.toBeNull();
    expect(await usage.keep(slow, later(6))).toBe(5);
    expect(await usage.reserve(mine, { ...request(1), now: later(6) })).toBeNull();
  });

  it('tells what is used without what lapsed when posts are kept', async () => {
    const { usage } = database();
    const mine = allotment();
    await usage.reserve(mine, request(2));
    const kept = await usage.reserve(mine, { ...request(3), expiresAt: later(6) });
    if (kept === null) throw new Error('nothing was reserved');
    // Its own reservation has lapsed too, yet nobody has given it back: it counts.
    expect(await usage.keep(kept, later(10))).toBe(3);
    expect(await usage.used(mine, later(10))).toBe(3);
  });

  it('keeps some of what is reserved for good, whatever becomes of the rest', async () => {
    const { usage } = database();
    const mine = allotment();
    const slow = await usage.reserve(mine, request(4));
    if (slow === null) throw new Error('nothing was reserved');
    const three = await usage.keepSome(slow, 1);
    expect(three.posts).toBe(3);
    expect([await usage.used(mine, now), await usage.used(mine, later(6))]).toEqual([4, 1]);
    // The rest is given back by whoever lets go, also by one who knows only of the whole.
    await usage.giveBack(slow);
    expect(await usage.used(mine, now)).toBe(1);
    // It lapsed, and yet one more was told.
    const two = await usage.keepSome(three, 1);
    expect(await usage.used(mine, now)).toBe(2);
    expect(await usage.keep(two, now)).toBe(4);
  });

  it('takes nothing where nothing is asked, and counts nothing of it', async () => {
    const { usage } = database();
    const mine = allotment();
    await usage.reserve(mine, request(5));
    const none = await usage.reserve(mine, request(0));
    if (none === null) throw new Error('nothing was refused');
    expect(await usage.keep(none, now)).toBe(5);
    await usage.giveBack(none);
    expect(await usage.used(mine, now)).toBe(5);
  });

  it('undoes a reservation with the transaction that it was part of', async () => {
    const mine = allotment();
    const work = database().inTransaction(async (stores) => {
      await stores.usage.reserve(mine, request(5));
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await database().usage.used(mine, now)).toBe(0);
  });

  it('never passes the limit or goes below zero, whatever the order of steps', async () => {
    const { usage } = database();
    const step = fc.record({
      action: fc.constantFrom('reserve' as const, 'keepSome' as const, 'keep' as const, 'giveBack' as const),
      posts: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const mine = allotment();
        const open: Reservation[] = [];
        let expected = 0;
        const act = {
          reserve: async (posts: number) => {
            const reserved = await usage.reserve(mine, request(posts));
            expect(reserved !== null).toBe(expected + posts <= 5);
            if (reserved === null) return;
            open.push(reserved);
            expected += posts;
          },
          keepSome: async (posts: number) => {
            const oldest = open.shift();
            if (oldest === undefined) return;
            const left = await usage.keepSome(oldest, Math.min(posts, oldest.posts));
            if (left.posts > 0) open.unshift(left);
          },
          keep: async () => {
            const oldest = open.shift();
            if (oldest !== undefined) expect(await usage.keep(oldest, now)).toBe(expected);
          },
          giveBack: async () => {
            const oldest = open.shift();
            if (oldest !== undefined) await usage.giveBack(oldest);
            expected -= oldest?.posts ?? 0;
          },
        };
        for (const { action, posts } of steps) {
          await act[action](posts);
          expect(await usage.used(mine, now)).toBe(expected);
        }
      }),
      { numRuns: 15 },
    );
  });
}
