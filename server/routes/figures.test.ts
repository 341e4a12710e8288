import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { figureLimits } from '#domain/research/figure.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { makeModelApp, noLimits } from '#testing/model-app.ts';
import { ModelServer } from '#testing/model-server/model-server.ts';

/** The smallest PNG there is: one clear point. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Says that it has 50,000 by 50,000 points. */
const bomb = Buffer.from(picture, 'base64')
  .fill(Buffer.from([0, 0, 0xc3, 0x50]), 16, 24)
  .toString('base64');
const asked = { inputText: trialAbstract, picture };

function describeFigure(test: TestApp, who: SignedIn, payload: object = asked) {
  return test.app.inject({ method: 'POST', url: '/api/figures/alt-text', headers: who.headers, payload });
}

const server = new ModelServer();
let baseUrl: string;
beforeAll(async () => {
  baseUrl = await server.listen();
});
afterEach(() => server.reset());
afterAll(() => server.close());

describe('POST /api/figures/alt-text', () => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await makeModelApp(baseUrl);
    admin = await test.signIn({ email: adminEmail });
  });
  afterAll(() => test.close());

  it('describes the picture through the model, counts no post and says who saw it', async () => {
    const answer = await describeFigure(test, admin);
    expect(answer.json()).toEqual({
      altText: 'Bar chart of pain by group: lower with exercise than with usual care.',
      toCompare: [],
      made: { writer: 'openai-compatible', model: 'stand-in', host: new URL(baseUrl).host },
    });
    expect(server.requests.map(({ asked: { picture: seen } }) => seen)).toEqual([
      `data:image/png;base64,${picture}`,
    ]);
    const team = await test.app.inject({ url: '/api/teams/me', headers: admin.headers });
    expect(team.json().postsUsed).toBe(0);
  });

  it('names what the text does not say so', async () => {
    server.behave({ does: 'answer', manner: 'exaggerates' });
    const { altText, toCompare } = (await describeFigure(test, admin)).json();
    expect(altText).toMatch(/^Exercise always causes/);
    expect(toCompare).toEqual(expect.arrayContaining(['97.3%', 'groundbreaking']));
  });

  it('lets no address of the model’s through', async () => {
    server.behave({ does: 'answer', manner: 'adds-links' });
    const { altText } = (await describeFigure(test, admin)).json();
    expect(altText).toBe('Bar chart of pain by group: lower with exercise than with usual care.');
  });

  it('says where nothing can be made out, and where the service fails', async () => {
    server.next({ does: 'answer', manner: 'refuses' });
    const blank = await describeFigure(test, admin);
    expect([blank.statusCode, blank.json().code]).toEqual([502, 'generation_failed']);
    server.next({ does: 'status', status: 401 });
    const refused = await describeFigure(test, admin);
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'generation_failed']);
    server.next({ does: 'drop' });
    const cut = await describeFigure(test, admin);
    expect([cut.statusCode, cut.json().code]).toEqual([503, 'unavailable']);
  });

  it('is for plans that have it', async () => {
    const refused = await describeFigure(test, await test.signIn());
    expect([refused.statusCode, refused.json().code, refused.json().plan]).toEqual([
      403,
      'plan_required',
      'PRO',
    ]);
    expect(server.requests).toEqual([]);
  });

  const png = Buffer.from(picture, 'base64');
  const large = Buffer.concat([png, Buffer.alloc(figureLimits.bytes)]).toString('base64');
  it.each([
    ['no text', { picture }, 400, 'invalid_request'],
    ['49 characters', { ...asked, inputText: 'x'.repeat(49) }, 400, 'content_too_short'],
    ['2,501 characters', { ...asked, inputText: 'x'.repeat(2501) }, 400, 'content_too_long'],
    ['an empty picture', { ...asked, picture: '' }, 400, 'invalid_request'],
    ['more pixels than anybody looks at', { ...asked, picture: bomb }, 400, 'invalid_request'],
    ['what is no base64', { ...asked, picture: 'data:image/png;base64,AAAA' }, 400, 'invalid_request'],
    [
      'a drawing in SVG',
      { ...asked, picture: btoa('<svg onload="alert(1)"/>') },
      415,
      'unsupported_media_type',
    ],
    ['more than 700 kB', { ...asked, picture: large }, 413, 'payload_too_large'],
    ['more than a request may hold', { ...asked, picture: 'A'.repeat(2_000_000) }, 413, 'payload_too_large'],
  ])('refuses %s, and asks no model', async (_, payload, status, code) => {
    const response = await describeFigure(test, admin, payload);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(server.requests).toEqual([]);
  });
});

describe('the budget of the model', () => {
  it('holds for figures too', async () => {
    const test = await makeModelApp(baseUrl, { limits: { ...noLimits, tokensPerUser: 1000 } });
    const refused = await describeFigure(test, await test.signIn({ email: adminEmail }));
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(server.requests).toEqual([]);
    await test.close();
  });
});

describe('where no model sees pictures', () => {
  it('says so', async () => {
    const test = await makeApp();
    const admin = await test.signIn({ email: adminEmail });
    const refused = await describeFigure(test, admin);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'conflict',
        message: 'No model that sees pictures is set up on this server, so it cannot describe a figure.',
      }),
    ]);
    const writer = await test.app.inject({ url: '/api/writer', headers: admin.headers });
    expect(writer.json().figures).toBeNull();
    await test.close();
  });
});
