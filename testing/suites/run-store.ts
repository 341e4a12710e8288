import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { generatePosts } from '#domain/engine/generate.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { draftOf, type RowDraft } from '#domain/runs/draft.ts';
import { requestOfRow } from '#domain/runs/request-of-row.ts';
import type { AskedRow, UploadRow } from '#domain/runs/run-row.ts';
import type { OpenDatabase } from '#server/adapters/database/open-database.ts';
import type { ClaimedRow, NewRun } from '#server/ports/runs.ts';
import type { Database } from '#server/ports/stores.ts';
import { trialAbstract } from '../abstracts.ts';
import { newUserId } from './users.ts';

/** What every store and queue of runs does. */
export function runStoreSuite(database: () => Database, open: () => OpenDatabase): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const claim = (at = now, limit = 100) =>
    database().runQueue.claim({ now: at, leaseEndsAt: new Date(at.getTime() + 30_000), limit });
  const newRun = (userId: string, rows: number, more: Partial<NewRun> = {}): NewRun => ({
    id: randomUUID(),
    userId,
    key: null,
    owner: `user:${userId}`,
    title: 'Spring issue',
    kind: 'list',
    requestKey: randomUUID(),
    bodyHash: 'h',
    rows: Array.from({ length: rows }, (_, index) => uploadRow(index + 1)),
    atOnce: 3,
    ...more,
  });
  const addedRun = async (rows: number, more: Partial<NewRun> = {}) => {
    const userId = more.userId ?? (await newUserId(database()));
    const run = newRun(userId, rows, more);
    expect(await database().runs.add(run, now)).toEqual({ kind: 'added' });
    return { run, viewer: { userId, keyTeam: null } };
  };
  const firstOf = (rows: readonly ClaimedRow[] | undefined): ClaimedRow => {
    const [row] = rows ?? [];
    if (row === undefined) throw new Error('a row is due');
    return row;
  };

  beforeEach(async () => {
    await sql`delete from runs`.execute(open().db);
  });

  it('keeps a run with its rows, those that cannot be used as failed', async () => {
    const bad = {
      line: 3,
      label: 'x',
      asked: null,
      problem: { code: 'wrong_identifier', message: 'No.' },
    } as const;
    const userId = await newUserId(database());
    const run = newRun(userId, 0, { rows: [uploadRow(1), uploadRow(2), bad] });
    await database().runs.add(run, now);
    const viewer = { userId, keyTeam: null };
    expect(await database().runs.find(viewer, run.id)).toMatchObject({
      title: 'Spring issue',
      state: 'running',
      total: 3,
      counts: { waiting: 2, failed: 1, retryable: 0, done: 0 },
    });
    const { rows, total } = await database().runs.rows(viewer, run.id, { show: 'all', offset: 1, limit: 1 });
    expect([total, rows.map(({ line }) => line)]).toEqual([3, [2]]);
    expect(await database().runs.row(viewer, run.id, 2)).toMatchObject({
      state: 'failed',
      problem: { code: 'wrong_identifier', message: 'No.' },
      asked: null,
    });
  });

  it('adds one run for two equal calls, and tells another body under the same key', async () => {
    const userId = await newUserId(database());
    const one = newRun(userId, 2, { requestKey: 'k' });
    const same = { ...newRun(userId, 2, { requestKey: 'k' }) };
    const answers = await Promise.all([database().runs.add(one, now), database().runs.add(same, now)]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['added', 'there']);
    expect(await database().runs.list({ userId, keyTeam: null }, 10)).toHaveLength(1);
    expect(await database().runs.add({ ...same, bodyHash: 'other' }, now)).toMatchObject({ sameBody: false });
  });

  it('lets an owner have so many runs at once, however many ask', async () => {
    const userId = await newUserId(database());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => database().runs.add(newRun(userId, 1), now)),
    );
    expect(answers.filter(({ kind }) => kind === 'added')).toHaveLength(3);
    expect(answers.filter(({ kind }) => kind === 'too-many')).toHaveLength(3);
  });

  it('gives each row to one of many who ask at once', async () => {
    await addedRun(40);
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(now, 4)));
    const orders = claims.flatMap((one) => one?.rows.map(({ order }) => order) ?? []);
    expect(new Set(orders).size).toBe(orders.length);
    // Some may have looked while others held the rows; nothing is left behind for long.
    for (let more = await claim(); more !== null; more = await claim())
      orders.push(...more.rows.map(({ order }) => order));
    expect(orders.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index));
  });

  it('lets runs take turns', async () => {
    const { run: large } = await addedRun(10);
    const { run: small } = await addedRun(2);
    const turns = [];
    for (let turn = 0; turn < 3; turn += 1) turns.push((await claim(later(turn + 1), 2))?.run.id);
    expect(new Set(turns.slice(0, 2))).toEqual(new Set([large.id, small.id]));
    expect(turns[2]).toBe(large.id);
  });

  it('gives a row out again when its lease ends, and lets the one who lost it settle nothing', async () => {
    const { run, viewer } = await addedRun(1);
    const lost = firstOf((await claim())?.rows);
    expect(await claim(later(29))).toBeNull();
    const taken = firstOf((await claim(later(31)))?.rows);
    expect([taken.claim, taken.tries]).toEqual([2, 2]);
    expect(await database().runQueue.settle(lost, { kind: 'done', draft }, later(32))).toBe(false);
    expect(await database().runQueue.noteReservation(lost, null)).toBe(false);
    await database().runQueue.renew([lost], later(500));
    await database().runQueue.renew([taken], later(100));
    expect(await claim(later(90))).toBeNull();
    expect(await database().runQueue.settle(taken, { kind: 'done', draft }, later(90))).toBe(true);
    await database().runQueue.tidy(later(91));
    expect(await database().runs.find(viewer, run.id)).toMatchObject({ state: 'done', counts: { done: 1 } });
  });

  it('hands the next holder the posts that a dead one had reserved', async () => {
    await addedRun(1);
    const row = firstOf((await claim())?.rows);
    const reservation = { id: randomUUID(), owner: 'user:x', month: '2026-11', posts: 2 };
    await database().runQueue.noteReservation(row, reservation);
    expect(firstOf((await claim(later(31)))?.rows).reservation).toEqual(reservation);
  });

  it('hands out nothing of a run that is paused, and all of it when it goes on', async () => {
    const { run, viewer } = await addedRun(3);
    const { runs } = database();
    expect(await runs.change(viewer, run.id, 'paused', now)).toBe(true);
    expect(await runs.change(viewer, run.id, 'paused', now)).toBe(false);
    expect(await claim(later(100))).toBeNull();
    expect(await runs.find(viewer, run.id)).toMatchObject({ state: 'paused', pause: 'person' });
    expect(await runs.change(viewer, run.id, 'running', now)).toBe(true);
    expect((await claim())?.rows).toHaveLength(3);
  });

  it('pauses for posts once nobody works on the run any more, and goes on by itself', async () => {
    const { run, viewer } = await addedRun(2);
    const [one, other] = (await claim())?.rows ?? [];
    if (one === undefined || other === undefined) throw new Error('two rows are due');
    const { runQueue } = database();
    expect(await runQueue.pause(one, 'quota', later(1000), now)).toBe(false);
    await runQueue.settle(one, { kind: 'release', dueAt: now }, now);
    expect(await runQueue.pause(other, 'quota', later(1000), now)).toBe(true);
    await runQueue.settle(other, { kind: 'release', dueAt: now }, now);
    expect(await database().runs.find(viewer, run.id)).toMatchObject({
      state: 'paused',
      pause: 'quota',
      resumesAt: later(1000),
      counts: { waiting: 2 },
    });
    await runQueue.tidy(later(999));
    expect(await claim(later(999))).toBeNull();
    await runQueue.tidy(later(1000));
    expect((await claim(later(1000)))?.rows.map(({ tries }) => tries)).toEqual([1, 1]);
  });

  it('throws away what is written for a run that was cancelled meanwhile', async () => {
    const { run, viewer } = await addedRun(2);
    const row = firstOf((await claim(now, 1))?.rows);
    expect(await database().runs.change(viewer, run.id, 'cancelled', now)).toBe(true);
    expect(await database().runQueue.settle(row, { kind: 'done', draft }, now)).toBe(false);
    expect(await claim(later(100))).toBeNull();
    const found = await database().runs.find(viewer, run.id);
    expect(found).toMatchObject({ state: 'cancelled', counts: { cancelled: 2 } });
    expect(await database().runs.change(viewer, run.id, 'running', now)).toBe(false);
  });

  it('puts failed rows back, one or all that ask something, and the run goes on', async () => {
    const bad = {
      line: 3,
      label: 'x',
      asked: null,
      problem: { code: 'wrong_identifier', message: 'No.' },
    } as const;
    const { run, viewer } = await addedRun(0, { rows: [uploadRow(1), uploadRow(2), bad] });
    const { runQueue, runs } = database();
    for (const row of (await claim())?.rows ?? [])
      await runQueue.settle(row, { kind: 'failed', problem: { code: 'unavailable', message: 'x' } }, now);
    await runQueue.tidy(now);
    expect((await runs.find(viewer, run.id))?.state).toBe('done');
    expect(await runs.retry(viewer, run.id, 2, now)).toBe(0);
    const { rows } = await runs.rows(viewer, run.id, { show: 'failed', offset: 0, limit: 9 });
    expect(rows.map(({ canRetry }) => canRetry)).toEqual([true, true, false]);
    expect(await runs.retry(viewer, run.id, 0, now)).toBe(1);
    expect(await runs.retry(viewer, run.id, null, now)).toBe(1);
    expect(await runs.find(viewer, run.id)).toMatchObject({
      state: 'running',
      counts: { waiting: 2, failed: 1 },
    });
    expect((await claim())?.rows.map(({ tries }) => tries)).toEqual([1, 1]);
  });

  it('waits until a row may be tried again', async () => {
    await addedRun(1);
    const row = firstOf((await claim())?.rows);
    const problem = { code: 'unavailable', message: 'Crossref took too long.' } as const;
    await database().runQueue.settle(row, { kind: 'retry', dueAt: later(60), problem }, now);
    expect(await claim(later(59))).toBeNull();
    expect((await claim(later(60)))?.rows).toHaveLength(1);
  });

  it('keeps what a person decided and changed, and lists by it', async () => {
    const { run, viewer } = await addedRun(3);
    const { runs, runQueue } = database();
    for (const row of (await claim())?.rows ?? []) await runQueue.settle(row, { kind: 'done', draft }, now);
    const changed = { ...draft, posts: { twitter: 'Mine.' } };
    expect(
      await runs.saveRow(viewer, run.id, { order: 0, review: 'skipped', draft: changed, flagged: 2 }, now),
    ).toBe(true);
    expect(await runs.saveRow(viewer, run.id, { order: 1, review: 'open', draft, flagged: 1 }, now)).toBe(
      true,
    );
    expect(await runs.saveRow(viewer, run.id, { order: 9, review: 'open', draft, flagged: 0 }, now)).toBe(
      false,
    );
    expect(await runs.approveUnflagged(viewer, run.id, now)).toBe(1);
    const shown = async (show: 'flagged' | 'open' | 'approved') =>
      (await runs.rows(viewer, run.id, { show, offset: 0, limit: 9 })).rows.map(({ order }) => order);
    expect([await shown('flagged'), await shown('open'), await shown('approved')]).toEqual([
      [0, 1],
      [1],
      [2],
    ]);
    expect(await runs.row(viewer, run.id, 0)).toMatchObject({
      draft: { posts: { twitter: 'Mine.' } },
      flagged: 2,
    });
    expect(await runs.allRows(viewer, run.id, 'approved')).toMatchObject([
      { order: 2, draft: JSON.stringify(draft) },
    ]);
    expect((await runs.find(viewer, run.id))?.counts).toMatchObject({ approved: 1, skipped: 1, flagged: 2 });
  });

  it("is not there for anybody else, and a key sees its team's only", async () => {
    const { run, viewer } = await addedRun(1);
    const byKey = await addedRun(1, { userId: viewer.userId, key: { id: 'k1', teamId: 't1' } });
    const { runs } = database();
    const stranger = { userId: await newUserId(database()), keyTeam: null };
    const key = { userId: viewer.userId, keyTeam: 't1' };
    expect((await runs.list(viewer, 9)).map(({ id }) => id).sort()).toEqual([run.id, byKey.run.id].sort());
    expect((await runs.list(key, 9)).map(({ id }) => id)).toEqual([byKey.run.id]);
    for (const other of [stranger, key]) {
      expect(await runs.find(other, run.id)).toBeNull();
      expect(await runs.row(other, run.id, 0)).toBeNull();
      expect((await runs.rows(other, run.id, { show: 'all', offset: 0, limit: 9 })).total).toBe(0);
      expect(await runs.allRows(other, run.id, 'all')).toEqual([]);
      for (const to of ['paused', 'cancelled'] as const)
        expect(await runs.change(other, run.id, to, now)).toBe(false);
      expect(await runs.retry(other, run.id, null, now)).toBe(0);
      expect(await runs.approveUnflagged(other, run.id, now)).toBe(0);
      expect(await runs.remove(other, run.id)).toBe(false);
    }
    expect(await runs.remove(viewer, run.id)).toBe(true);
    expect(await runs.find(viewer, run.id)).toBeNull();
  });

  it('gives claims back at once where no other process is at work, and forgets what is old', async () => {
    const { run, viewer } = await addedRun(1);
    await claim();
    await database().runQueue.releaseClaims(now);
    expect((await claim())?.rows).toHaveLength(1);
    await database().runQueue.removeOlderThan(now);
    expect(await database().runs.find(viewer, run.id)).not.toBeNull();
    await database().runQueue.removeOlderThan(later(1));
    expect(await database().runs.find(viewer, run.id)).toBeNull();
  });
}

function uploadRow(line: number): UploadRow {
  const asked: AskedRow = {
    identifier: null,
    title: `Row ${line}`,
    abstract: trialAbstract,
    isTeaser: false,
    journal: null,
    year: null,
    author: null,
    url: null,
    tone: 'publisher',
    platforms: ['twitter'],
  };
  return { line, label: `Row ${line}`, asked, problem: null };
}

const draft: RowDraft = makeDraft();

function makeDraft(): RowDraft {
  const { asked } = uploadRow(1);
  const request = asked === null ? null : requestOfRow(asked, null);
  if (request?.ok !== true) throw new Error('the abstract is a good one');
  return draftOf(request.value, writtenByEngine(generatePosts(request.value.request)));
}
