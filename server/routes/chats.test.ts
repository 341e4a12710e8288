import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatSessionId } from '#domain/chats/chat.ts';
import { makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';

describe('chats', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp();
  });
  afterAll(() => test.close());

  const url = (sessionId: string) => `/api/chats/${encodeURIComponent(sessionId)}`;
  const messages = (text: string) => [
    { role: 'user', content: text },
    { role: 'assistant', content: JSON.stringify({ twitter: 'A post.' }) },
  ];
  const put = (who: SignedIn, sessionId: string, text = 'Exercise and pain') =>
    test.app.inject({
      method: 'PUT',
      url: url(sessionId),
      headers: who.headers,
      payload: { messages: messages(text) },
    });
  const get = (who: SignedIn, sessionId: string) =>
    test.app.inject({ url: url(sessionId), headers: who.headers });
  const remove = (who: SignedIn, sessionId: string) =>
    test.app.inject({ method: 'DELETE', url: url(sessionId), headers: who.headers });
  const list = (who: SignedIn, query = '') =>
    test.app.inject({ url: `/api/chats${query}`, headers: who.headers });

  it('saves, lists newest first, shows, replaces and deletes', async () => {
    const who = await test.signIn();
    expect((await put(who, 'first', 'The first text')).statusCode).toBe(200);
    test.clock.advance(1000);
    await put(who, 'second', 'The second text');
    expect((await list(who)).json().map((chat: { title: string }) => chat.title)).toEqual([
      'The second text',
      'The first text',
    ]);
    test.clock.advance(1000);
    await put(who, 'first', 'Reworded');
    expect((await list(who)).json()[0]).toEqual({
      sessionId: 'first',
      title: 'Reworded',
      updatedAt: test.clock.now().toISOString(),
      tone: null,
      platforms: [],
    });
    expect((await get(who, 'first')).json().messages).toEqual(messages('Reworded'));
    expect((await remove(who, 'first')).statusCode).toBe(204);
    expect((await get(who, 'first')).statusCode).toBe(404);
    expect((await remove(who, 'first')).statusCode).toBe(404);
  });

  it('keeps all that opens posts again, and refuses what opens none', async () => {
    const who = await test.signIn();
    const desk = {
      request: {
        tone: 'funny',
        platforms: ['twitter', 'linkedin'],
        articleInfo: { title: 'Exercise and pain' },
        finding: 'Pain fell.',
        corrections: { limit: null },
      },
      posts: { twitter: { tone: 'casual', seed: 3, byHand: true, stayed: true } },
    };
    const keep = (payload: object) =>
      test.app.inject({ method: 'PUT', url: url('desk'), headers: who.headers, payload });
    const saved = await keep({ messages: messages('The text.'), desk });
    expect(saved.json()).toMatchObject({ tone: 'funny', platforms: ['twitter', 'linkedin'] });
    expect((await get(who, 'desk')).json().desk).toEqual(desk);
    expect((await list(who, '?search=the%20TEXT')).json()).toMatchObject([
      { sessionId: 'desk', tone: 'funny' },
    ]);
    expect((await list(who, '?search=nothing')).json()).toEqual([]);
    expect((await list(who, `?search=${'x'.repeat(201)}`)).statusCode).toBe(400);
    // No title has them, and databases cannot compare with all of them.
    expect((await list(who, '?search=a%00b')).statusCode).toBe(400);
    const posts = { twitter: { ...desk.posts.twitter, tone: 'shouting' } };
    expect((await keep({ messages: messages('The text.'), desk: { ...desk, posts } })).statusCode).toBe(400);
    expect((await get(who, 'desk')).json().desk).toEqual(desk);
    await keep({ messages: messages('The text.') });
    expect((await get(who, 'desk')).json().desk).toBeNull();
  });

  it('shows a chat by the title that was given, on one line', async () => {
    const who = await test.signIn();
    const given = (title: string) =>
      test.app.inject({
        method: 'PUT',
        url: url('titled'),
        headers: who.headers,
        payload: { messages: messages('The text.'), title },
      });
    expect((await given(' Arctic\nplants ')).json().title).toBe('Arctic plants');
    expect((await list(who)).json()[0].title).toBe('Arctic plants');
    expect((await given('')).json().title).toBe('The text.');
    expect((await given('x'.repeat(501))).statusCode).toBe(400);
  });

  it('works with ids as the client makes them, whatever the text', async () => {
    const who = await test.signIn();
    for (const text of [
      'Über 50% / "quotes" & <tags>',
      '日本語の要旨です',
      '../../etc/passwd?x=1#y',
      'a b\tc\nd',
    ]) {
      const sessionId = chatSessionId(text, 1_795_000_000_000);
      expect((await put(who, sessionId, text)).statusCode).toBe(200);
      expect((await get(who, sessionId)).json().sessionId).toBe(sessionId);
    }
  });

  it("answers somebody else's id as if it did not exist, and writes nothing", async () => {
    const owner = await test.signIn();
    const stranger = await test.signIn();
    await put(owner, 'private', 'Under embargo');
    const refused = await get(stranger, 'private');
    expect([refused.statusCode, refused.json().message]).toEqual([404, 'No chat found']);
    expect((await remove(stranger, 'private')).statusCode).toBe(404);
    await put(stranger, 'private', 'My own');
    expect((await get(owner, 'private')).json().title).toBe('Under embargo');
    expect((await list(stranger)).json()).toHaveLength(1);
  });

  it('pages by the last chat seen', async () => {
    const who = await test.signIn();
    for (const id of ['a', 'b', 'c']) await put(who, id, `Text ${id}`);
    const [first, second] = (await list(who, '?limit=2')).json();
    expect([first.sessionId, second.sessionId]).toEqual(['c', 'b']);
    const next = await list(who, `?limit=2&before=${second.updatedAt}&beforeId=${second.sessionId}`);
    expect(next.json().map((chat: { sessionId: string }) => chat.sessionId)).toEqual(['a']);
  });

  it.each([
    '?limit=0',
    '?limit=201',
    '?limit=x',
    '?before=yesterday&beforeId=a',
    '?before=2026-11-21T12:00:00.000Z',
  ])('refuses the page %s', async (query) => {
    const response = await list(await test.signIn(), query);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
  });

  it.each([
    ['no messages', { messages: [] }],
    ['a role that is none', { messages: [{ role: 'system', content: 'x' }] }],
    ['a message without text', { messages: [{ role: 'user' }] }],
    ['a message too long', { messages: [{ role: 'user', content: 'x'.repeat(150_001) }] }],
    ['too many messages', { messages: Array.from({ length: 101 }, () => ({ role: 'user', content: 'x' })) }],
  ])('refuses %s', async (_what, payload) => {
    const { headers } = await test.signIn();
    const response = await test.app.inject({ method: 'PUT', url: url('bad'), headers, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
  });

  it('refuses an id that is too long or has control characters', async () => {
    const who = await test.signIn();
    expect((await put(who, 'x'.repeat(201))).statusCode).toBe(400);
    expect((await put(who, 'a\u0000b')).statusCode).toBe(400);
  });

  it('keeps any text of a message', async () => {
    const who = await test.signIn();
    const text = 'null \u0000, half a pair \ud83d, <script>alert(1)</script>';
    expect((await put(who, 'odd', text)).statusCode).toBe(200);
    expect((await get(who, 'odd')).json().messages[0].content).toBe(text);
  });
});
