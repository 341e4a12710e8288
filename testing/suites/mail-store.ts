import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Mail } from '#domain/mail/mail.ts';
import type { OpenDatabase } from '#server/adapters/database/open-database.ts';
import type { Database } from '#server/ports/stores.ts';

/** What every queue of mails does. */
export function mailStoreSuite(database: () => Database, open: () => OpenDatabase): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const mail = (to = 'ada@example.org', end = later(60)): Mail => ({
    to,
    content: {
      template: 'invite',
      data: {
        teamName: 'Lark lab',
        inviterName: 'Grace',
        link: 'https://x.example/join/secret',
        expiresAt: end,
      },
    },
  });
  const claim = (at = now, limit = 100) =>
    database().mail.claim({ now: at, leaseEndsAt: new Date(at.getTime() + 120_000), limit });

  beforeEach(async () => {
    await sql`delete from mails`.execute(open().db);
  });

  it('hands out what was added, rendered, with one id for every try', async () => {
    const { mail: store } = database();
    expect(await store.add({ ...mail(), replyTo: 'grace@example.org' }, now)).toBe(true);
    const [first] = await claim();
    expect(first).toMatchObject({
      to: 'ada@example.org',
      replyTo: 'grace@example.org',
      template: 'invite',
      attempt: 1,
      createdAt: now,
    });
    expect(first?.subject).toContain('Lark lab');
    expect(first?.text).toContain('https://x.example/join/secret');
    if (first === undefined) return;
    await store.settle(first, { kind: 'retry', dueAt: later(5), problem: '451' }, now);
    expect(await claim(later(4))).toEqual([]);
    expect(await claim(later(5))).toEqual([{ ...first, attempt: 2 }]);
  });

  it('takes no address that mail cannot go to, and leaves such an address for answers out', async () => {
    const { mail: store } = database();
    for (const to of [
      '',
      'ada',
      'a@b@c',
      'ada@example.org\r\nBcc: x@example.org',
      'ada@example.org, b@example.org',
    ])
      expect(await store.add(mail(to), now)).toBe(false);
    await store.add({ ...mail(), replyTo: 'x\r\nBcc: y@example.org' }, now);
    expect(await claim()).toMatchObject([{ replyTo: null }]);
  });

  it('is part of the transaction that it is added in', async () => {
    const work = database().inTransaction(async (stores) => {
      await stores.mail.add(mail(), now);
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await claim()).toEqual([]);
    await database().inTransaction((stores) => stores.mail.add(mail(), now));
    expect(await claim()).toHaveLength(1);
  });

  it('gives each mail to one of many who ask at once', async () => {
    for (let index = 0; index < 12; index += 1) await database().mail.add(mail(`a${index}@example.org`), now);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(now, 3)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // Some may have looked while others held the rows; nothing is left behind for long.
    ids.push(...(await claim()).map(({ id }) => id));
    expect(new Set(ids).size).toBe(12);
  });

  it('gives a mail out again when the lease of a dead worker ends, and lets that worker settle nothing', async () => {
    const { mail: store } = database();
    await store.add(mail(), now);
    const [lost] = await claim();
    expect(await claim(later(1))).toEqual([]);
    const [taken] = await claim(later(3));
    expect(taken?.attempt).toBe(2);
    if (lost === undefined || taken === undefined) return;
    await store.settle(lost, { kind: 'failed', problem: '550' }, later(3));
    expect((await store.counts()).sending).toBe(1);
    await store.settle(taken, { kind: 'sent' }, later(3));
    expect(await store.counts()).toEqual({ waiting: 0, sending: 0, sent: 1, kept: 0, failed: 0 });
  });

  it('gives claims back at once where no other process is at work', async () => {
    const { mail: store } = database();
    await store.add(mail(), now);
    await claim();
    await store.releaseClaims(later(1));
    expect(await claim(later(1))).toMatchObject([{ attempt: 2 }]);
  });

  it('gives up what has lost its use, and keeps dead letters', async () => {
    const { mail: store } = database();
    await store.add(mail('ada@example.org', later(10)), now);
    expect(await claim(later(10))).toEqual([]);
    expect((await store.counts()).failed).toBe(1);
    expect(await store.list(10)).toMatchObject([{ to: 'ada@example.org', state: 'failed' }]);
  });

  it('shows what was kept, newest first, and nothing of what was sent', async () => {
    const { mail: store } = database();
    await store.add(mail('first@example.org'), now);
    await store.add(mail('second@example.org'), later(1));
    const [first, second] = await claim(later(1));
    if (first === undefined || second === undefined) throw new Error('both are due');
    await store.settle(second, { kind: 'kept' }, later(1));
    expect((await store.list(10)).map(({ to, state }) => [to, state])).toEqual([
      ['second@example.org', 'kept'],
      ['first@example.org', 'sending'],
    ]);
    expect(await store.find(second.id)).toMatchObject({ to: 'second@example.org', state: 'kept' });
    await store.settle(first, { kind: 'sent' }, later(1));
    expect(await store.find(first.id)).toBeNull();
    expect(await store.find(crypto.randomUUID())).toBeNull();
  });

  it('stores no address and no link that can be read', async () => {
    await database().mail.add(mail(), now);
    const { rows } = await sql<{ all: string }>`select mails::text as "all" from mails`.execute(open().db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toMatch(/ada@|example\.org|secret|Lark/);
  });

  it('forgets what was settled long ago, and nothing else', async () => {
    const { mail: store } = database();
    await store.add(mail(), now);
    await store.add(mail(), now);
    const [one] = await claim(now, 1);
    if (one === undefined) throw new Error('one is due');
    await store.settle(one, { kind: 'failed', problem: '550' }, now);
    await store.removeSettled(now);
    expect((await store.counts()).failed).toBe(1);
    await store.removeSettled(later(1));
    expect(await store.counts()).toMatchObject({ waiting: 1, failed: 0 });
  });
}
