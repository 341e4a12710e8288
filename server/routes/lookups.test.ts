import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { hangGuard, runsOut } from '#testing/hang-guard.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { type FaultName, faultNames } from '#testing/metadata-services/faults.ts';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';
import { testMetadata } from '#testing/test-metadata.ts';

const elife = '10.7554/elife.01567';

describe('looking metadata up', () => {
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

  const get = (path: string, paste: string, key = 'doi', who = admin) =>
    test.app.inject({ url: `${path}?${key}=${encodeURIComponent(paste)}`, headers: who.headers });

  it('answers the record of a paper with the source of each field and its notices', async () => {
    const response = await get('/api/doi/metadata', ` https://doi.org/${elife.toUpperCase()}. `);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      identifier: elife,
      title: expect.stringContaining('vascular morphodynamics'),
      journal: 'eLife',
      year: 2014,
      pi: { name: 'Martial Sankar', affiliation: expect.stringContaining('University of Lausanne') },
      publisher: 'eLife Sciences Publications, Ltd',
      funders: expect.arrayContaining(['EMBO']),
      url: `https://doi.org/${elife}`,
      sources: { abstract: 'Crossref', title: 'Crossref' },
      licence: { name: 'CC BY 3.0', open: true },
      gaps: [],
      notices: [{ type: 'none-on-record', weight: 'note', source: 'Crossref, OpenAlex' }],
    });
  });

  it.each([
    ['/api/doi/metadata', 'doi', elife],
    ['/api/un/metadata', 'id', 's/res/2538(2020)'],
    ['/api/dataset/metadata', 'doi', '10.5061/DRYAD.8515'],
    ['/api/patent/metadata', 'id', 'US 10,343,279 B2'],
  ])('answers what a request takes as it came: %s', async (path, key, paste) => {
    const articleInfo = (await get(path, paste, key)).json();
    const payload = { inputText: trialAbstract, articleInfo };
    for (const url of ['/api/posts', '/api/hashtags', '/api/highlight']) {
      const response = await test.app.inject({ method: 'POST', url, headers: admin.headers, payload });
      expect([url, response.statusCode, response.statusCode < 400 || response.body]).toEqual([
        url,
        200,
        true,
      ]);
    }
    const post = { source: trialAbstract, post: 'Yes.', articleInfo };
    const checked = { method: 'POST', url: '/api/check', headers: admin.headers, payload: post } as const;
    expect((await test.app.inject(checked)).statusCode).toBe(200);
  });

  it('answers a retraction that a request heeds, as it came', async () => {
    const found = (await get('/api/doi/metadata', '10.1016/S0140-6736(97)11096-0')).json();
    // Without the link, by which the server would know of it as well.
    const payload = { inputText: trialAbstract, articleInfo: { ...found, url: null } };
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/posts',
      headers: admin.headers,
      payload,
    });
    expect(response.json().data.generatedContent.twitter).toMatch(/retracted/i);
  });

  it('takes the abstract from the next service that has one', async () => {
    const { abstract, sources } = (await get('/api/doi/metadata', '10.3389/fpls.2019.00816')).json();
    expect(sources).toMatchObject({ title: 'Crossref', abstract: 'OpenAlex' });
    expect(abstract.length).toBeGreaterThan(200);
  });

  it('tells of a retraction, with the notice', async () => {
    const { notices } = (await get('/api/doi/metadata', '10.1016/S0140-6736(97)11096-0')).json();
    expect(notices[0]).toMatchObject({
      type: 'retracted',
      weight: 'stop',
      url: 'https://doi.org/10.1016/s0140-6736(10)60175-4',
    });
  });

  it.each([
    ['/api/un/metadata', 'id', 's/res/2538(2020)', 'S/RES/2538 (2020)'],
    ['/api/dataset/metadata', 'doi', '10.5061/DRYAD.8515', '10.5061/dryad.8515'],
    ['/api/dataset/metadata', 'doi', '10.2737/rds-2018-0001', '10.2737/rds-2018-0001'],
    ['/api/doi/metadata', 'doi', '10.5061/dryad.8515', '10.5061/dryad.8515'],
    ['/api/doi/metadata', 'doi', 'PMC12166167', '10.1093/nutrit/nuae105'],
    ['/api/patent/metadata', 'id', 'US 10,343,279 B2', 'US10343279B2'],
  ])('%s?%s=%s is %s', async (path, key, paste, identifier) => {
    const response = await get(path, paste, key);
    expect([response.statusCode, response.json().identifier]).toEqual([200, identifier]);
  });

  it.each([
    ['/api/doi/metadata', 'doi', 'DOI not found or unavailable'],
    ['/api/dataset/metadata', 'doi', 'Dataset not found'],
  ])('%s says "not found" in the words of the product', async (path, key, words) => {
    const response = await get(path, '10.99999/nothing', key);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toContain(words);
    expect(response.json().title).toMatch(/^❌ (?:DOI|Dataset) Lookup Failed$/);
  });

  it('says "not found" of documents and patents too', async () => {
    expect((await get('/api/un/metadata', 'A/RES/1/999', 'id')).json().message).toContain(
      'UN document not found',
    );
    expect((await get('/api/patent/metadata', 'US1', 'id')).statusCode).toBe(400);
    expect((await get('/api/patent/metadata', 'US9999999B2', 'id')).json().message).toContain(
      'Patent not found',
    );
  });

  it('names the agency of a DOI that is registered elsewhere', async () => {
    const response = await get('/api/doi/metadata', '10.11367/x');
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      expect.stringContaining('registered with JaLC'),
    ]);
  });

  it.each([
    ['/api/doi/metadata', 'doi', 'A/RES/70/1', 'wrong_identifier'],
    ['/api/un/metadata', 'id', elife, 'wrong_identifier'],
    ['/api/patent/metadata', 'id', '13/478,413', 'wrong_identifier'],
    ['/api/patent/metadata', 'id', '', 'invalid_request'],
    ['/api/doi/metadata', 'doi', 'hello', 'invalid_request'],
    ['/api/doi/metadata', 'doi', 'x'.repeat(5000), 'invalid_request'],
    ['/api/doi/metadata', 'doi', '10.5555/\u0000', 'invalid_request'],
    ['/api/doi/metadata', 'id', elife, 'invalid_request'],
  ])('%s?%s=%s is refused as %s', async (path, key, paste, code) => {
    const response = await get(path, paste, key);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });

  it('is for plans that have it', async () => {
    const response = await get('/api/doi/metadata', elife, 'doi', await test.signIn());
    expect([response.statusCode, response.json().code, response.json().plan]).toEqual([
      403,
      'plan_required',
      'PRO',
    ]);
  });

  it('asks once and remembers, for as long as an answer keeps', async () => {
    const doi = '10.7717/peerj.15141';
    const asked = () => services.requests.filter((line) => line.includes(doi)).length;
    await get('/api/doi/metadata', doi);
    const first = asked();
    const again = await get('/api/doi/metadata', `doi:${doi}`);
    expect([again.statusCode, asked()]).toEqual([200, first]);
    test.clock.advance(3 * 24 * 3_600_000);
    await get('/api/doi/metadata', doi, 'doi', await test.signIn({ email: adminEmail }));
    expect(asked()).toBeGreaterThan(first);
  });

  it('remembers for minutes that there is nothing', async () => {
    const asked = () => services.requests.filter((line) => line.includes('10.99999/gone')).length;
    const later = await test.signIn({ email: adminEmail });
    const look = () => get('/api/doi/metadata', '10.99999/gone', 'doi', later);
    await look();
    const first = asked();
    expect((await look()).statusCode).toBe(404);
    expect(asked()).toBe(first);
    test.clock.advance(11 * 60_000);
    await look();
    expect(asked()).toBeGreaterThan(first);
  });
});

describe('when services fail', () => {
  let services: MetadataServices;
  beforeAll(async () => {
    services = await startMetadataServices();
  });
  afterAll(() => services.stop());

  async function withFaults<T>(
    fault: Parameters<MetadataServices['addresses']>[0],
    work: (test: TestApp, admin: SignedIn) => Promise<T>,
    timeout = fault === 'slow' ? runsOut : hangGuard,
  ): Promise<T> {
    const test = await makeApp({ metadata: testMetadata(services.addresses(fault), { timeout }) });
    try {
      return await work(test, await test.signIn({ email: adminEmail }));
    } finally {
      await test.close();
    }
  }

  it.each(faultNames)('every look-up is answered truthfully where all are: %s', async (fault: FaultName) => {
    await withFaults(fault, async (test, { headers }) => {
      const paths = [
        `/api/doi/metadata?doi=${elife}`,
        '/api/dataset/metadata?doi=10.5061/dryad.8515',
        '/api/un/metadata?id=A/RES/54/139',
        '/api/patent/metadata?id=US10343279B2',
      ];
      for (const url of paths) {
        const response = await test.app.inject({ url, headers });
        expect([url, response.statusCode, response.json().code]).toEqual([url, 503, 'unavailable']);
        expect(response.json().message).toMatch(/That says nothing about the .*paste the text yourself/);
        expect(response.json().message).not.toMatch(/not found/i);
      }
      expect((await test.app.inject({ url: '/api/teams/me', headers })).statusCode).toBe(200);
    });
  });

  it('another service steps in for Crossref, and the missing notices are told', async () => {
    await withFaults({ crossref: 'down', doi: 'down' }, async (test, { headers }) => {
      const { title, sources, notices } = (
        await test.app.inject({ url: `/api/doi/metadata?doi=${elife}`, headers })
      ).json();
      expect(title).toContain('vascular morphodynamics');
      expect(sources.title).toBe('OpenAlex');
      expect(notices[0]).toMatchObject({ type: 'register-silent', weight: 'warning' });
    });
  });

  it('the catalogue steps in for the UN library', async () => {
    await withFaults({ 'un-library': 'empty' }, async (test, { headers }) => {
      const { identifier, sources } = (
        await test.app.inject({ url: '/api/un/metadata?id=A/RES/54/139', headers })
      ).json();
      expect([identifier, sources.title]).toEqual(['A/RES/54/139', 'UN library catalogue']);
    });
  });

  it('an answer that a silent service may complete is kept for minutes only', async () => {
    await withFaults({ crossref: 'busy' }, async (test, { headers }) => {
      const url = `/api/doi/metadata?doi=${elife}`;
      expect((await test.app.inject({ url, headers })).statusCode).toBe(200);
      const asked = services.requests.length;
      await test.app.inject({ url, headers });
      expect(services.requests.length).toBe(asked);
      test.clock.advance(6 * 60_000);
      await test.app.inject({ url, headers });
      expect(services.requests.length).toBeGreaterThan(asked);
    });
  });

  it('stops asking when the client leaves', async () => {
    await withFaults(
      'slow',
      async (test, { headers }) => {
        await test.app.listen({ port: 0, host: '127.0.0.1' });
        const { port } = test.app.server.address() as AddressInfo;
        const asked = services.requests.length;
        const abandoned = services.abandoned();
        const call = request({ port, path: `/api/doi/metadata?doi=${elife}`, headers });
        call.on('error', () => undefined).end();
        await expect.poll(() => services.requests.length).toBeGreaterThan(asked);
        call.destroy();
        await expect.poll(services.abandoned).toBeGreaterThan(abandoned);
      },
      hangGuard,
    );
  });
});
