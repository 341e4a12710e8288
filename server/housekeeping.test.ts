import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionLimits } from '#domain/accounts/session-limits.ts';
import { makeApp, type TestApp } from '#testing/make-app.ts';
import { buildSession } from '#testing/suites/session-store.ts';
import { newUserId } from '#testing/suites/users.ts';
import { tidyUp } from './housekeeping.ts';

describe('tidyUp', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp();
  });
  afterAll(() => test.close());

  it('gives lapsed posts back and removes what nobody can use any more, and nothing else', async () => {
    const { database } = test.deps;
    const userId = await newUserId(database);
    const start = test.clock.now();
    const allotment = { owner: `user:${userId}`, month: '2026-11' };
    const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    await database.usage.reserve(allotment, { posts: 2, limit: 5, now: start, expiresAt: inMinutes(5) });
    const kept = await database.usage.reserve(allotment, {
      posts: 1,
      limit: 5,
      now: start,
      expiresAt: inMinutes(5),
    });
    if (kept === null) throw new Error('nothing was reserved');
    await database.usage.keep(kept, start);
    const tokenHash = randomUUID();
    await database.sessions.create(buildSession({ tokenHash, userId, createdAt: start }));

    test.clock.advance(6 * 60_000);
    await tidyUp(test.deps);
    expect(await database.usage.used(allotment, start)).toBe(1);
    expect(await database.sessions.find(tokenHash)).not.toBeNull();

    test.clock.advance(sessionLimits.idle);
    await tidyUp(test.deps);
    expect(await database.sessions.find(tokenHash)).toBeNull();
  });
});
