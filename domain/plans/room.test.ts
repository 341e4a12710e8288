import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planKeys, plans } from './catalogue.ts';
import { entitlements, nothing } from './entitlements.ts';
import { megabyte, megabytes, keptNumbers as numbers, sharesOf } from './kept.ts';
import { outgrown, refuseForRoom, usedUp } from './room.ts';

const amounts = fc.record({ chats: fc.nat(9), runs: fc.nat(9), bytes: fc.nat(9) });
const rooms = fc.record({
  chats: fc.integer({ min: 1, max: 9 }),
  runs: fc.integer({ min: 1, max: 9 }),
  bytes: fc.integer({ min: 1, max: 9 }),
});

describe('the room of a plan', () => {
  it('is never passed by a write that grows, and never stands in the way of one that does not', () => {
    fc.assert(
      fc.property(amounts, amounts, rooms, (before, after, room) => {
        const full = outgrown(before, after, room);
        for (const one of numbers) {
          const passes = after[one] > room[one] && after[one] > before[one];
          if (passes) expect(full).not.toBeNull();
        }
        if (numbers.every((one) => after[one] <= before[one] || after[one] <= room[one]))
          expect(full).toBeNull();
        const isFull = sharesOf(after, room).some(({ share }) => share >= 1);
        expect(isFull).toBe(usedUp(after, room, numbers) !== null);
      }),
    );
  });

  it('grows with the plan in each number, and has an end in all of them', () => {
    for (const [index, key] of planKeys.entries()) {
      const { room } = plans[key];
      const before = planKeys[index - 1];
      for (const one of numbers) {
        expect(Number.isSafeInteger(room[one])).toBe(true);
        if (before !== undefined) expect(room[one]).toBeGreaterThanOrEqual(plans[before].room[one]);
      }
    }
  });

  it('is that of Pro in a trial, and that of the largest plan for lifetime and admins', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const later = new Date('2026-12-01T12:00:00Z');
    const roomOf = (more: object, role: 'user' | 'admin' = 'user') =>
      entitlements({ role, own: { ...nothing, ...more }, team: null }, now).room;
    const on = (plan: 'FREE' | 'ADVANCED') => ({ subscription: { plan, status: 'active', paidUntil: null } });
    expect(roomOf({})).toEqual(plans.FREE.room);
    expect(roomOf({ trialEndsAt: later })).toEqual(plans.PRO.room);
    expect(roomOf({ ...on('ADVANCED'), trialEndsAt: later })).toEqual(plans.ADVANCED.room);
    expect(roomOf({ isLifetime: true })).toEqual(plans.ENTERPRISE_CUSTOM.room);
    expect(roomOf({}, 'admin')).toEqual(plans.ENTERPRISE_CUSTOM.room);
  });

  it('says how much there is and what helps; the largest plan names no larger one', () => {
    const kept = { chats: 3, runs: 2, bytes: 29_960_000 };
    const refused = refuseForRoom('bytes', kept, plans.FREE.room);
    expect(refused).toMatchObject({ failure: { code: 'storage_full', plan: 'BASIC' } });
    expect(JSON.stringify(refused)).toContain(
      'Your plan keeps 30 MB, and you have 29.9 MB: there is no room for this. Delete saved chats or runs that you do not need, or take the Basic plan, which keeps 100 MB.',
    );
    const largest = refuseForRoom('runs', kept, plans.ENTERPRISE_CUSTOM.room);
    expect(JSON.stringify(largest)).not.toContain('or take');
    expect([megabytes(0), megabytes(99 * megabyte), megabytes(2_999_999_999)]).toEqual([
      '0 MB',
      '99 MB',
      '2,999 MB',
    ]);
  });
});
