import { describe, expect, it } from 'vitest';
import { ApiError, createClient } from './client.ts';

/** A fetch that answers as told and keeps what it was asked. */
function fakeFetch(body: string, init: ResponseInit = {}) {
  const calls: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (input, given) => {
    calls.push({ url: String(input), init: given ?? {} });
    return new Response(init.status === 204 ? null : body, init);
  };
  return { calls, fetch };
}

describe('createClient', () => {
  it('sends method, path, query, body and headers as the table says', async () => {
    const { calls, fetch } = fakeFetch('{}');
    const client = createClient({ baseUrl: 'http://x', token: () => 'abc', fetch });
    await client.call(
      'putChat',
      { params: { sessionId: 'a b/ü?' }, body: { messages: [{ role: 'user', content: 'x' }] } },
      { headers: { 'Idempotency-Key': 'k' } },
    );
    await client.call('listChats', { query: { limit: 5 } });
    expect(calls[0]?.url).toBe('http://x/api/chats/a%20b%2F%C3%BC%3F');
    expect(calls[0]?.init).toMatchObject({
      method: 'PUT',
      credentials: 'include',
      body: '{"messages":[{"role":"user","content":"x"}]}',
      headers: {
        Authorization: 'Bearer abc',
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'Idempotency-Key': 'k',
      },
    });
    expect(calls[1]?.url).toBe('http://x/api/chats?limit=5');
    expect(calls[1]?.init).not.toHaveProperty('body');
    expect(calls[1]?.init).not.toHaveProperty('signal');
  });

  it('sends no Authorization without a token', async () => {
    const { calls, fetch } = fakeFetch('{}');
    await createClient({ baseUrl: '', token: async () => null, fetch }).call('getMe');
    expect(calls[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  it.each([
    ['an empty body', '', 200],
    ['an unreadable body', '<html>', 200],
    ['no content', '', 204],
  ])('answers an empty object for %s', async (_what, body, status) => {
    const { fetch } = fakeFetch(body, { status });
    expect(await createClient({ baseUrl: '', fetch }).call('logout')).toEqual({});
  });

  it.each([
    ['{"message":"Say this","error":"not this"}', 'Say this'],
    ['{"error":"Then this"}', 'Then this'],
    ['{"message":""}', 'Error 402'],
    ['<html>', 'Error 402'],
    ['', 'Error 402'],
  ])('raises %j as "%s"', async (body, message) => {
    const { fetch } = fakeFetch(body, { status: 402 });
    await expect(createClient({ baseUrl: '', fetch }).call('getMe')).rejects.toThrow(
      new ApiError(402, { message }),
    );
  });

  it('carries code, request id, title and the time to wait', async () => {
    const body = { message: 'm', code: 'rate_limited', requestId: 'r', title: 't', retryAfter: 7 };
    const { fetch } = fakeFetch(JSON.stringify(body), { status: 429 });
    const error = await createClient({ baseUrl: '', fetch })
      .call('getMe')
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      status: 429,
      code: 'rate_limited',
      requestId: 'r',
      title: 't',
      retryAfter: 7,
    });
    expect(new ApiError(500, { message: 'm', code: 'made_up' }).code).toBeNull();
  });
});

describe('a streamed call', () => {
  const body = { inputText: 'x', platforms: ['twitter'] as const };
  const events = (text: string) => fakeFetch(text, { headers: { 'content-type': 'text/event-stream' } });
  const done = 'event: done\ndata: {"data":{"sure":true}}\n\n';

  async function stream(answer: ReturnType<typeof fakeFetch>) {
    const seen: string[] = [];
    const client = createClient({ baseUrl: '', fetch: answer.fetch });
    const whole = client.stream('generatePosts', { body }, { onEvent: ({ event }) => void seen.push(event) });
    return { seen, whole: await whole };
  }

  it('tells what comes before the whole, and skips what it cannot read', async () => {
    const answer = events(
      `event: progress\ndata: {}\n\n: still here\n\nevent: post\ndata: {broken\n\nevent: post\ndata: {}\n\n${done}`,
    );
    expect(await stream(answer)).toEqual({ seen: ['progress', 'post'], whole: { data: { sure: true } } });
    expect(answer.calls[0]?.init.headers).toMatchObject({ Accept: 'text/event-stream' });
  });

  it('throws a failure that comes late as if it had come at once', async () => {
    const failure = { message: 'Too slow.', code: 'unavailable', requestId: 'r', fallback: 'embedded' };
    const answer = events(`event: post\ndata: {}\n\nevent: failure\ndata: ${JSON.stringify(failure)}\n\n`);
    await expect(stream(answer)).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      fallback: 'embedded',
      message: 'Too slow.',
    });
  });

  it('throws where the answer breaks off, and takes a plain answer too', async () => {
    await expect(stream(events('event: post\ndata: {}\n\n'))).rejects.toBeInstanceOf(TypeError);
    expect(
      (
        await stream(
          fakeFetch('{"data":{"sure":false}}', { headers: { 'content-type': 'application/json' } }),
        )
      ).whole,
    ).toEqual({ data: { sure: false } });
    await expect(stream(fakeFetch('{"message":"No"}', { status: 402 }))).rejects.toMatchObject({
      status: 402,
    });
  });
});
