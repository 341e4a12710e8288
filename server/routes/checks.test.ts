import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp, testOrigin } from '#testing/make-app.ts';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';
import { makeModelApp } from '#testing/model-app.ts';
import { ModelServer } from '#testing/model-server/model-server.ts';
import { testMetadata } from '#testing/test-metadata.ts';
import { createVerifierByWords } from '#testing/verifier-by-words.ts';

const elife = '10.7554/elife.01567';
/** On record without an abstract at any of the services. */
const withoutAbstract = '10.1371/journal.pone.0033693';
const post = 'Pain fell by 2.6 points with exercise. Pain fell by 47 points. What do you think?';
/** As the browser sends from our own pages. */
const ours = { origin: testOrigin, 'x-requested-with': 'XMLHttpRequest' };

let services: MetadataServices;
let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  services = await startMetadataServices();
  test = await makeApp({ metadata: testMetadata(services.addresses()) });
  admin = await test.signIn({ email: adminEmail });
});
afterAll(async () => {
  await test.close();
  await services.stop();
});

const check = (payload: object, { headers }: Pick<SignedIn, 'headers'> = admin, of = test) =>
  of.app.inject({ method: 'POST', url: '/api/check', headers, payload });
const visit = (payload: object, { of = test, headers = ours, from = '203.0.113.7' } = {}) =>
  of.app.inject({ method: 'POST', url: '/api/public/check', headers, payload, remoteAddress: from });

describe('what a check answers', () => {
  it('says where each sentence stands, beside which source sentence, and which words are at fault', async () => {
    const { sentences, source, summary } = (await check({ source: trialAbstract, post })).json();
    for (const { text, start, end } of sentences) expect(post.slice(start, end)).toBe(text);
    const { source: near } = sentences[0];
    expect(trialAbstract.slice(near.start, near.end)).toBe(near.text);
    expect(source.sentences[near.sentence].text).toBe(near.text);
    expect(source.work).toBeNull();
    const number = sentences[1].flags.find(({ type }: { type: string }) => type === 'number');
    expect(post.slice(number.inPost.start, number.inPost.end)).toBe(number.words);
    expect(number.words).toContain('47');
    expect(summary).toMatchObject({ overall: 'flagged', counts: { flagged: 1, wording: 1 } });
  });

  it('looks the source up by its identifier, in whatever form it is pasted', async () => {
    const response = await check({ identifier: ` https://doi.org/${elife.toUpperCase()}. `, post });
    expect(response.statusCode, response.body).toBe(200);
    const { source } = response.json();
    expect(source.work).toMatchObject({
      identifier: elife,
      title: expect.stringContaining('vascular morphodynamics'),
      url: `https://doi.org/${elife}`,
      abstractFrom: 'Crossref',
      notices: [{ type: 'none-on-record' }],
    });
    expect(source.sentences.length).toBeGreaterThan(3);
  });

  it.each([
    ['neither a source nor an identifier', {}, 400, 'invalid_request', 'Please send the text as "source"'],
    ['both', { source: trialAbstract, identifier: elife }, 400, 'invalid_request', 'not both'],
    ['no identifier', { identifier: 'naps help' }, 400, 'wrong_identifier', 'Not a DOI'],
    ['two identifiers', { identifier: '10.1000/a and 10.1000/b' }, 400, 'wrong_identifier', 'one identifier'],
    ['one that nobody knows', { identifier: '10.5555/nobody' }, 404, 'not_found', 'DOI not found'],
    ['one without an abstract', { identifier: withoutAbstract }, 422, 'no_abstract', 'paste the text itself'],
  ])('refuses %s', async (_, named, status, code, says) => {
    for (const response of [await check({ ...named, post }), await visit({ ...named, post })]) {
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      expect(response.json().message).toContain(says);
    }
  });

  it('says that nobody answered, which is not that there is no abstract', async () => {
    const down = await makeApp({ metadata: testMetadata(services.addresses('down')) });
    const response = await visit({ identifier: elife, post }, { of: down });
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    expect(response.json().message).toContain('That says nothing about the work.');
    await down.close();
  });

  it('asks no service again for what is known, whoever asks', async () => {
    await check({ identifier: elife, post });
    const asked = services.requests.length;
    expect((await visit({ identifier: elife, post })).statusCode).toBe(200);
    expect((await check({ identifier: `doi:${elife}`, post })).statusCode).toBe(200);
    expect(services.requests).toHaveLength(asked);
  });

  it('counts the look-ups of callers apart from their checks', async () => {
    const strict = await makeApp({
      metadata: testMetadata(services.addresses()),
      settings: { rateLimitFactor: 0.05 },
    });
    const someone = await strict.signIn({ email: adminEmail });
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1)
      statuses.push((await check({ identifier: elife, post }, someone, strict)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await check({ source: trialAbstract, post }, someone, strict)).statusCode).toBe(200);
    await strict.close();
  });

  it('looks up only for plans that look up, and checks a text for all', async () => {
    const free = await test.signIn();
    const response = await check({ identifier: elife, post }, free);
    expect([response.statusCode, response.json().code]).toEqual([403, 'plan_required']);
    expect((await check({ source: trialAbstract, post }, free)).statusCode).toBe(200);
  });
});

describe('a check without an account', () => {
  it('answers the same, of a text or an identifier', async () => {
    const { verifiedBy, ...rest } = (await visit({ source: trialAbstract, post })).json();
    expect(rest).toEqual((await check({ source: trialAbstract, post, verifier: 'none' })).json());
    expect((await visit({ identifier: elife, post })).json().source.work.identifier).toBe(elife);
  });

  it.each([
    ['a longer post than a visitor may send', { post: 'x'.repeat(3001) }, '"post" is longer than 3000'],
    ['an empty post', { post: '' }, '"post" must not be empty.'],
    ['what is known of the article', { post, articleInfo: { title: 'T' } }, '"articleInfo" is no field'],
  ])('refuses %s', async (_, sent, says) => {
    const response = await visit({ source: trialAbstract, ...sent });
    expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining(says)]);
  });

  it('is for our own pages: what another site sends is refused', async () => {
    const foreign = { ...ours, origin: 'https://elsewhere.example' };
    for (const headers of [foreign, {}]) {
      const response = await visit({ source: trialAbstract, post }, { headers: headers as typeof ours });
      expect([response.statusCode, response.json().code]).toEqual([403, 'cross_site']);
    }
  });

  it('holds back whoever asks too often, and fewer look-ups still; not their neighbour', async () => {
    const strict = await makeApp({
      metadata: testMetadata(services.addresses()),
      settings: { rateLimitFactor: 0.5 },
    });
    const ask = (named: object, from: string) => visit({ ...named, post }, { of: strict, from });
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1)
      statuses.push((await ask({ identifier: elife }, '203.0.113.7')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await ask({ identifier: elife }, '203.0.113.7');
    expect(refused.json().message).toContain('or paste the text itself');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let round = 0; round < 5; round += 1)
      expect((await ask({ source: trialAbstract }, '203.0.113.7')).statusCode).toBe(200);
    expect((await ask({ source: trialAbstract }, '203.0.113.7')).json().code).toBe('rate_limited');
    expect((await ask({ identifier: elife }, '203.0.113.8')).statusCode).toBe(200);
    await strict.close();
  });

  it('asks our own verifier, and never the model of others that is configured', async () => {
    const server = new ModelServer();
    const own = createVerifierByWords();
    const withModel = await makeModelApp(await server.listen(), { verifies: true, ownVerifier: own });
    const claim = 'In adults with knee osteoarthritis exercise may reduce pain.';
    const response = await visit({ source: trialAbstract, post: claim }, { of: withModel });
    expect(response.json().verifiedBy).toBe('learned');
    expect(own.asked).toHaveLength(1);
    expect(server.requests).toEqual([]);
    await withModel.close();
    await server.close();
  });

  it('keeps nothing of the post or the text in the log', async () => {
    const lines: string[] = [];
    const logging = await makeApp({
      settings: { logLevel: 'trace', logTo: { write: (line) => void lines.push(line) } },
    });
    const secret = 'The unpublished marmot finding';
    await visit({ source: trialAbstract, post: `${secret} is out.` }, { of: logging });
    await visit({ source: 'short', post: secret }, { of: logging });
    expect(lines.join('\n')).not.toContain('marmot');
    await logging.close();
  });
});
