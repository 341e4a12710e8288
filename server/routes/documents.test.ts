import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiExamples } from '#contract/examples.ts';
import { documentFile } from '#testing/documents/files.ts';
import { paper } from '#testing/documents/paper.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';
import { workSentinels } from '#testing/sentinel-works.ts';
import { openSentinelWorkshop, threadsReadyMs } from '#testing/sentinel-workshop.ts';
import { orderBy } from '#testing/suites/workshop.ts';
import { testMetadata } from '#testing/test-metadata.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const fileOf = (name: string): string => base64(documentFile(name));

/** The small paper of the documentation, with other letters in place of some of its own. */
function paperWith(replaced: string, by: string): string {
  const pdf = Buffer.from(apiExamples.readDocument.body.file, 'base64').toString('latin1');
  return base64(Buffer.from(pdf.replace(replaced, by.padEnd(replaced.length)), 'latin1'));
}

describe('POST /api/documents', () => {
  let services: MetadataServices;
  let test: TestApp;
  let admin: SignedIn;
  let plain: SignedIn;
  beforeAll(async () => {
    services = await startMetadataServices();
    test = await makeApp({ metadata: testMetadata(services.addresses()) });
    admin = await test.signIn({ email: adminEmail });
    plain = await test.signIn();
  });
  afterAll(async () => {
    await test.close();
    await services.stop();
  });

  const post = (payload: object, who: SignedIn = plain) =>
    test.app.inject({ method: 'POST', url: '/api/documents', headers: who.headers, payload });
  const read = async (file: string, who?: SignedIn) => (await post({ file }, who)).json();

  it.each(['two-columns.pdf', 'styled.docx'])(
    'answers what %s says of itself, to anybody who is signed in',
    async (name) => {
      const answer = await post({ file: fileOf(name) });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        title: paper.title,
        authors: paper.authors,
        doi: paper.doi,
        abstract: paper.abstract,
        abstractIsMarked: true,
        conclusions: paper.conclusions,
        limits: paper.limits,
        record: null,
      });
    },
  );

  it('says of a plan without look-ups that the DOI was not looked up', async () => {
    const { notices } = await read(fileOf('one-column.pdf'));
    expect(notices).toEqual([
      {
        type: 'not-looked-up',
        weight: 'note',
        text: expect.stringMatching(
          /^10\.5555\/juw\.2024\.00123 was not looked up, .* Quick Metadata Fetch comes with/,
        ),
        url: null,
        source: 'the file',
      },
    ]);
  });

  it('says that a work was retracted since its file was made', async () => {
    const [title, abstract] = [
      'Naps and errors on hospital wards',
      'Naps of 20 minutes cut errors of nurses by 18% in one hospital.',
    ];
    const retracted = Buffer.from(
      paperWith(abstract, 'Naps cut errors by 18%. doi:10.1056/nejmoa2007621'),
      'base64',
    );
    const file = base64(
      Buffer.from(
        retracted.toString('latin1').replace(title, 'Cardiovascular Disease, Drug'.padEnd(title.length)),
        'latin1',
      ),
    );
    const { record, notices } = await read(file, admin);
    expect(record).toMatchObject({ identifier: '10.1056/nejmoa2007621' });
    expect(notices[0]).toMatchObject({ type: 'retracted', weight: 'stop' });
  });

  it('takes nothing of a record with another title', async () => {
    const file = paperWith(
      'Naps of 20 minutes cut errors of nurses by 18% in one hospital.',
      'Naps cut errors by 18%. doi:10.7554/eLife.01567',
    );
    const { record, notices, doi } = await read(file, admin);
    expect([record, doi]).toEqual([null, '10.7554/elife.01567']);
    expect(notices[0]).toMatchObject({
      type: 'title-differs',
      weight: 'warning',
      text: expect.stringContaining('vascular morphodynamics'),
    });
  });

  it('says that nobody knew the DOI', async () => {
    const file = paperWith(
      'Naps of 20 minutes cut errors of nurses by 18% in one hospital.',
      'Naps cut errors by 18%. doi:10.5555/nobody.knows',
    );
    expect((await read(file, admin)).notices).toContainEqual(
      expect.objectContaining({ type: 'not-looked-up' }),
    );
  });

  it('keeps nothing and counts nothing', async () => {
    await post({ file: fileOf('styled.docx') });
    const tables = await test.open.db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) =>
        test.open.db
          .selectFrom(name as never)
          .selectAll()
          .execute(),
      ),
    );
    expect(JSON.stringify(rows)).not.toContain('Rooftop');
    const team = await test.app.inject({ url: '/api/teams/me', headers: plain.headers });
    expect(team.json().postsUsed).toBe(0);
  });

  it.each([
    ['no file', {}, 400, 'invalid_request'],
    ['an empty one', { file: '' }, 400, 'invalid_request'],
    ['what is no base64', { file: 'data:application/pdf;base64,AAAA' }, 400, 'invalid_request'],
    ['a locked PDF', { file: fileOf('locked.pdf') }, 400, 'invalid_request'],
    ['a scanned PDF', { file: fileOf('scanned.pdf') }, 400, 'invalid_request'],
    [
      'a damaged PDF',
      { file: base64(documentFile('one-column.pdf').subarray(0, 300)) },
      400,
      'invalid_request',
    ],
    ['a picture', { file: base64(Buffer.from('\x89PNG\r\n', 'latin1')) }, 415, 'unsupported_media_type'],
    ['more than 20 MB', { file: 'A'.repeat(26_700_000) }, 413, 'payload_too_large'],
    ['more than a request may hold', { file: 'A'.repeat(27_000_000) }, 413, 'payload_too_large'],
  ])('refuses %s', async (_, payload, status, code) => {
    // Each by somebody else: one of these large bodies is nearly all that an account may send in a minute.
    const answer = await post(payload, await test.signIn());
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('lets nobody in who is not signed in', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/documents',
      payload: { file: 'AAAA' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });
});

describe('a file that takes too long', { timeout: threadsReadyMs }, () => {
  it('is given up, with what to do instead', async () => {
    const workshop = openSentinelWorkshop();
    const failed = await workshop.do('readDocument', { file: workSentinels.endless }, orderBy('ada'));
    expect(failed).toMatchObject({
      ok: false,
      failure: {
        code: 'too_slow',
        message: expect.stringContaining('Save the abstract as a file of its own'),
      },
    });
    const next = await workshop.do('readDocument', { file: fileOf('side-by-side.pdf') }, orderBy('ada'));
    expect(next).toMatchObject({ ok: true, value: { abstract: paper.abstract } });
    await workshop.close();
  });
});
