import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whatIsWrong } from '#domain/sign-off/record.ts';
import { authenticateDeps } from '#server/http/access.ts';
import { workOnRuns } from '#server/usecases/runs/work-on-runs.ts';
import { napTrial, trialAbstract } from '#testing/abstracts.ts';
import { databaseKinds } from '#testing/databases.ts';
import type { SignedIn } from '#testing/make-app.ts';
import { buyPlan, joinTeamOf, makeKeyFor } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';

const hour = 3_600_000;
/** What a browser says of a request from our own page. */
const ownPage = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
const careful =
  'A supervised exercise programme may reduce pain more than usual care in adults with knee osteoarthritis.';
const bold = 'A supervised exercise programme cures knee osteoarthritis in all adults.';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

describe.each(databaseKinds)('sign-off on %s', (kind) => {
  let paid: PaidApp;
  let owner: SignedIn;
  let member: SignedIn;
  let stranger: SignedIn;
  let key: string;
  let teamId: string;
  beforeAll(async () => {
    paid = await makePaidApp(kind, { outbox: true });
    [owner, member, stranger] = [
      await paid.test.signIn(),
      await paid.test.signIn(),
      await paid.test.signIn(),
    ];
    await buyPlan(paid.test, owner, 'business_year');
    await joinTeamOf(paid.test, owner, member);
    key = await makeKeyFor(paid.test, owner);
    teamId = (await call(owner, 'GET', '/api/teams/me')).body.id;
  });
  afterAll(() => paid.test.close());

  async function call(who: SignedIn | string | null, method: Method, url: string, payload?: object) {
    const headers = who === null ? ownPage : typeof who === 'string' ? { 'x-api-key': who } : who.headers;
    const response = await paid.test.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  }
  /** Time passes, and everybody signs in anew. */
  const later = async (milliseconds: number): Promise<void> => {
    paid.test.clock.advance(milliseconds);
    const [one, two, three] = await Promise.all(
      [owner, member, stranger].map(({ person }) => paid.test.signIn(person)),
    );
    [owner, member, stranger] = [one ?? owner, two ?? member, three ?? stranger];
  };
  const ask = async (change: object = {}, who: SignedIn | string = member) =>
    call(who, 'POST', '/api/sign-offs', {
      inputText: trialAbstract,
      articleInfo: { title: `Exercise and pain ${randomUUID()}` },
      posts: { twitter: careful },
      reviewers: [{ name: 'Rita Reviewer', email: `${randomUUID()}@example.org` }],
      ...change,
    });
  const act = (who: SignedIn | string, id: string, body: object) =>
    call(who, 'POST', `/api/sign-offs/${id}/acts`, body);
  /** Of a reviewer's link, as their mail brings it. */
  const tokenOf = async (signOff: { reviewers: { email: string | null }[] }, at = 0): Promise<string> => {
    const mails = await mailTo(String(signOff.reviewers[at]?.email));
    return /\/review\/([\w.-]+)/.exec(mails)?.[1] ?? '';
  };
  const review = (token: string, body: object) => call(null, 'POST', `/api/reviews/${token}/acts`, body);
  const approve = { act: 'decide', decision: 'approved', revision: 0 };
  const demand = (change: object = {}) =>
    call(owner, 'PUT', `/api/teams/${teamId}/sign-off`, {
      required: true,
      approvals: 1,
      approvers: ['owner', 'member', 'reviewer'],
      ...change,
    });
  const mailTo = async (address: string): Promise<string> => {
    const mails = (await paid.test.deps.outbox?.list(500)) ?? [];
    return JSON.stringify(mails.filter(({ to }) => to === address));
  };

  it('leads from a draft to an approved post: asked, seen without an account, approved, locked, reopened', async () => {
    const email = `${randomUUID()}@example.org`;
    const asked = await ask({ reviewers: [{ name: 'Rita', email }], note: 'Before Friday, please.' });
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({ state: 'asked', note: 'Before Friday, please.', openFlags: [] });
    expect(await mailTo(email)).toContain('/review/');
    const token = await tokenOf(asked.body);
    const seen = await call(null, 'GET', `/api/reviews/${token}`);
    expect(seen.body).toMatchObject({ you: { role: 'reviewer', name: 'Rita', mayApprove: true } });
    expect(seen.body.posts.twitter.text).toBe(careful);
    expect(seen.body.posts.twitter.sentences[0].support.length).toBeGreaterThan(0);
    expect(seen.body.work.sentences.length).toBeGreaterThan(3);
    expect(seen.body.reviewers[0]).toMatchObject({ works: true, email: null });
    expect(JSON.stringify([asked.body, seen.body])).not.toContain(token);
    const approved = await review(token, { ...approve, text: 'Fine.' });
    expect(approved.body).toMatchObject({ state: 'approved', decisions: [{ decision: 'approved' }] });
    expect(await mailTo(member.person.email)).toContain('Rita approved your posts');
    const edited = await act(member, asked.body.id, {
      act: 'edit',
      revision: 0,
      platform: 'twitter',
      text: 'Exercise may reduce pain.',
    });
    expect(edited.body).toMatchObject({ state: 'asked', decisions: [], revision: 1 });
  });

  it('holds every flagged sentence back until somebody says why it stays, or other words are taken', async () => {
    const asked = await ask({ posts: { twitter: bold } });
    const token = await tokenOf(asked.body);
    expect(asked.body.openFlags).toEqual([{ platform: 'twitter', sentence: bold }]);
    const refused = await review(token, approve);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('flagged sentence'),
    ]);
    const proposed = await review(token, { act: 'propose', platform: 'twitter', text: careful });
    expect(proposed.body.proposals).toMatchObject([{ number: 0, outcome: 'open', text: careful }]);
    expect((await review(token, { act: 'edit', platform: 'twitter', text: careful })).status).toBe(400);
    const taken = await act(member, asked.body.id, { act: 'take', revision: 0, proposal: 0 });
    expect(taken.body).toMatchObject({ openFlags: [], proposals: [{ outcome: 'taken' }] });
    expect((await review(token, { ...approve, revision: 1 })).body.state).toBe('approved');
    const kept = await ask({ posts: { twitter: bold } });
    const reason = { act: 'keep', platform: 'twitter', sentence: bold, text: 'A quotation.' };
    expect((await act(member, kept.body.id, reason)).body).toMatchObject({
      openFlags: [],
      kept: [{ text: 'A quotation.' }],
    });
    expect((await review(await tokenOf(kept.body), approve)).body.state).toBe('approved');
  });

  it('ends a link that was taken back, has run out, or is not whole', async () => {
    const asked = await ask();
    const token = await tokenOf(asked.body);
    const { ref } = asked.body.reviewers[0];
    for (const broken of [token.slice(0, -1), `x${token}`, token.split('.')[0] ?? '', 'a.b', '%00'])
      expect((await call(null, 'GET', `/api/reviews/${encodeURIComponent(broken)}`)).status).toBe(404);
    expect((await act(member, asked.body.id, { act: 'revoke', reviewer: ref })).status).toBe(200);
    expect((await call(null, 'GET', `/api/reviews/${token}`)).status).toBe(410);
    expect((await review(token, approve)).status).toBe(410);
    const late = await ask();
    await later(31 * 24 * hour);
    expect((await call(null, 'GET', `/api/reviews/${await tokenOf(late.body)}`)).status).toBe(410);
  });

  it('reminds a reviewer by the same link, once a day', async () => {
    const email = `${randomUUID()}@example.org`;
    const { body } = await ask({ reviewers: [{ name: 'Rita', email }] });
    const remind = () => act(member, body.id, { act: 'remind', reviewer: body.reviewers[0].ref });
    expect((await remind()).status).toBe(200);
    const mails = await mailTo(email);
    expect(mails).toContain('Reminder');
    expect(mails.split(await tokenOf(body)).length).toBeGreaterThan(2);
    expect((await remind()).status).toBe(409);
    await later(21 * hour);
    expect((await remind()).status).toBe(200);
  });

  it('decides on the words that were seen, and on no others', async () => {
    const { body } = await ask();
    const token = await tokenOf(body);
    const change = { act: 'edit', revision: 0, platform: 'twitter', text: 'Exercise may reduce pain.' };
    expect((await act(member, body.id, change)).body.revision).toBe(1);
    const late = await review(token, approve);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('changed meanwhile')]);
    expect((await act(member, body.id, change)).status).toBe(409);
    expect((await review(token, { ...approve, revision: undefined })).status).toBe(400);
    expect((await review(token, { ...approve, revision: 1 })).body.state).toBe('approved');
  });

  it('lets nobody approve words of their own, by whichever name', async () => {
    const { body } = await ask();
    const change = { act: 'edit', revision: 0, platform: 'twitter', text: 'Exercise may reduce pain.' };
    expect((await act(owner, body.id, change)).body).toMatchObject({ you: { mayApprove: false } });
    const own = await act(owner, body.id, { ...approve, revision: 1 });
    expect([own.status, own.body.message]).toEqual([403, expect.stringContaining('You changed these posts')]);
    for (const { person } of [owner, member]) {
      const reviewers = [{ name: 'Somebody Else', email: person.email.toUpperCase() }];
      expect((await ask({ reviewers })).status).toBe(409);
      const invite = { act: 'invite', name: 'Somebody Else', email: person.email };
      expect((await act(member, body.id, invite)).status).toBe(409);
    }
  });

  it('mails who asked no oftener than twenty times a day, however a reviewer turns', async () => {
    const { body } = await ask();
    const token = await tokenOf(body);
    const news = async (): Promise<number> =>
      (await mailTo(member.person.email)).split('wants a change in your posts').length;
    const before = await news();
    for (let at = 0; at < 22; at += 1)
      await review(token, { ...approve, decision: 'changes', text: `Once more, ${at}.` });
    const told = (await news()) - before;
    await review(token, { ...approve, decision: 'changes', text: 'And again.' });
    expect((await news()) - before).toBe(told);
    expect(told).toBeGreaterThan(0);
  });

  it('takes a comment of whom a key named, and no approval', async () => {
    const { body } = await ask({}, key);
    const token = await tokenOf((await call(owner, 'GET', `/api/sign-offs/${body.id}`)).body);
    const seen = await call(null, 'GET', `/api/reviews/${token}`);
    expect(seen.body.you.mayApprove).toBe(false);
    expect((await review(token, { act: 'comment', platform: 'twitter', text: 'Good.' })).status).toBe(200);
    expect((await review(token, approve)).status).toBe(403);
    expect(await mailTo(owner.person.email)).toContain('asks you to check posts');
    const released = await act(key, body.id, { act: 'release', platform: 'twitter' });
    expect(released.status).toBe(403);
    expect((await act(owner, body.id, approve)).body.state).toBe('approved');
  });

  it('can be taken back and refused however much was said', async () => {
    const { body } = await ask();
    const stored = await paid.test.deps.database.signOffs.find(body.id);
    const filler = {
      at: '2026-12-01T00:00:00Z',
      by: body.askedBy,
      kind: 'commented',
      platform: 'twitter',
    } as const;
    const events = Array.from({ length: 400 }, () => ({
      event: { ...filler, sentence: null, text: 'x' },
      hash: 'h',
    }));
    const row = JSON.stringify([...(stored?.events ?? []), ...events]);
    await paid.test.open.db.updateTable('sign_offs').set({ events: row }).where('id', '=', body.id).execute();
    const comment = await act(owner, body.id, { act: 'comment', platform: 'twitter', text: 'One more.' });
    expect([comment.status, comment.body.message]).toEqual([409, expect.stringContaining('no more fits')]);
    const refused = await act(owner, body.id, { ...approve, decision: 'refused', text: 'Too much.' });
    expect(refused.body.state).toBe('refused');
    expect((await act(member, body.id, { act: 'withdraw' })).body.state).toBe('withdrawn');
    expect((await call(null, 'GET', `/api/reviews/${await tokenOf(body)}`)).status).toBe(410);
  });

  it('lets an asker’s own approval, a key’s and a stranger’s count for nothing', async () => {
    const { body } = await ask();
    expect((await act(member, body.id, approve)).status).toBe(403);
    expect((await act(key, body.id, approve)).status).toBe(403);
    expect((await act(stranger, body.id, approve)).status).toBe(404);
    expect((await call(null, 'POST', `/api/sign-offs/${body.id}/acts`, approve)).status).toBe(401);
    expect((await act(owner, body.id, approve)).body.state).toBe('approved');
  });

  it('needs as many as the team says, and those alone whom it names', async () => {
    await demand({ required: false, approvals: 2, approvers: ['owner', 'reviewer'] });
    const { body } = await ask();
    expect((await review(await tokenOf(body), approve)).body.state).toBe('asked');
    expect((await act(owner, body.id, approve)).body.state).toBe('approved');
    await demand({ required: false, approvers: ['reviewer'] });
    const other = await ask();
    expect((await act(owner, other.body.id, approve)).status).toBe(403);
    await demand({ required: false, approvers: ['owner'] });
    expect((await ask({}, owner)).status).toBe(409);
    expect((await demand({ approvers: ['owner'], approvals: 2 })).status).toBe(400);
    await demand({ required: false });
  });

  it('counts two who decide at once, both', async () => {
    await demand({ required: false, approvals: 2 });
    const people = ['Rita', 'Rolf'].map((name) => ({ name, email: `${randomUUID()}@example.org` }));
    const { body } = await ask({ reviewers: people });
    const tokens = [await tokenOf(body), await tokenOf(body, 1)];
    await Promise.all(tokens.map((token) => review(token, approve)));
    expect((await call(owner, 'GET', `/api/sign-offs/${body.id}`)).body).toMatchObject({ state: 'approved' });
    await demand({ required: false });
  });

  it('says clearly what is wrong with what was sent', async () => {
    const wrong: readonly [object, number][] = [
      [{ posts: {} }, 400],
      [{ posts: { twitter: '   ' } }, 400],
      [{ inputText: 'short' }, 400],
      [{ reviewers: [{ name: 'R', email: 'nobody' }] }, 400],
      [{ reviewers: Array.from({ length: 11 }, () => ({ name: 'R', email: 'r@example.org' })) }, 400],
    ];
    for (const [change, status] of wrong) {
      const { status: got, body } = await ask(change);
      expect([got, typeof body.message]).toEqual([status, 'string']);
    }
    const { body } = await ask();
    const acts: readonly [object, number][] = [
      [{ act: 'comment', text: 'x' }, 400],
      [{ act: 'comment', platform: 'linkedin', text: 'x' }, 404],
      [{ act: 'comment', platform: 'twitter', text: ' ' }, 400],
      [{ act: 'comment', platform: 'twitter', sentence: 'Not there.', text: 'x' }, 409],
      [{ act: 'keep', platform: 'twitter', sentence: careful, text: 'x' }, 409],
      [{ act: 'edit', revision: 0, platform: 'twitter', text: careful }, 409],
      [{ act: 'edit', platform: 'twitter', text: 'Other words.' }, 400],
      [{ act: 'take', revision: 0, proposal: 7 }, 404],
      [{ act: 'take', proposal: 0 }, 400],
      [{ act: 'decide' }, 400],
      [{ act: 'decide', revision: 0, decision: 'changes', text: '' }, 400],
      [{ act: 'invite', name: 'R', email: 'nobody' }, 400],
      [{ act: 'remind', reviewer: 'nobody' }, 404],
      [{ act: 'publish' }, 400],
    ];
    for (const [sent, status] of acts) {
      const { status: got, body: answer } = await act(member, body.id, sent);
      expect([sent, got, typeof answer.message]).toEqual([sent, status, 'string']);
    }
    expect((await act(member, body.id, { act: 'withdraw' })).body.state).toBe('withdrawn');
    expect((await act(member, body.id, approve)).status).toBe(409);
  });

  it('gives a record that proves itself, and shows what was changed', async () => {
    const { body } = await ask();
    await review(await tokenOf(body), { ...approve, text: 'Checked against Table 2.' });
    const file = (await call(member, 'GET', `/api/sign-offs/${body.id}/record`)).body;
    const record = JSON.parse(file.content);
    expect(whatIsWrong(record, sha256)).toEqual([]);
    expect(record).toMatchObject({ state: 'approved', posts: [{ text: careful, hash: sha256(careful) }] });
    const spoiled = structuredClone(record);
    spoiled.events.at(-1).event.by.name = 'Somebody Else';
    expect(whatIsWrong(spoiled, sha256)).toHaveLength(1);
    expect(whatIsWrong({ ...record, posts: [{ ...record.posts[0], text: bold }] }, sha256)).toHaveLength(1);
    const logged = await paid.test.deps.database.audit.entriesOf(body.id);
    expect(logged.at(-1)).toMatchObject({ action: 'sign-off.decided', after: record.events.at(-1).hash });
    const pdf = (await call(member, 'GET', `/api/sign-offs/${body.id}/record?format=pdf`)).body;
    expect(pdf).toMatchObject({ type: 'application/pdf', encoding: 'base64' });
    expect(Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await call(stranger, 'GET', `/api/sign-offs/${body.id}/record`)).status).toBe(404);
  });

  it('shows who waits for whom', async () => {
    const { body } = await ask({ articleInfo: { title: 'A paper in the queue' } });
    const list = async (who: SignedIn, show: string) =>
      (await call(who, 'GET', `/api/sign-offs?show=${show}`)).body.signOffs;
    expect(await list(owner, 'open')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: body.id, title: 'A paper in the queue', waitsFor: ['Rita Reviewer'] }),
      ]),
    );
    const ids = async (who: SignedIn, show: string): Promise<string[]> =>
      (await list(who, show)).map(({ id }: { id: string }) => id);
    expect(await ids(member, 'mine')).toContain(body.id);
    expect(await ids(owner, 'mine')).not.toContain(body.id);
    expect(await ids(stranger, 'all')).toEqual([]);
    await review(await tokenOf(body), approve);
    expect(await ids(owner, 'open')).not.toContain(body.id);
    expect(await ids(owner, 'all')).toContain(body.id);
  });

  describe('demanded by a team', () => {
    beforeAll(async () => {
      await demand();
    });
    afterAll(async () => {
      await demand({ required: false });
    });
    const clearance = async (who: SignedIn | string, text: string) =>
      (await call(who, 'POST', '/api/clearance', { inputText: trialAbstract, posts: { twitter: text } }))
        .body;

    it('lets no way out, of no role and no key, have what is not approved', async () => {
      for (const who of [owner, member, key])
        expect(await clearance(who, 'Words that nobody approved.')).toMatchObject({
          required: true,
          posts: { twitter: { mayLeave: false, state: null } },
        });
      const texts = { inputText: napTrial, platforms: ['twitter'] };
      expect(await call(key, 'POST', '/api/posts', texts)).toMatchObject({
        status: 403,
        body: { code: 'sign_off_required' },
      });
      const highlight = { ...texts, abstract: napTrial };
      expect((await call(key, 'POST', '/api/highlight', highlight)).body.code).toBe('sign_off_required');
      // A person drafts as before: the draft is what is sent for sign-off.
      expect((await call(member, 'POST', '/api/posts', texts)).status).toBe(200);
      const { body } = await ask();
      for (const who of [owner, member]) {
        const released = await act(who, body.id, { act: 'release', platform: 'twitter', channel: 'copy' });
        expect([released.status, released.body.code]).toEqual([403, 'sign_off_required']);
      }
      const forKey = await call(key, 'GET', `/api/sign-offs/${body.id}`);
      expect(JSON.stringify(forKey.body.posts)).toBe('{}');
    });

    it('lets approved words go, and those words alone, and notes where to', async () => {
      const text = `${careful} #pain`;
      const { body } = await ask({ posts: { twitter: text } });
      await review(await tokenOf(body), approve);
      expect((await clearance(member, text)).posts.twitter).toMatchObject({
        mayLeave: true,
        state: 'approved',
      });
      expect((await clearance(member, `${text} `)).posts.twitter.mayLeave).toBe(true);
      expect((await clearance(member, `${text} Always.`)).posts.twitter.mayLeave).toBe(false);
      expect((await clearance(stranger, text)).required).toBe(false);
      const released = await act(member, body.id, { act: 'release', platform: 'twitter', channel: 'open' });
      expect(released.body.releases).toMatchObject([{ platform: 'twitter', channel: 'open' }]);
      const again = await act(member, body.id, { act: 'release', platform: 'twitter', channel: 'open' });
      expect(again.body.releases).toHaveLength(1);
      expect((await call(key, 'GET', `/api/sign-offs/${body.id}`)).body.posts.twitter.text).toBe(text);
      await act(owner, body.id, { act: 'edit', revision: 0, platform: 'twitter', text: careful });
      expect((await clearance(member, text)).posts.twitter.mayLeave).toBe(false);
    });

    it('holds rows of a run out of its export, and out of what a key reads', async () => {
      const upload = `title,abstract\n"Naps and words","${napTrial}"`;
      for (const who of [key, member]) {
        const run = await call(who, 'POST', '/api/runs', { upload, platforms: ['twitter'] });
        await workOnRuns(
          { ...paid.test.deps, ...authenticateDeps(paid.test.deps) },
          () => false,
          new AbortController().signal,
        );
        const { id } = run.body;
        const row = await call(who, 'GET', `/api/runs/${id}/rows/0`);
        const text = row.body.draft?.posts.twitter;
        if (who === key) {
          expect(text).toBeUndefined();
          expect((await call(key, 'POST', `/api/runs/${id}/approve`)).status).toBe(403);
          expect((await call(key, 'PUT', `/api/runs/${id}/rows/0`, { review: 'approved' })).status).toBe(403);
          continue;
        }
        const exported = () => call(member, 'GET', `/api/runs/${id}/export?format=json&show=drafts`);
        expect((await exported()).body.content).not.toContain(text);
        expect((await exported()).body.content).toContain('approved before it leaves');
        const { body } = await ask({ inputText: napTrial, posts: { twitter: text } });
        await review(await tokenOf(body), approve);
        expect(JSON.parse((await exported()).body.content).rows[0].posts.twitter).toBe(text);
      }
    });
  });

  describe('an embargo', () => {
    const until = (hours: number): string =>
      new Date(paid.test.clock.now().getTime() + hours * hour).toISOString();
    const hold = (who: SignedIn, change: object = {}) =>
      call(who, 'POST', '/api/embargoes', {
        articleInfo: { title: 'A finding that waits for its day' },
        until: until(5),
        zone: 'Europe/Paris',
        ...change,
      });

    it('holds everything of the work, however it is named, until its time', async () => {
      const url = 'https://doi.org/10.5555/held.1';
      const title = 'Held results of a trial of exercise';
      const held = await hold(member, { inputText: napTrial, articleInfo: { title, url } });
      expect(held.status).toBe(200);
      const posts = { twitter: 'Short afternoon naps may improve word recall in older adults.' };
      const { body } = await ask({ inputText: napTrial, articleInfo: { title }, posts });
      await review(await tokenOf(body), approve);
      const released = await act(member, body.id, { act: 'release', platform: 'twitter' });
      expect([released.status, released.body.code]).toEqual([403, 'embargoed']);
      expect(released.body.message).toContain('Europe/Paris');
      for (const named of [{ articleInfo: { url } }, { articleInfo: { title } }, { inputText: napTrial }]) {
        const { body: clear } = await call(owner, 'POST', '/api/clearance', {
          ...named,
          posts: { twitter: careful },
        });
        expect(clear).toMatchObject({
          embargo: { id: held.body.id },
          posts: { twitter: { mayLeave: false } },
        });
      }
      const post = { inputText: napTrial, platforms: ['twitter'] };
      expect((await call(key, 'POST', '/api/posts', post)).body.code).toBe('embargoed');
      const card = { inputText: napTrial, post: careful, sizes: ['wide'] };
      expect((await call(member, 'POST', '/api/cards', card)).body.code).toBe('embargoed');
      expect((await call(stranger, 'POST', '/api/cards', card)).status).toBe(200);
      await later(6 * hour);
      expect((await act(member, body.id, { act: 'release', platform: 'twitter' })).status).toBe(200);
      expect((await call(key, 'POST', '/api/posts', post)).status).toBe(200);
    });

    it('is moved later by anybody of the team, ended early by the owner alone, with a reason in the log', async () => {
      const first = await hold(member);
      expect((await hold(owner, { until: until(2) })).status).toBe(409);
      expect((await hold(owner, { until: until(9) })).body).toMatchObject({
        id: first.body.id,
        until: until(9),
      });
      const lift = (who: SignedIn | string, reason = 'The journal published early.') =>
        call(who, 'POST', `/api/embargoes/${first.body.id}/lift`, { reason });
      expect((await lift(member)).status).toBe(403);
      expect((await lift(stranger)).status).toBe(404);
      expect((await lift(key)).status).toBe(403);
      expect((await lift(owner, ' ')).status).toBe(400);
      expect((await lift(owner)).status).toBe(200);
      expect((await lift(owner)).status).toBe(409);
      const logged = await paid.test.deps.database.audit.entriesOf(first.body.id);
      expect(logged.map(({ action }) => action)).toEqual(['embargo.set', 'embargo.moved', 'embargo.lifted']);
      expect(logged.at(-1)?.after).toBe('The journal published early.');
    });

    it('wants a work, a zone and a time to come', async () => {
      const wrong = [
        { articleInfo: {} },
        { zone: 'Mars/Olympus' },
        { until: until(-1) },
        { until: until(24 * 366 * 11) },
        { until: 'tomorrow' },
      ];
      for (const change of wrong) expect((await hold(member, change)).status).toBe(400);
      expect((await call(member, 'GET', '/api/embargoes')).body.embargoes).toEqual([]);
    });
  });
});
