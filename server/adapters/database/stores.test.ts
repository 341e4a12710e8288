import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '#testing/databases.ts';
import { apiKeyStoreSuite } from '#testing/suites/api-key-store.ts';
import { auditStoreSuite } from '#testing/suites/audit-store.ts';
import { billingStoreSuite } from '#testing/suites/billing-store.ts';
import { chatStoreSuite } from '#testing/suites/chat-store.ts';
import { countStoreSuite } from '#testing/suites/count-store.ts';
import { countedPostStoreSuite } from '#testing/suites/counted-post-store.ts';
import { inquiryStoreSuite } from '#testing/suites/inquiry-store.ts';
import { keptStoreSuite } from '#testing/suites/kept-store.ts';
import { lookupStoreSuite } from '#testing/suites/lookup-store.ts';
import { mailStoreSuite } from '#testing/suites/mail-store.ts';
import { modelUsageStoreSuite } from '#testing/suites/model-usage-store.ts';
import { replayStoreSuite } from '#testing/suites/replay-store.ts';
import { runStoreSuite } from '#testing/suites/run-store.ts';
import { sessionStoreSuite } from '#testing/suites/session-store.ts';
import {
  embargoStoreSuite,
  signOffStoreSuite,
  teamDefaultStoreSuite,
} from '#testing/suites/sign-off-store.ts';
import { standingStoreSuite } from '#testing/suites/standing-store.ts';
import { teamBrandStoreSuite } from '#testing/suites/team-brand-store.ts';
import { teamStoreSuite } from '#testing/suites/team-store.ts';
import { trialStoreSuite } from '#testing/suites/trial-store.ts';
import { usageStoreSuite } from '#testing/suites/usage-store.ts';
import { userStoreSuite } from '#testing/suites/user-store.ts';
import { newUserId } from '#testing/suites/users.ts';
import { testSeal } from '#testing/test-seal.ts';
import type { Database } from '../../ports/stores.ts';
import { createSeal } from '../system/aes-seal.ts';
import { createDatabase } from './create-database.ts';
import { migrate, pendingMigrations } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { reseal } from './reseal.ts';

describe.each(databaseKinds)('stores on %s', (kind) => {
  let open: OpenDatabase;
  let database: Database;
  beforeAll(async () => {
    open = await openTestDatabase(kind);
    database = createDatabase(open.db, testSeal);
  });
  afterAll(() => open.close());

  describe('users', () => userStoreSuite(() => database));
  describe('sessions', () => sessionStoreSuite(() => database));
  describe('usage', () => usageStoreSuite(() => database));
  describe('counted posts', () => countedPostStoreSuite(() => database));
  describe('replays', () => replayStoreSuite(() => database));
  describe('chats', () => chatStoreSuite(() => database));
  describe('what is kept', () =>
    keptStoreSuite(
      () => database,
      () => open,
    ));
  describe('lookups', () => lookupStoreSuite(() => database));
  describe('model usage', () => modelUsageStoreSuite(() => database));
  describe('billing', () => billingStoreSuite(() => database));
  describe('API keys', () => apiKeyStoreSuite(() => database));
  describe('trials', () => trialStoreSuite(() => database));
  describe('audit log', () =>
    auditStoreSuite(
      () => database,
      () => open,
    ));

  describe('inquiries', () => inquiryStoreSuite(() => database));
  describe('mail', () =>
    mailStoreSuite(
      () => database,
      () => open,
    ));
  describe('runs', () =>
    runStoreSuite(
      () => database,
      () => open,
    ));
  describe('counts of calls', () => countStoreSuite(() => database.calls));
  describe('counts of guesses', () => countStoreSuite(() => database.guesses));
  describe('standings', () => standingStoreSuite(() => database));
  describe('teams', () => teamStoreSuite(() => database));
  describe('brands', () => teamBrandStoreSuite(() => database));
  describe('sign-offs', () => signOffStoreSuite(() => database));
  describe('defaults of teams', () => teamDefaultStoreSuite(() => database));
  describe('embargoes', () => embargoStoreSuite(() => database));

  describe('transactions', () => {
    it('refuses the outer stores inside a transaction instead of hanging', async () => {
      const userId = await newUserId(database);
      const work = database.inTransaction(async () =>
        database.chats.list(userId, { limit: 1, after: null, search: null }),
      );
      await expect(work).rejects.toThrow('outer database handle');
    });

    it('refuses a transaction inside a transaction', async () => {
      await expect(database.inTransaction(() => database.inTransaction(async () => 1))).rejects.toThrow(
        'inside a transaction',
      );
    });

    it('lets others work meanwhile and afterwards', async () => {
      const userId = await newUserId(database);
      const counts = await Promise.all(
        Array.from({ length: 5 }, () =>
          database.inTransaction(
            async (stores) =>
              (await stores.chats.list(userId, { limit: 1, after: null, search: null })).length,
          ),
        ),
      );
      expect(counts).toEqual([0, 0, 0, 0, 0]);
    });
  });

  it('seals anew what an earlier key had sealed, once, and leaves what nobody here can open', async () => {
    const [old, next] = [
      Buffer.alloc(32, 1).toString('base64url'),
      Buffer.alloc(32, 2).toString('base64url'),
    ];
    const before = createDatabase(open.db, createSeal(old));
    const to = `${randomUUID()}@example.org`;
    const content = { template: 'contact-received', data: { name: 'Ada', canAnswer: true } } as const;
    await before.mail.add({ to, content }, new Date());
    const rotating = createSeal(next, old);
    // What the other tests sealed with a key of theirs is neither opened nor counted.
    expect(await reseal(open.db, rotating)).toBe(1);
    expect(await reseal(open.db, rotating)).toBe(0);
    const rows = await open.db.selectFrom('mails').select('sealed').execute();
    const opened = (key: string) =>
      rows.filter(({ sealed }) => sealed !== null && createSeal(key).open(sealed)?.includes(to)).length;
    expect([opened(next), opened(old)]).toEqual([1, 0]);
  });

  it('is migrated, and migrating again changes nothing', async () => {
    await migrate(open.db.withoutPlugins());
    expect(await pendingMigrations(open.db.withoutPlugins())).toEqual([]);
    await database.check();
  });

  it('counts in numbers, not in text', async () => {
    const { rows } = await sql<{ n: unknown }>`select count(*) as n from users`.execute(open.db);
    expect(typeof rows[0]?.n).toBe('number');
  });

  it('starts every key and index of our tables with an owner, a unique secret or a time to tidy up by', async () => {
    const { rows } = await sql<{ name: string; first: string }>`
      select i.relname as name, a.attname as first
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
      where n.nspname = 'public' and t.relname not like 'identity_%' and t.relname not like 'kysely_%'`.execute(
      open.db,
    );
    // Mails and inquiries belong to no account: they are worked off and tidied up by time.
    const mailTimes = ['due_at', 'settled_at', 'created_at'];
    // Workers look for runs of anybody by time; rows are then found by whose they are.
    const runTimes = ['served_at', 'resumes_at', 'updated_at'];
    const owners = ['issuer', 'user_id', 'owner', 'owner_id', 'team_id', 'identity_session_id'];
    // The log is read by admins, by who did what to whom.
    const log = ['actor_id', 'action', 'target'];
    // Found through a sign-off or an embargo, which has an owner; a reviewer's reference is as good as a secret.
    const parts = ['sign_off_id', 'embargo_id', 'ref'];
    const allowed = [
      'id',
      ...parts,
      ...owners,
      ...log,
      'token_hash',
      'expires_at',
      ...mailTimes,
      ...runTimes,
    ];
    expect(rows.length).toBeGreaterThan(7);
    // Public records and the one chain of the log have no owner.
    const owned = rows.filter(({ name }) => name !== 'lookups_pkey' && !name.startsWith('audit_seals_'));
    expect(owned.filter((row) => !allowed.includes(row.first))).toEqual([]);
  });

  it('forgets at a start what a dead process had begun', async () => {
    const userId = await newUserId(database);
    const now = new Date('2026-11-21T12:00:00Z');
    const mine = { owner: `user:${userId}`, month: '2026-11' };
    await database.usage.reserve(mine, {
      posts: 5,
      limit: 5,
      now,
      expiresAt: new Date('2026-11-21T12:05:00Z'),
    });
    const key = { userId, key: 'k' };
    const claim = {
      bodyHash: 'b',
      now,
      leaseEndsAt: new Date('2026-11-21T12:05:00Z'),
      keptSince: new Date(0),
    };
    await database.replays.begin(key, claim);
    await database.forgetUnfinished(now);
    expect(await database.usage.used(mine, now)).toBe(0);
    expect(await database.replays.begin(key, claim)).toEqual({ kind: 'started', told: [] });
  });
});
