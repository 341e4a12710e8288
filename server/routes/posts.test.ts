import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { fitsPlatform } from '#domain/posts/post-length.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { doubtfulSentences, schoolStart } from '#testing/doubtful-sentences.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { sentinels } from '#testing/sentinel-generator.ts';

/** What it is, what is sent, and what is answered: status, code, title, message. */
type Refused = [string, unknown, number, string, (string | undefined)?, string?];

const nothingToRead = 'There is nothing to read in this text. Please paste the abstract or key findings.';

/** Texts of a good length in which nobody says anything. */
const saysNothing = [
  ['dots', '.'.repeat(200)],
  ['signs without a width', '\u200b'.repeat(100)],
  ['one letter', 'a'.repeat(60)],
  ['one letter on lines of its own', 'a\n'.repeat(60)],
  ['numbers', '1234567890 '.repeat(20)],
  ['pictures', '😀'.repeat(60)],
  ['one short word', 'and '.repeat(100)],
] as const;

describe('POST /api/posts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp();
  });
  afterAll(() => test.close());

  const post = (who: SignedIn, payload: unknown, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/posts',
      headers: { ...who.headers, 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const used = async (who: SignedIn) =>
    (await test.app.inject({ url: '/api/teams/me', headers: who.headers })).json().postsUsed;
  const good = { inputText: trialAbstract, tone: 'casual', platforms: ['twitter', 'linkedin'] };

  it('writes a post per platform, each sentence traced, and counts them', async () => {
    const who = await test.signIn();
    const response = await post(who, good);
    expect(response.statusCode).toBe(200);
    const { data } = response.json();
    expect(Object.keys(data.generatedContent).sort()).toEqual(['linkedin', 'twitter']);
    expect(data.generatedContent.twitter.length).toBeGreaterThan(50);
    expect(data.grounding.twitter.length).toBeGreaterThan(0);
    expect(data.factSheet.sentences).toHaveLength(4);
    expect(data.evidence.text).toEqual(expect.any(String));
    expect(data.warnings).toEqual(expect.any(Array));
    expect(data.usage).toEqual({ used: 2, limit: 5, remaining: 3, resetsAt: '2026-12-01T00:00:00.000Z' });
    expect(await used(who)).toBe(2);
  });

  it('writes of a retracted article only that it is, whether told or known from a look-up', async () => {
    const who = await test.signIn();
    const told = await post(who, { ...good, articleInfo: { status: ['retracted'] } });
    expect(told.json().data.generatedContent.linkedin).toMatch(/^This article has been retracted/);
    const notice = { type: 'retracted', weight: 'stop', text: '', url: null, source: 'Crossref' };
    const kept = JSON.stringify({ ok: true, value: { notices: [notice] } });
    await test.deps.database.lookups.put('doi 10.5555/gone', kept, new Date('2027-01-01T00:00:00Z'));
    const known = await post(who, {
      ...good,
      platforms: ['twitter'],
      articleInfo: { url: 'https://doi.org/10.5555/GONE' },
    });
    expect(known.json().data.generatedContent.twitter).toMatch(/^This article has been retracted/);
    expect(known.json().data.grounding.twitter.flatMap(({ flags }: { flags: unknown[] }) => flags)).toEqual(
      [],
    );
  });

  it('writes the same for the same seed, and counts a platform named twice once', async () => {
    const who = await test.signIn();
    const first = await post(who, { ...good, platforms: ['twitter', 'twitter'], seed: 7 });
    const second = await post(who, { ...good, platforms: ['twitter'], seed: 7 });
    expect(first.json().data.generatedContent).toEqual(second.json().data.generatedContent);
    expect(second.json().data.usage.used).toBe(2);
  });

  it.each<Refused>([
    ['an empty text', { ...good, inputText: '' }, 400, 'content_too_short', 'No Abstract Detected'],
    [
      '49 characters',
      { ...good, inputText: ` ${'x'.repeat(49)} ` },
      400,
      'content_too_short',
      'No Abstract Detected',
    ],
    [
      '2,501 characters',
      { ...good, inputText: 'x'.repeat(2501) },
      400,
      'content_too_long',
      'Content Too Long',
    ],
    ['no platform', { ...good, platforms: [] }, 400, 'no_platform', 'No Platform Selected'],
    ['an unknown platform', { ...good, platforms: ['myspace'] }, 400, 'invalid_request', undefined],
    [
      'a finding that is not there',
      { ...good, finding: 999 },
      400,
      'invalid_request',
      undefined,
      expect.stringMatching(/^"finding" is 999, and the text has \d+ sentences, numbered from 0 to \d+\.$/),
    ],
    ...saysNothing.map(
      ([what, inputText]): Refused => [
        what,
        { ...good, inputText },
        400,
        'content_too_short',
        'No Abstract Detected',
        nothingToRead,
      ],
    ),
    [
      'a field that it does not know',
      { ...good, platform: 'twitter' },
      400,
      'invalid_request',
      undefined,
      '"platform" is no field of this request. Please check how it is spelt.',
    ],
    [
      'a field inside a field that it does not know',
      { ...good, articleInfo: { tilte: 'A trial' } },
      400,
      'invalid_request',
      undefined,
      '"articleInfo.tilte" is no field of this request. Please check how it is spelt.',
    ],
    [
      'dangerous fields',
      `{"constructor":{"prototype":{"x":1}},"isLifetime":true,${JSON.stringify(good).slice(1)}`,
      400,
      'invalid_request',
      undefined,
      '"isLifetime" is no field of this request. Please check how it is spelt.',
    ],
    [
      'a typed title that is too long',
      { ...good, articleInfo: { title: 'x'.repeat(501) } },
      400,
      'invalid_request',
      undefined,
      '"articleInfo.title" is longer than 500 characters.',
    ],
    [
      'a year that is no year',
      { ...good, articleInfo: { year: [2024] } },
      400,
      'invalid_request',
      undefined,
      '"articleInfo.year" has the wrong type.',
    ],
    ['an unknown tone', { ...good, tone: 'shouting' }, 400, 'unknown_tone', undefined],
    ['a number for a text', { ...good, inputText: 5 }, 400, 'invalid_request', undefined],
    ['a list for a body', [good], 400, 'invalid_request', undefined],
    ['broken JSON', '{"inputText": "abc', 400, 'invalid_request', undefined],
    ['no body', '', 400, 'invalid_request', undefined],
    ['a body of 5 MB', { ...good, inputText: 'x'.repeat(5_000_000) }, 413, 'payload_too_large', undefined],
  ])(
    'refuses %s in our shape and takes nothing from the quota',
    async (_what, payload, status, code, title, message = expect.any(String)) => {
      const who = await test.signIn();
      const response = await post(who, payload);
      expect(response.statusCode).toBe(status);
      const body = response.json();
      expect(body).toMatchObject({
        code,
        message,
        requestId: response.headers['x-request-id'],
      });
      expect(body.error).toBe(body.message);
      expect(body.title).toBe(title);
      expect(await used(who)).toBe(0);
    },
  );

  it('says the words of the product', async () => {
    const who = await test.signIn();
    expect((await post(who, { ...good, inputText: 'x'.repeat(2501) })).json().message).toBe(
      'Your text exceeds 2,500 characters. Please shorten it.',
    );
    expect((await post(who, { ...good, platforms: [] })).json().message).toBe(
      'Please select at least one platform.',
    );
  });

  it('takes exactly 50 and exactly 2,500 characters, counted after trimming', async () => {
    const who = await test.signIn();
    for (const length of [50, 2500]) {
      const inputText = `  ${'Exercise reduced pain in adults. '.repeat(80).slice(0, length - 1)}.  `;
      expect((await post(who, { inputText, platforms: ['twitter'] })).statusCode).toBe(200);
    }
  });

  it('takes a prototype for what it is, and nothing from it', async () => {
    const who = await test.signIn();
    const response = await post(who, `{"__proto__":{"role":"admin"},${JSON.stringify(good).slice(1)}`);
    expect([response.statusCode, response.json().data.usage.limit]).toEqual([200, 5]);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('role');
  });

  it.each(['text/event-stream;q=0', 'application/json, text/event-stream; q=0.0', 'text/event-streams'])(
    'tells no events to whoever does not want them: %s',
    async (accept) => {
      const response = await post(await test.signIn(), good, { accept });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        expect.stringContaining('application/json'),
      ]);
    },
  );

  it('writes for X where no platform is named', async () => {
    const who = await test.signIn();
    const response = await post(who, { inputText: trialAbstract });
    expect(Object.keys(response.json().data.generatedContent)).toEqual(['twitter']);
    expect(await used(who)).toBe(1);
  });

  it('takes the last sentence for the finding, and none for the article', async () => {
    const who = await test.signIn();
    const last = sourceSentences(trialAbstract).length - 1;
    const named = await post(who, { ...good, finding: last, articleInfo: null });
    expect(named.statusCode).toBe(200);
    expect((await post(who, { ...good, finding: last + 1 })).statusCode).toBe(400);
  });

  it('reads a text of few letters but some, in any script', async () => {
    const who = await test.signIn();
    const chinese =
      '背景：睡眠不足会损害记忆。方法：我们随机分配240名60至75岁的成年人。结果：午睡组的单词回忆提高了18%，而休息组为4%。结论：短暂的午睡可能改善老年人的单词回忆。';
    expect((await post(who, { inputText: chinese })).statusCode).toBe(200);
  });

  it('refuses a request that is larger than what is left, whole, with the day of the reset', async () => {
    const who = await test.signIn();
    await post(who, good);
    const response = await post(who, {
      ...good,
      platforms: ['twitter', 'linkedin', 'facebook', 'instagram'],
    });
    expect(response.statusCode).toBe(402);
    expect(response.json()).toMatchObject({ code: 'quota_exceeded', title: 'Monthly limit reached' });
    expect(response.json().message).toContain('4 posts');
    expect(response.json().message).toContain('3 left');
    expect(response.json().message).toContain('1 December 2026');
    expect(await used(who)).toBe(2);
  });

  it('starts anew with the month, UTC', async () => {
    const who = await test.signIn();
    test.clock.set(new Date('2026-11-30T23:59:59Z'));
    const late = await test.signIn({ subject: who.person.subject });
    await post(late, { ...good, platforms: ['twitter', 'linkedin', 'facebook', 'instagram'] });
    expect((await post(late, good)).statusCode).toBe(402);
    test.clock.advance(1000);
    expect((await post(late, good)).statusCode).toBe(200);
    test.clock.set(new Date('2026-11-21T12:00:00Z'));
  });

  it('has no limit for an admin', async () => {
    const admin = await test.signIn({ email: adminEmail });
    const all = { ...good, platforms: ['twitter', 'linkedin', 'facebook', 'instagram'] };
    await post(admin, all);
    const response = await post(admin, all);
    expect(response.json().data.usage).toMatchObject({ used: 8, limit: null, remaining: null });
  });

  it('writes for all seven, each a post of the month', async () => {
    const admin = await test.signIn({ email: adminEmail });
    const before = await used(admin);
    const response = await post(admin, { ...good, platforms: platformIds });
    const { generatedContent, grounding, usage } = response.json().data;
    expect(Object.keys(generatedContent)).toEqual([...platformIds]);
    expect(Object.keys(grounding)).toEqual([...platformIds]);
    expect(usage.used - before).toBe(7);
    for (const platform of platformIds) expect(fitsPlatform(platform, generatedContent[platform])).toBe(true);
    const who = await test.signIn();
    expect((await post(who, { ...good, platforms: platformIds })).json().message).toContain('7 posts');
    expect((await post(who, { ...good, platforms: ['myspace'] })).statusCode).toBe(400);
  });

  it.each([
    ['refuses', sentinels.refuses, 502, 'generation_failed'],
    ['breaks', sentinels.throws, 500, 'internal'],
  ])('gives the posts back where the writer %s', async (_how, sentinel, status, code) => {
    const who = await test.signIn();
    const response = await post(
      who,
      { ...good, inputText: `${sentinel} ${trialAbstract}` },
      { 'idempotency-key': 'k' },
    );
    expect(response.statusCode).toBe(status);
    expect(response.json().code).toBe(code);
    expect(response.body).not.toContain('The writer broke');
    expect(await used(who)).toBe(0);
    // The key is free again.
    expect((await post(who, good, { 'idempotency-key': 'k' })).statusCode).toBe(200);
  });

  describe('with an Idempotency-Key', () => {
    it('answers a repeated request with the first answer and counts once', async () => {
      const who = await test.signIn();
      const key = { 'idempotency-key': randomUUID() };
      const first = await post(who, good, key);
      const again = await post(who, good, key);
      expect(again.json()).toEqual(first.json());
      expect(await used(who)).toBe(2);
    });

    it('refuses another body under the same key, and takes the same key of another person', async () => {
      const who = await test.signIn();
      const other = await test.signIn();
      const key = { 'idempotency-key': 'same' };
      await post(who, good, key);
      const reused = await post(who, { ...good, tone: 'edgy' }, key);
      expect([reused.statusCode, reused.json().code]).toEqual([422, 'key_reused']);
      expect((await post(other, { ...good, tone: 'edgy' }, key)).statusCode).toBe(200);
    });

    it('says that the first is still running, then gives its answer', async () => {
      const who = await test.signIn();
      const key = { 'idempotency-key': 'slow' };
      const slow = { ...good, inputText: `${trialAbstract} ${sentinels.waits}` };
      const arrived = test.generator.nextArrival();
      const first = post(who, slow, key);
      // inject sends nothing until it is awaited or chained.
      first.then(
        () => undefined,
        () => undefined,
      );
      await arrived;
      const meanwhile = await post(who, slow, key);
      expect([meanwhile.statusCode, meanwhile.json().code]).toEqual([409, 'request_running']);
      expect(meanwhile.headers['retry-after']).toBe('1');
      test.generator.release();
      expect((await first).statusCode).toBe(200);
      expect((await post(who, slow, key)).json()).toEqual((await first).json());
      expect(await used(who)).toBe(2);
    });

    it('forgets after a day, and refuses a key that is no key', async () => {
      const who = await test.signIn();
      const key = { 'idempotency-key': 'daily' };
      await post(who, good, key);
      test.clock.advance(25 * 3_600_000);
      const next = await test.signIn({ subject: who.person.subject });
      expect((await post(next, { ...good, tone: 'edgy' }, key)).statusCode).toBe(200);
      test.clock.set(new Date('2026-11-21T12:00:00Z'));
      expect((await post(who, good, { 'idempotency-key': 'x'.repeat(256) })).statusCode).toBe(400);
    });
  });

  it('streams one event per platform, then the whole', async () => {
    const who = await test.signIn();
    const response = await post(who, good, { accept: 'text/event-stream' });
    expect(response.headers['content-type']).toContain('text/event-stream');
    const events = response.body
      .trim()
      .split('\n\n')
      .map((block) => ({
        event: /^event: (.*)$/m.exec(block)?.[1],
        data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
      }));
    expect(events.map((one) => one.event)).toEqual(['post', 'post', 'done']);
    expect(events[0]?.data).toMatchObject({
      platform: 'twitter',
      text: expect.any(String),
      grounding: expect.any(Array),
    });
    expect(events[2]?.data.data.generatedContent.twitter).toBe(events[0]?.data.text);
  });

  it('refuses in JSON even where a stream was asked for', async () => {
    const who = await test.signIn();
    const response = await post(who, { ...good, platforms: [] }, { accept: 'text/event-stream' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'no_platform']);
  });
});

describe('POST /api/check', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp();
  });
  afterAll(() => test.close());

  it('traces a faithful sentence and flags a number that the source does not have', async () => {
    const { headers } = await test.signIn();
    const payload = {
      source: trialAbstract,
      post: 'Pain fell by 2.6 points with exercise. Pain fell by 47 points.',
    };
    const response = await test.app.inject({ method: 'POST', url: '/api/check', headers, payload });
    expect(response.statusCode).toBe(200);
    const { sentences, verdict } = response.json();
    expect(sentences[0].support.length).toBeGreaterThan(0);
    expect(sentences[1].flags.map((flag: { type: string }) => flag.type)).toContain('number');
    expect(['same', 'stronger', 'weaker']).toContain(verdict);
  });

  it('marks each sentence as the editor does, and proves nothing that the text does not say', async () => {
    const { headers } = await test.signIn();
    const marksOf = async (source: string, post: string): Promise<string[]> => {
      const payload = { source, post };
      const response = await test.app.inject({ method: 'POST', url: '/api/check', headers, payload });
      const { sentences } = response.json();
      return sentences.map(({ mark, by }: { mark: string; by?: string }) => by ?? mark);
    };
    expect(
      await marksOf(schoolStart, 'Short version. Attendance improved in one of the two schools.'),
    ).toEqual(['wording', 'words']);
    for (const { source, sentence, isCaught } of doubtfulSentences)
      expect(await marksOf(source, sentence)).toEqual([isCaught ? 'flagged' : 'compare']);
  });

  it.each([
    [{ source: 'too short', post: 'x' }, 'content_too_short'],
    [{ source: 'x'.repeat(2501), post: 'x' }, 'content_too_long'],
    [{ source: trialAbstract, post: '' }, 'invalid_request'],
    [{ source: trialAbstract }, 'invalid_request'],
  ])('refuses %#', async (payload, code) => {
    const { headers } = await test.signIn();
    const response = await test.app.inject({ method: 'POST', url: '/api/check', headers, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });
});

describe('what a request costs the database', () => {
  it('is five statements, and one transaction that counts and notes the posts; more only where an answer is to be kept', async () => {
    const test = await makeApp({ database: 'postgres' });
    const who = await test.signIn();
    const post = (headers: Record<string, string> = {}) =>
      test.app.inject({
        method: 'POST',
        url: '/api/posts',
        headers: { ...who.headers, ...headers },
        payload: { inputText: trialAbstract, platforms: ['twitter'] },
      });
    // The first request makes the account.
    expect((await post()).statusCode).toBe(200);
    const asked: string[] = [];
    const query = pg.Client.prototype.query;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: Parameters<typeof query>
    ) {
      asked.push(String(given[0]));
      return Reflect.apply(query, this, given);
    });
    expect((await post()).json().data.usage.used).toBe(2);
    const plain = asked.splice(0);
    expect((await post({ 'idempotency-key': 'once' })).json().data.usage.used).toBe(3);
    spy.mockRestore();
    expect(plain).toEqual([
      expect.stringMatching(/insert into "call_counts"/),
      expect.stringMatching(/^select .* from "users" where/s),
      expect.stringMatching(/^select .* from "users" left join/s),
      // What an account sends is counted when it is known whose it is.
      expect.stringMatching(/insert into "call_counts"/),
      expect.stringMatching(/insert into usage_months.*insert into usage_reservations/s),
      'begin',
      expect.stringMatching(/delete from usage_reservations/),
      expect.stringMatching(/insert into "counted_posts"/),
      'commit',
    ]);
    expect(asked.filter((text) => text === 'begin')).toHaveLength(1);
    // Begun, counted among the answers that are kept, and written in the same transaction.
    expect(asked).toHaveLength(plain.length + 3);
    await test.close();
  });
});
