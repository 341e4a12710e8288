import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '#contract/types.ts';
import { readTable } from '#domain/runs/table.ts';
import { authenticateDeps } from '#server/http/access.ts';
import { workOnRuns } from '#server/usecases/runs/work-on-runs.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { databaseKinds } from '#testing/databases.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';
import { sentinels } from '#testing/sentinel-generator.ts';
import { testMetadata } from '#testing/test-metadata.ts';

type Run = OutputOf<'getRun'>;

const elife = '10.7554/eLife.01567';
const retracted = '10.1538/expanim.54.1';

function table(rows: number, more: readonly string[] = []): string {
  const lines = Array.from({ length: rows }, (_, index) => `"Trial ${index + 1}","${trialAbstract}"`);
  return ['title,abstract', ...lines, ...more].join('\n');
}

describe.each(databaseKinds)('bulk runs, on %s', (kind) => {
  let services: MetadataServices;
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    services = await startMetadataServices();
    test = await makeApp({
      database: kind,
      metadata: testMetadata(services.addresses()),
    });
    admin = await test.signIn({ email: adminEmail });
  });
  afterEach(async () => {
    await test.open.db.deleteFrom('runs').execute();
  });
  afterAll(async () => {
    await test.close();
    await services.stop();
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const call = async (who: SignedIn, method: Method, url: string, payload?: object, more: object = {}) => {
    const response = await test.app.inject({
      method,
      url,
      headers: { ...who.headers, ...more },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  };
  const start = (who: SignedIn, upload: string, more: object = {}, headers: object = {}) =>
    call(who, 'POST', '/api/runs', { upload, platforms: ['twitter'], ...more }, headers);
  const started = async (who: SignedIn, upload: string, more: object = {}): Promise<string> => {
    const { status, body } = await start(who, upload, more);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id;
  };
  const runOf = async (who: SignedIn, id: string): Promise<Run> =>
    (await call(who, 'GET', `/api/runs/${id}`)).body;
  const rowOf = async (who: SignedIn, id: string, order: number): Promise<OutputOf<'getRunRow'>> =>
    (await call(who, 'GET', `/api/runs/${id}/rows/${order}`)).body;
  const used = async (who: SignedIn): Promise<number> =>
    (await call(who, 'GET', '/api/teams/me')).body.postsUsed;
  const work = (metadata = test.deps.metadata) =>
    workOnRuns(
      { ...test.deps, ...authenticateDeps(test.deps), metadata },
      () => false,
      new AbortController().signal,
    );

  it('makes drafts of a list of DOIs, each with what services know of the work', async () => {
    const id = await started(admin, `${elife}\n10.99999/none\n${retracted}\nnot a doi`, {
      platforms: ['twitter', 'linkedin'],
    });
    expect(await runOf(admin, id)).toMatchObject({
      state: 'running',
      kind: 'list',
      total: 4,
      counts: { waiting: 3, failed: 1 },
    });
    await work();
    await work();
    expect(await runOf(admin, id)).toMatchObject({ state: 'done', counts: { done: 1, failed: 3 } });
    const row = await rowOf(admin, id, 0);
    expect(row).toMatchObject({
      state: 'done',
      flagged: 1,
      review: 'open',
      label: expect.stringContaining('vascular morphodynamics'),
    });
    expect(row.draft?.posts.linkedin).toContain('https://doi.org/10.7554/elife.01567');
    expect(row.draft?.notices[0]?.text).toContain('No notice of a retraction');
    expect(row.draft?.grounding.twitter?.length).toBeGreaterThan(0);
    expect((await rowOf(admin, id, 1)).problem).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('DOI not found'),
    });
    expect((await rowOf(admin, id, 2)).problem?.message).toContain('No abstract is on record');
    expect((await rowOf(admin, id, 3)).canRetry).toBe(false);
    expect(await used(admin)).toBe(2);
  });

  it('says of a retracted article nothing but that it is, also where the abstract was given', async () => {
    const upload = `doi,abstract\n${retracted},"Treadmill exercise increased bone mass by 12% in female rats. The effect was larger in young animals."`;
    const id = await started(admin, upload);
    await work();
    const { draft } = await rowOf(admin, id, 0);
    expect(draft?.posts.twitter).toContain('has been retracted');
    expect(draft?.posts.twitter).not.toContain('12%');
  });

  it('is one run for one Idempotency-Key, and refuses another body under it', async () => {
    const who = await test.signIn();
    const key = { 'idempotency-key': 'spring' };
    const answers = await Promise.all([start(who, table(2), {}, key), start(who, table(2), {}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    await work();
    expect((await start(who, table(2), {}, key)).body).toMatchObject({
      id: answers[0]?.body.id,
      counts: { done: 2 },
    });
    expect(await used(who)).toBe(2);
    expect(await start(who, table(1), {}, key)).toMatchObject({ status: 422, body: { code: 'key_reused' } });
    expect((await call(who, 'GET', '/api/runs')).body.runs).toHaveLength(1);
  });

  it('pauses when the posts are used up, says until when, and goes on in the next month', async () => {
    const who = await test.signIn();
    const id = await started(who, table(3), { platforms: ['twitter', 'linkedin'] });
    await work();
    // A row that finds no posts waits for those under way, which may yet give some back.
    test.clock.advance(1500);
    await work();
    expect(await runOf(who, id)).toMatchObject({
      state: 'paused',
      pause: 'quota',
      resumesAt: '2026-12-01T00:00:00.000Z',
      counts: { done: 2, waiting: 1, failed: 0 },
    });
    expect(await used(who)).toBe(4);
    test.clock.advance(1500);
    expect((await call(who, 'PUT', `/api/runs/${id}`, { state: 'running' })).body.state).toBe('running');
    await work();
    expect(await runOf(who, id)).toMatchObject({ state: 'paused', pause: 'quota' });
    test.clock.advance(11 * 24 * 3_600_000);
    await work();
    await work();
    const again = await test.issuer.token({ ...who.person });
    const later = { ...who, headers: { authorization: `Bearer ${again}` } };
    await work();
    expect(await runOf(later, id)).toMatchObject({ state: 'done', counts: { done: 3 } });
    expect(await used(later)).toBe(2);
    admin = await test.signIn({ ...admin.person });
  });

  it('is not begun without posts, over the rows of the plan, or where the plan has no look-ups', async () => {
    const who = await test.signIn();
    expect(await start(who, elife)).toMatchObject({ status: 403, body: { code: 'plan_required' } });
    expect(await start(who, table(6))).toMatchObject({
      status: 403,
      body: {
        code: 'plan_required',
        message: expect.stringContaining(
          'takes 5 rows in your plan, and this has 6. The Basic plan takes 50.',
        ),
      },
    });
    expect(await start(who, 'nonsense')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Line 1:') },
    });
    expect(await start(who, ' ')).toMatchObject({ status: 400 });
    expect(await start(who, table(1), { platforms: [] })).toMatchObject({
      status: 400,
      body: { code: 'no_platform' },
    });
    expect(await start(who, table(1), { tone: 'shouty' })).toMatchObject({
      status: 400,
      body: { code: 'unknown_tone' },
    });
    for (let run = 0; run < 3; run += 1) await started(who, table(1));
    expect(await start(who, table(1))).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await work();
    await started(who, table(2));
    await work();
    await work();
    expect(await start(who, table(1))).toMatchObject({ status: 402, body: { code: 'quota_exceeded' } });
  });

  it('takes a whole upload of 2,000 abstracts, and refuses what is larger before it is read', async () => {
    const lines = Array.from(
      { length: 2000 },
      (_, index) => `"T ${index}","${trialAbstract} ${'Word. '.repeat(300)}"`,
    );
    const id = await started(admin, `title,abstract\n${lines.join('\n')}`);
    expect((await runOf(admin, id)).total).toBe(2000);
    expect((await start(admin, 'x'.repeat(15_000_000))).status).toBe(413);
  });

  it('tells a failure of one row, gives its posts back, and tries it again when asked', async () => {
    const who = await test.signIn();
    const bad = [
      `"Bad","${trialAbstract} ${sentinels.refuses}"`,
      `"Broken","${trialAbstract} ${sentinels.throws}"`,
    ];
    const id = await started(who, table(1, bad));
    await work();
    await work();
    expect(await runOf(who, id)).toMatchObject({
      state: 'done',
      counts: { done: 1, failed: 2, retryable: 2 },
    });
    expect(await used(who)).toBe(1);
    const { rows, total } = (await call(who, 'GET', `/api/runs/${id}/rows?show=failed`)).body;
    expect(total).toBe(2);
    expect(
      rows.map((row: { label: string; problem: { code: string } }) => [row.label, row.problem.code]),
    ).toEqual([
      ['Bad', 'generation_failed'],
      ['Broken', 'internal'],
    ]);
    expect((await call(who, 'POST', `/api/runs/${id}/retry`, { order: 1 })).body).toEqual({ rows: 1 });
    expect((await call(who, 'POST', `/api/runs/${id}/retry`, {})).body).toEqual({ rows: 1 });
    expect((await runOf(who, id)).state).toBe('running');
    await work();
    await work();
    expect(await runOf(who, id)).toMatchObject({ state: 'done', counts: { failed: 2 } });
    expect(await used(who)).toBe(1);
  });

  it('asks a silent service again later, then says so', async () => {
    const id = await started(admin, '10.7554/silent.1');
    const states = [];
    const silent = testMetadata(services.addresses('down'));
    for (const seconds of [0, 30, 120]) {
      test.clock.advance(seconds * 1000 + 1);
      await work(silent);
      states.push((await rowOf(admin, id, 0)).state);
    }
    expect(states).toEqual(['waiting', 'waiting', 'failed']);
    expect((await rowOf(admin, id, 0)).problem?.code).toBe('unavailable');
  });

  it('pauses, goes on and cancels as asked', async () => {
    const who = await test.signIn();
    const id = await started(who, table(2));
    const to = (state: string) => call(who, 'PUT', `/api/runs/${id}`, { state });
    expect((await to('paused')).body).toMatchObject({ state: 'paused', pause: 'person' });
    expect((await to('paused')).status).toBe(200);
    await work();
    expect((await runOf(who, id)).counts.waiting).toBe(2);
    expect((await to('running')).body.state).toBe('running');
    expect((await to('cancelled')).body).toMatchObject({ state: 'cancelled', counts: { cancelled: 2 } });
    expect(await to('running')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await call(who, 'POST', `/api/runs/${id}/retry`, {})).status).toBe(409);
    expect((await call(who, 'DELETE', `/api/runs/${id}`)).status).toBe(204);
    expect((await call(who, 'DELETE', `/api/runs/${id}`)).status).toBe(404);
  });

  it('throws away what was written for a run that was cancelled meanwhile, and gives the posts back', async () => {
    const who = await test.signIn();
    const id = await started(who, `abstract\n"${trialAbstract} ${sentinels.waits}"`);
    const arrived = test.generator.nextArrival();
    const working = work();
    await arrived;
    expect(await used(who)).toBe(1);
    await call(who, 'PUT', `/api/runs/${id}`, { state: 'cancelled' });
    test.generator.release();
    await working;
    expect((await rowOf(who, id, 0)).draft).toBeNull();
    expect(await used(who)).toBe(0);
  });

  it('keeps what is decided and changed, checks it anew, and approves the rest at once', async () => {
    const who = await test.signIn();
    const id = await started(who, table(3));
    await work();
    const put = (order: number, body: object) => call(who, 'PUT', `/api/runs/${id}/rows/${order}`, body);
    const changed = (await put(0, { posts: { twitter: 'Exercise cures knee pain in 99% of people.' } })).body;
    expect(changed.flagged).toBe(1);
    expect(changed.draft.byHand).toEqual(['twitter']);
    expect(changed.draft.grounding.twitter[0].flags.length).toBeGreaterThan(0);
    expect((await put(1, { review: 'skipped' })).body.review).toBe('skipped');
    // A platform that the row was not written for is not added by hand.
    expect((await put(1, { posts: { facebook: 'x' } })).body.draft.posts.facebook).toBeUndefined();
    expect((await call(who, 'POST', `/api/runs/${id}/approve`)).body).toEqual({ rows: 1 });
    expect((await runOf(who, id)).counts).toMatchObject({ approved: 1, skipped: 1, flagged: 1 });
    const flagged = (await call(who, 'GET', `/api/runs/${id}/rows?show=flagged`)).body;
    expect(flagged.rows.map(({ order }: { order: number }) => order)).toEqual([0]);
    const broken = await started(who, `doi,abstract\n,"${trialAbstract} ${sentinels.refuses}"`);
    await work();
    expect(await call(who, 'PUT', `/api/runs/${broken}/rows/0`, { review: 'approved' })).toMatchObject({
      status: 409,
    });
    expect((await put(9, { review: 'approved' })).status).toBe(404);
  });

  it('exports what was approved as CSV, JSON or a calendar', async () => {
    const who = await test.signIn();
    const id = await started(
      who,
      `title,abstract\n"=1+1","${trialAbstract}"\n"Two","${trialAbstract}"\n"Bad","${trialAbstract} ${sentinels.refuses}"`,
    );
    await work();
    await call(who, 'PUT', `/api/runs/${id}/rows/0`, { review: 'approved' });
    const file = async (query: string) => (await call(who, 'GET', `/api/runs/${id}/export?${query}`)).body;
    const csv = await file('format=csv');
    expect(csv).toMatchObject({ name: 'posts.csv', type: 'text/csv' });
    expect(csv.content).toContain(`"'=1+1"`);
    const rows = readTable(csv.content);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.[2]).toBe('=1+1');
    expect(readTable((await file('show=all')).content)).toHaveLength(4);
    const json = JSON.parse((await file('format=json&show=all')).content);
    expect(json.rows.map(({ problem }: { problem: string | null }) => problem)).toEqual([
      null,
      null,
      'No content generated',
    ]);
    const ics: string = (await file('format=ics&show=drafts&from=2026-11-27&time=08:15')).content;
    expect(ics.match(/DTSTART:\S+/g)).toEqual(['DTSTART:20261127T081500', 'DTSTART:20261130T081500']);
    expect((await call(who, 'GET', `/api/runs/${id}/export?format=ics&time=8`)).status).toBe(400);
  });

  it('works on for nobody whose account is closed', async () => {
    const who = await test.signIn();
    const id = await started(who, table(1));
    const { user } = (await call(who, 'GET', '/api/me')).body;
    const viewer = { userId: user.id, keyTeam: null };
    await test.open.db
      .updateTable('users')
      .set({ disabled_at: test.clock.now() })
      .where('id', '=', user.id)
      .execute();
    await work();
    expect(await test.deps.database.runs.find(viewer, id)).toMatchObject({
      state: 'paused',
      pause: 'closed',
      counts: { waiting: 1 },
    });
  });
});
