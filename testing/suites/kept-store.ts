import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '#server/adapters/database/open-database.ts';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** Any text: of several bytes a character, and long enough that databases compress it and put it elsewhere. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'ä'.repeat(length)),
);
const step = fc.oneof(
  fc.record({ do: fc.constant('put' as const), chat: fc.nat(3), text, made: fc.boolean() }),
  fc.record({ do: fc.constant('delete' as const), chat: fc.nat(3) }),
  fc.record({ do: fc.constant('run' as const), texts: fc.array(text, { minLength: 1, maxLength: 4 }) }),
  fc.record({ do: fc.constant('draft' as const), text }),
  fc.record({ do: fc.constant('edit' as const), text }),
  fc.record({ do: fc.constant('delete-run' as const) }),
  fc.record({ do: fc.constant('forget-runs' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What every store of what is kept does. */
export function keptStoreSuite(database: () => Database, open: () => OpenDatabase): void {
  it('adds up what is there, whatever came, changed and went', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const [userId, other] = [await newUserId(database()), await newUserId(database())];
        await take(database(), open(), other, { do: 'put', chat: 0, text: 'of somebody else', made: false });
        const others = await database().kept.of(other);
        for (const one of steps) {
          await take(database(), open(), userId, one);
          expect(await database().kept.of(userId)).toEqual(await counted(open(), userId));
        }
        expect(await database().kept.of(other)).toEqual(others);
      }),
      { numRuns: 15 },
    );
  });

  it('is nothing for whoever keeps nothing, also while it is held', async () => {
    const userId = await newUserId(database());
    const nothing = { chats: 0, runs: 0, bytes: 0 };
    expect(await database().kept.of(userId)).toEqual(nothing);
    expect(await database().inTransaction(({ kept }) => kept.lock(userId))).toEqual(nothing);
    expect(await database().kept.of(userId)).toEqual(nothing);
  });
}

async function take(database: Database, open: OpenDatabase, userId: string, step: Step): Promise<void> {
  const { chats, runs, runQueue } = database;
  const viewer = { userId, keyTeam: null };
  const theirRuns = await open.db.selectFrom('runs').select('id').where('user_id', '=', userId).execute();
  const runId = theirRuns[0]?.id ?? randomUUID();
  switch (step.do) {
    case 'put':
      return chats.put(userId, {
        sessionId: `chat ${step.chat}`,
        title: step.text.slice(0, 20),
        updatedAt: now.toISOString(),
        messages: [{ role: 'user', content: step.text }],
        made: step.made
          ? { writer: 'embedded', model: null, host: null, promptVersion: null, repaired: [], replaced: [] }
          : null,
        desk: step.made ? { request: { tone: 'edgy', platforms: ['twitter'] }, posts: {} } : null,
      });
    case 'delete':
      return void (await chats.remove(userId, `chat ${step.chat}`));
    case 'run':
      return void (await runs.add(newRun(userId, step.texts), now));
    case 'draft':
      return void (await open.db
        .updateTable('run_rows')
        .set({ state: 'done', draft: step.text, label: step.text.slice(0, 9) })
        .where('user_id', '=', userId)
        .where('line_order', '=', 0)
        .execute());
    case 'edit':
      return void (await open.db
        .updateTable('run_rows')
        .set({ draft: step.text })
        .where('user_id', '=', userId)
        .where('run_id', '=', runId)
        .execute());
    case 'delete-run':
      return void (await runs.remove(viewer, runId));
    case 'forget-runs':
      return runQueue.removeOlderThan(new Date(now.getTime() + 1));
  }
}

function newRun(userId: string, texts: readonly string[]) {
  const rows = texts.map((abstract, index) => ({
    line: index + 1,
    label: abstract.slice(0, 10),
    problem: null,
    asked: {
      identifier: null,
      title: null,
      abstract,
      isTeaser: false,
      journal: null,
      year: null,
      author: null,
      url: null,
      tone: 'publisher' as const,
      platforms: ['twitter' as const],
    },
  }));
  return {
    id: randomUUID(),
    userId,
    key: null,
    owner: `user:${userId}`,
    title: texts[0]?.slice(0, 30) ?? '',
    kind: 'table' as const,
    requestKey: randomUUID(),
    bodyHash: 'h',
    rows,
    atOnce: 100,
  };
}

async function counted({ db }: OpenDatabase, userId: string) {
  const { rows } = await sql`
    select (select count(*) from chats where user_id = ${userId}::uuid) as chats,
      (select count(*) from runs where user_id = ${userId}::uuid) as runs,
      coalesce((select sum(octet_length(title || messages || coalesce(made, '') || coalesce(desk, ''))) from chats where user_id = ${userId}::uuid), 0)
      + coalesce((select sum(octet_length(title)) from runs where user_id = ${userId}::uuid), 0)
      + coalesce((select sum(octet_length(label || coalesce(asked, '') || coalesce(draft, ''))) from run_rows
          where user_id = ${userId}::uuid), 0) as bytes`.execute(db);
  return rows[0];
}
