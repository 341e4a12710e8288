import { expect, it } from 'vitest';
import type { ReplayKey } from '#server/ports/replays.ts';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** What every store of kept answers does. */
export function replayStoreSuite(database: () => Database): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const claim = (bodyHash: string, time = now) => ({
    bodyHash,
    now: time,
    leaseEndsAt: new Date(time.getTime() + 5 * 60_000),
    keptSince: new Date(time.getTime() - 24 * 3_600_000),
  });

  const held = (key: ReplayKey, since = now) => ({ ...key, since });

  it('starts once; then running, then done, and refuses another body all along', async () => {
    const { replays } = database();
    const key = { userId: await newUserId(database()), key: 'k' };
    const states = await Promise.all(Array.from({ length: 6 }, () => replays.begin(key, claim('one'))));
    expect(states.map((state) => state.kind).sort()).toEqual([
      'running',
      'running',
      'running',
      'running',
      'running',
      'started',
    ]);
    expect(await replays.begin(key, claim('two'))).toEqual({ kind: 'other-body' });
    expect(await replays.finish(held(key), '{"answer":"\\u0000"}')).toBe(true);
    expect(await replays.begin(key, claim('one'))).toEqual({ kind: 'done', answer: '{"answer":"\\u0000"}' });
    expect(await replays.begin(key, claim('two'))).toEqual({ kind: 'other-body' });
  });

  it('lets a failed request run again, with any body, but forgets no answer', async () => {
    const { replays } = database();
    const key = { userId: await newUserId(database()), key: 'k' };
    await replays.begin(key, claim('one'));
    await replays.abandon(held(key));
    expect(await replays.begin(key, claim('two'))).toEqual({ kind: 'started', told: [] });
    await replays.finish(held(key), '1');
    await replays.abandon(held(key));
    expect(await replays.begin(key, claim('two'))).toEqual({ kind: 'done', answer: '1' });
  });

  it('hands on what was told before a run broke, until the whole is there, or a day is over', async () => {
    const { replays } = database();
    const key = { userId: await newUserId(database()), key: 'k' };
    await replays.begin(key, claim('one'));
    expect(await replays.addTold(held(key), '{"a":"\\u0000"}')).toBe(true);
    expect(await replays.addTold(held(key), '{"b":2}')).toBe(true);
    await replays.abandon(held(key));
    expect(await replays.begin(key, claim('two'))).toEqual({ kind: 'other-body' });
    const told = ['{"a":"\\u0000"}', '{"b":2}'];
    expect(await replays.begin(key, claim('one', later(0.01)))).toEqual({ kind: 'started', told });
    // Its process dies.
    expect(await replays.begin(key, claim('one', later(0.5)))).toEqual({ kind: 'started', told });
    expect(await replays.addTold(held(key, later(0.01)), '{"late":1}')).toBe(false);
    expect(await replays.begin(key, claim('two', later(26)))).toEqual({ kind: 'started', told: [] });
    expect(await replays.finish(held(key, later(26)), '1')).toBe(true);
    expect(await replays.addTold(held(key, later(26)), '{"late":1}')).toBe(false);
  });

  it('takes over from a process that died, and starts anew after a day', async () => {
    const { replays } = database();
    const key = { userId: await newUserId(database()), key: 'k' };
    await replays.begin(key, claim('one'));
    expect(await replays.begin(key, claim('one', later(0.01)))).toEqual({ kind: 'running' });
    expect(await replays.begin(key, claim('one', later(0.1)))).toEqual({ kind: 'started', told: [] });
    await replays.finish(held(key, later(0.1)), '1');
    expect(await replays.begin(key, claim('two', later(25)))).toEqual({ kind: 'started', told: [] });
  });

  it('is not taken over while its holder says that it is at work', async () => {
    const { replays } = database();
    const key = { userId: await newUserId(database()), key: 'k' };
    await replays.begin(key, claim('one'));
    await replays.renew(held(key), later(1));
    expect(await replays.begin(key, claim('one', later(0.5)))).toEqual({ kind: 'running' });
    expect(await replays.begin(key, claim('one', later(1.1)))).toEqual({ kind: 'started', told: [] });
  });

  it('lets a holder who lost the key neither answer, nor renew, nor forget', async () => {
    const { replays } = database();
    const key = { userId: await newUserId(database()), key: 'k' };
    await replays.begin(key, claim('one'));
    await replays.begin(key, claim('one', later(1)));
    await replays.renew(held(key), later(9));
    await replays.abandon(held(key));
    expect(await replays.finish(held(key), 'late')).toBe(false);
    expect(await replays.begin(key, claim('one', later(1.01)))).toEqual({ kind: 'running' });
    expect(await replays.finish(held(key, later(1)), 'answer')).toBe(true);
    expect(await replays.finish(held(key, later(1)), 'again')).toBe(false);
    expect(await replays.begin(key, claim('one', later(2)))).toEqual({ kind: 'done', answer: 'answer' });
  });

  it('keeps the keys of two people apart, and removes old ones', async () => {
    const { replays } = database();
    const mine = { userId: await newUserId(database()), key: 'k' };
    const theirs = { userId: await newUserId(database()), key: 'k' };
    await replays.begin(mine, claim('one'));
    expect(await replays.begin(theirs, claim('two'))).toEqual({ kind: 'started', told: [] });
    await replays.removeOlderThan(later(1));
    expect(await replays.begin(mine, claim('three'))).toEqual({ kind: 'started', told: [] });
  });
}
