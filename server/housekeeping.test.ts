import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionLimits } from '#domain/accounts/session-limits.ts';
import { databaseKinds, openTestDatabase } from '#testing/databases.ts';
import { newEmbeddedPerson } from '#testing/embedded-person.ts';
import { makeApp, type TestApp } from '#testing/make-app.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { buildSession } from '#testing/suites/session-store.ts';
import { newUserId } from '#testing/suites/users.ts';
import { testSeal } from '#testing/test-seal.ts';
import { createDatabase } from './adapters/database/create-database.ts';
import { systemClock } from './adapters/system/system-clock.ts';
import { createClockWatch, tidyUp } from './housekeeping.ts';
import { createServerStatus } from './server-status.ts';

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
    await database.countedPosts.note(userId, ['a post'], inMinutes(7));
    const tokenHash = randomUUID();
    await database.sessions.create(buildSession({ tokenHash, userId, createdAt: start }));

    test.clock.advance(6 * 60_000);
    await tidyUp(test.deps);
    expect(await database.usage.used(allotment, start)).toBe(1);
    expect(await database.sessions.find(tokenHash)).not.toBeNull();
    expect(await database.countedPosts.among(userId, ['a post'], start)).toHaveProperty('size', 1);

    test.clock.advance(sessionLimits.idle);
    await tidyUp(test.deps);
    expect(await database.sessions.find(tokenHash)).toBeNull();
    expect(await database.countedPosts.among(userId, ['a post'], start)).toHaveProperty('size', 0);
  });
});

describe('tidyUp with the embedded provider', () => {
  it('leaves a person the sessions of the provider that were used last, so many at most', async () => {
    const test = await makeApp({ signsInWith: 'embedded-identity' });
    const [ada, bob] = [await newEmbeddedPerson(test), await newEmbeddedPerson(test)];
    await sql`
      insert into identity_session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
      select id || '-' || n, now() + interval '1 day', id || '-' || n, now(), now() - n * interval '1 minute', id
      from identity_user, generate_series(1, ${sessionLimits.most}) n where email = ${ada.email}`.execute(
      test.open.db,
    );
    await tidyUp({ ...test.deps, clock: systemClock });
    const { rows } = await sql<{ email: string; n: number; oldest: boolean }>`
      select email, count(*) as n, bool_or(s.id = u.id || ${`-${sessionLimits.most}`}) as oldest
      from identity_session s join identity_user u on u.id = s."userId" group by email`.execute(test.open.db);
    const of = (email: string) => rows.find((row) => row.email === email);
    expect(of(ada.email)).toMatchObject({ n: sessionLimits.most, oldest: false });
    expect(of(bob.email)).toMatchObject({ n: 1 });
    await test.close();
  });
});

describe('the watch over the clock', () => {
  it('warns once when it begins to differ from the database’s, and says by how much in the metrics', async () => {
    const clock = new ManualClock();
    const status = createServerStatus(clock.now());
    const theirs = new ManualClock();
    const warnings: string[] = [];
    const database = { time: async () => theirs.now() };
    const watch = createClockWatch({ database, clock, status }, (problem) => warnings.push(problem));
    theirs.advance(4000);
    await watch();
    expect(warnings).toEqual([]);
    theirs.advance(3_600_000 - 4000);
    await watch();
    await watch();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('3600 seconds behind');
    expect(status.metricsText()).toContain('paperlark_clock_skew_seconds 3600.000');
    clock.advance(3_600_000);
    await watch();
    clock.advance(60_000);
    await watch();
    expect(warnings[1]).toContain('60 seconds ahead of');
  });

  it('asks either database for its time', async () => {
    for (const kind of databaseKinds) {
      const open = await openTestDatabase(kind);
      // Both have the clock of this machine: asked between two looks at it, theirs is between them.
      const before = Date.now();
      const time = (await createDatabase(open.db, testSeal).time()).getTime();
      expect(time).toBeGreaterThanOrEqual(before - 1);
      expect(time).toBeLessThanOrEqual(Date.now() + 1);
      await open.close();
    }
  });
});
