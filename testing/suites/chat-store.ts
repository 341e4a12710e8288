import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

/** What every store of chats does. */
export function chatStoreSuite(database: () => Database): void {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
  const chat = (sessionId: string, minute = 0) => ({
    sessionId,
    title: `Title of ${sessionId}`,
    updatedAt: at(minute),
    made: {
      writer: 'openai-compatible' as const,
      model: 'm',
      host: 'h',
      promptVersion: 'p',
      repaired: [],
      replaced: [],
    },
    desk: {
      request: { tone: 'funny' as const, platforms: ['twitter' as const], finding: 0, author: true },
      posts: { twitter: { tone: 'casual' as const, seed: 3, byHand: true } },
    },
    messages: [
      { role: 'user' as const, content: 'What was found' },
      { role: 'assistant' as const, content: '{"twitter":"It was found."}' },
    ],
  });

  const all = { limit: 10, after: null, search: null };

  it('gives back what was put, and replaces it', async () => {
    const userId = await newUserId(database());
    await database().chats.put(userId, chat('one'));
    expect(await database().chats.find(userId, 'one')).toEqual(chat('one'));
    const changed = {
      ...chat('one', 5),
      title: 'Other',
      messages: [{ role: 'user' as const, content: 'Anew' }],
      made: null,
      desk: null,
    };
    await database().chats.put(userId, changed);
    expect(await database().chats.find(userId, 'one')).toEqual(changed);
  });

  it('keeps any text, to the last code unit', async () => {
    const userId = await newUserId(database());
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (content) => {
        const messages = [{ role: 'user' as const, content: `${content}\u0000\ud800` }];
        await database().chats.put(userId, { ...chat('any'), messages });
        expect((await database().chats.find(userId, 'any'))?.messages).toEqual(messages);
      }),
      { numRuns: 25 },
    );
  });

  it("keeps owners apart: another's id finds, lists and removes nothing", async () => {
    const owner = await newUserId(database());
    const other = await newUserId(database());
    await database().chats.put(owner, chat('same-id'));
    expect(await database().chats.find(other, 'same-id')).toBeNull();
    expect(await database().chats.list(other, all)).toEqual([]);
    expect(await database().chats.remove(other, 'same-id')).toBe(false);
    await database().chats.put(other, { ...chat('same-id'), title: 'Mine' });
    expect((await database().chats.find(owner, 'same-id'))?.title).toBe('Title of same-id');
  });

  it('lists newest first, page by page, without gaps or repeats, even at equal times', async () => {
    const userId = await newUserId(database());
    for (const [id, minute] of [
      ['a', 1],
      ['b', 2],
      ['c', 2],
      ['d', 2],
      ['e', 3],
    ] as const) {
      await database().chats.put(userId, chat(id, minute));
    }
    const seen: string[] = [];
    let after: { updatedAt: string; sessionId: string } | null = null;
    for (;;) {
      const page: readonly { sessionId: string; updatedAt: string }[] = await database().chats.list(userId, {
        ...all,
        limit: 2,
        after,
      });
      const last = page.at(-1);
      if (last === undefined) break;
      seen.push(...page.map((one) => one.sessionId));
      after = last;
    }
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('tells tone and platforms in the list, and finds words of a title, whatever their case and signs', async () => {
    const userId = await newUserId(database());
    await database().chats.put(userId, {
      ...chat('plain', 1),
      title: 'Sleep and 100% of schools',
      desk: null,
    });
    await database().chats.put(userId, { ...chat('signs', 2), title: 'A_B \\ tests of sleep' });
    const found = async (search: string) => await database().chats.list(userId, { ...all, search });
    expect(await found('SLEEP')).toMatchObject([
      { sessionId: 'signs', tone: 'funny', platforms: ['twitter'] },
      { sessionId: 'plain', tone: null, platforms: [] },
    ]);
    expect((await found('0% of')).map(({ sessionId }) => sessionId)).toEqual(['plain']);
    expect((await found('A_B \\')).map(({ sessionId }) => sessionId)).toEqual(['signs']);
    expect(await found('AxB')).toEqual([]);
    expect(await found('%')).toHaveLength(1);
  });

  it('removes once', async () => {
    const userId = await newUserId(database());
    await database().chats.put(userId, chat('gone'));
    expect(await database().chats.remove(userId, 'gone')).toBe(true);
    expect(await database().chats.remove(userId, 'gone')).toBe(false);
    expect(await database().chats.find(userId, 'gone')).toBeNull();
  });
}
