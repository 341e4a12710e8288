import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccessCell,
  accessRow,
  type CallerKind,
  callerKinds,
  foreignRow,
} from '#contract/access-matrix.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#contract/endpoints.ts';
import { apiExamples } from '#contract/examples.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { adminEmail, type SignedIn, sandboxHeaders, type TestApp, testOrigin } from '#testing/make-app.ts';
import { signOffToKeep } from '#testing/suites/sign-off-store.ts';
import { buyPlan, joinTeamOf, makeKeyFor } from '#testing/team-people.ts';
import { makePaidApp } from '#testing/test-payments.ts';

/** What a call is made with: real things, so that whoever may do it gets to the work. */
interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}

interface Team {
  readonly id: string;
  readonly owner: SignedIn;
  readonly ownerId: string;
  readonly subscriptionId: string;
  /** In which another card would be given. */
  readonly transactionId: string;
}

describe('who may call what', () => {
  let test: TestApp;
  let mine: Team;
  let theirs: Team;
  let unverified: SignedIn;
  const people = new Map<CallerKind, SignedIn>();
  let key = '';

  beforeAll(async () => {
    ({ test } = await makePaidApp());
    mine = await newTeam();
    theirs = await newTeam();
    const member = await test.signIn();
    await joinTeamOf(test, mine.owner, member);
    const disabled = await test.signIn();
    const { user } = (await call(disabled.headers, 'GET', '/api/me')).json();
    const closed = { disabled_at: test.clock.now() };
    await test.open.db.updateTable('users').set(closed).where('id', '=', user.id).execute();
    people
      .set('user', await test.signIn())
      .set('member', member)
      .set('owner', mine.owner)
      .set('admin', await test.signIn({ email: adminEmail }))
      .set('disabled', disabled);
    unverified = await test.signIn({ email: adminEmail, emailVerified: false });
    key = await makeKeyFor(test, mine.owner);
  });
  afterAll(() => test.close());

  async function newTeam(): Promise<Team> {
    const owner = await test.signIn();
    await buyPlan(test, owner, 'business_year');
    const { user } = (await call(owner.headers, 'GET', '/api/me')).json();
    const { teamId, id: ownerId, subscription } = user;
    const subscriptionId = subscription.paddleSubscriptionId;
    const begun = await call(owner.headers, 'POST', '/api/subscription/change-card', { subscriptionId });
    return { id: teamId, owner, ownerId, subscriptionId, transactionId: begun.json().transactionId };
  }

  const call = (headers: object, method: Endpoint['method'], url: string, payload?: object) =>
    test.app.inject({
      method,
      url,
      headers: { ...(url.startsWith('/api/sandbox/') ? sandboxHeaders : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });

  const headersOf = (kind: CallerKind): object =>
    kind === 'API key' ? { 'x-api-key': key } : (people.get(kind)?.headers ?? {});

  /** What a team call names, made anew for each: whoever may, does take it away. */
  const teamThings: Partial<Record<EndpointName, (team: Team) => Promise<Request>>> = {
    removeMember: async (team) => {
      const fresh = await test.signIn();
      await joinTeamOf(test, team.owner, fresh);
      const { user } = (await call(fresh.headers, 'GET', '/api/me')).json();
      return { params: { memberId: user.id } };
    },
    handOverTeam: async ({ ownerId }) => ({ body: { memberId: ownerId } }),
    renameTeam: async () => ({ body: { name: 'Another name' } }),
    saveTeamBrand: async () => ({
      body: { name: 'Lab', background: '#ffffff', ink: '#003366', accent: '#aa0000' },
    }),
    saveTeamDefaults: async () => ({ body: { tone: 'edgy', platforms: ['linkedin'] } }),
    saveTeamSignOff: async () => ({
      body: { required: false, approvals: 1, approvers: ['reviewer'] },
    }),
    inviteMember: async () => ({ body: { email: `${randomUUID()}@example.org` } }),
    revokeInvite: async ({ id, owner }) => {
      const url = `/api/subscription/teams/${id}/invite`;
      const email = `${randomUUID()}@example.org`;
      await call(owner.headers, 'POST', `${url}-link`, { email });
      const invites: { _id: string; targetEmail: string }[] = (
        await call(owner.headers, 'GET', `${url}s`)
      ).json();
      return { params: { inviteId: invites.find(({ targetEmail }) => targetEmail === email)?._id ?? '' } };
    },
    addApiKey: async () => ({ body: { name: 'One more' } }),
    rotateApiKey: async (team) => ({ params: { keyId: await lastKeyOf(team) } }),
    removeApiKey: async (team) => ({ params: { keyId: await lastKeyOf(team) } }),
    setKeyRight: async ({ ownerId }) => ({ params: { memberId: ownerId }, body: { mayUseKeys: true } }),
  };

  /** Not the first, with which the test calls; made where there is none. */
  const lastKeyOf = async ({ id, owner }: Team): Promise<string> => {
    const url = `/api/teams/${id}/keys`;
    await call(owner.headers, 'POST', url, { name: 'Another' });
    await call(owner.headers, 'POST', url, { name: 'Another' });
    return (await call(owner.headers, 'GET', url)).json().at(-1).id;
  };

  const chatOf = async (who: SignedIn | undefined): Promise<Request> => {
    const sessionId = randomUUID();
    const messages = [{ role: 'user', content: 'x' }];
    if (who !== undefined) await call(who.headers, 'PUT', `/api/chats/${sessionId}`, { messages });
    return { params: { sessionId } };
  };

  const sessionOf = async (who: SignedIn | undefined): Promise<Request> => {
    if (who === undefined) return { params: { sessionId: 'nobody' } };
    const own = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
    await call(own, 'POST', '/api/auth/session', { idToken: who.token });
    const listed = await call(who.headers, 'GET', '/api/account/sessions');
    return { params: { sessionId: listed.statusCode === 200 ? listed.json().sessions[0].id : 'none' } };
  };

  const thingOf = (name: EndpointName, who: SignedIn | undefined): Promise<Request> =>
    name === 'endSession' ? sessionOf(who) : chatOf(who);

  /** A run that nobody works on; for a key, one that it started. */
  const runOf = async (name: EndpointName, kind: CallerKind, whose: 'own' | 'foreign'): Promise<Request> => {
    const id = randomUUID();
    const who = whose === 'foreign' ? theirs.owner : kind === 'API key' ? mine.owner : people.get(kind);
    const asked = who === undefined ? null : (await call(who.headers, 'GET', '/api/me')).json().user;
    const isByKey = kind === 'API key' && whose === 'own';
    if (asked !== null && asked !== undefined)
      await test.deps.database.runs.add(
        {
          id,
          userId: asked.id,
          key: isByKey ? { id: 'key', teamId: mine.id } : null,
          owner: `user:${id}`,
          title: 'Spring',
          kind: 'list',
          requestKey: id,
          bodyHash: '',
          rows: [{ line: 1, label: 'x', asked: null, problem: { code: 'invalid_request', message: 'x' } }],
          atOnce: 1,
        },
        test.clock.now(),
      );
    return { ...requests[name], params: { runId: id, order: '0' } };
  };

  const signOffOf = async (
    name: EndpointName,
    kind: CallerKind,
    whose: 'own' | 'foreign',
  ): Promise<Request> => {
    const who = whose === 'foreign' ? theirs.owner : kind === 'API key' ? mine.owner : people.get(kind);
    const found = who === undefined ? null : (await call(who.headers, 'GET', '/api/me')).json().user;
    if (found === null || found === undefined) return { ...requests[name], params: { ...ofNoOne } };
    const { id: userId, teamId } = found;
    const owner = teamId === null ? { teamId: null, userId } : { teamId, userId: null };
    const [signOffId, embargoId] = [randomUUID(), randomUUID()];
    const { signOffs, embargoes } = test.deps.database;
    const { stored, head } = signOffToKeep({ id: signOffId, owner });
    await signOffs.create(stored, head, { twitter: 'hash' });
    const until = new Date(test.clock.now().getTime() + 3_600_000);
    const embargo = { title: 'x', until, zone: 'UTC', setBy: 'x', createdAt: test.clock.now() };
    const own = { teamId: null, userId };
    await embargoes.add(own, { ...embargo, id: embargoId, liftedAt: null, reason: null }, [embargoId]);
    return { ...requests[name], params: { signOffId, embargoId } };
  };

  const callersThing = (name: EndpointName, kind: CallerKind, whose: 'own' | 'foreign'): Promise<Request> =>
    /sign-offs|embargoes/.test(endpoints[name].path)
      ? signOffOf(name, kind, whose)
      : endpoints[name].path.startsWith('/api/runs/')
        ? runOf(name, kind, whose)
        : thingOf(name, whose === 'own' ? people.get(kind) : theirs.owner);

  async function requestOf(name: EndpointName, kind: CallerKind, whose: 'own' | 'foreign'): Promise<Request> {
    const { of }: Endpoint = endpoints[name];
    if (of === 'team-manager') {
      const team = whose === 'own' ? mine : theirs;
      const thing = (await teamThings[name]?.(team)) ?? {};
      return { ...thing, params: { teamId: team.id, ...thing.params } };
    }
    if (namesSubscription(name)) {
      const { subscriptionId, transactionId } = whose === 'own' ? ofNobody : theirs;
      return { body: { ...requests[name]?.body, ...listed(name, { subscriptionId, transactionId }) } };
    }
    if (of === 'caller') return callersThing(name, kind, whose);
    return requestsByCaller[name]?.(kind) ?? requests[name] ?? {};
  }

  const requestsByCaller: Partial<Record<EndpointName, (kind: CallerKind) => Request>> = {
    createUser: (kind) => ({ body: { ...profile, uid: people.get(kind)?.person.subject ?? 'x' } }),
    openSession: () => ({ body: { idToken: mine.owner.token } }),
  };

  async function cellOf(
    name: EndpointName,
    headers: object,
    request: Request,
    named: boolean,
  ): Promise<AccessCell> {
    const { method, path }: Endpoint = endpoints[name];
    const url = path.replace(/\{(\w+)\}/g, (_, part: string) => request.params?.[part] ?? 'abcdefghijkl');
    const response = await call(headers, method, url + (request.query ?? ''), request.body);
    const code = response.statusCode < 400 ? '' : response.json().code;
    expect(['internal', 'invalid_request']).not.toContain(code);
    if (code === 'unauthenticated') return 401;
    if (code === 'forbidden' && !provesItself.includes(name)) return 403;
    return code === 'not_found' && named ? 404 : 'opens';
  }

  async function rowOf(name: EndpointName, whose: 'own' | 'foreign') {
    const cells: Partial<Record<CallerKind, AccessCell>> = {};
    const { of }: Endpoint = endpoints[name];
    // Nobody but an owner has a subscription of their own here: theirs is one that is not there.
    const named = of !== undefined && !(whose === 'own' && namesSubscription(name));
    for (const kind of callerKinds) {
      const request = await requestOf(name, kind, whose);
      cells[kind] = await cellOf(name, headersOf(kind), request, named);
    }
    return cells;
  }

  for (const name of endpointNames) {
    const endpoint: Endpoint = endpoints[name];
    it(`${endpoint.method} ${endpoint.path}`, async () => {
      expect(await rowOf(name, 'own')).toEqual(accessRow(endpoint));
    });
    const foreign = foreignRow(endpoint);
    if (foreign === null) continue;
    it(`${endpoint.method} ${endpoint.path}, of somebody else`, async () => {
      expect(await rowOf(name, 'foreign')).toEqual(foreign);
    });
  }

  it.each(endpointNames.filter((name) => accessRow(endpoints[name]).user === 403))(
    '%s does not take an address for an admin that is not verified',
    async (name) => {
      const request = await requestOf(name, 'user', 'own');
      expect(await cellOf(name, unverified.headers, request, false)).toBe(403);
    },
  );

  it('binds every row of the table, and nothing besides the identity provider', () => {
    const rows = endpointNames.flatMap((name) => routesOf(endpoints[name]));
    const bound = boundRoutes(test.app.printRoutes({ commonPrefix: false }));
    expect(rows.length).toBeGreaterThan(15);
    expect(bound.filter((route) => !route.endsWith('*')).sort()).toEqual([...new Set(rows)].sort());
  });
});

/** Subscriptions and their changes of cards that are not there. */
const ofNobody = { subscriptionId: 'sub_of_nobody', transactionId: 'txn_of_nobody' };

/** Ids of things that are not there. */
const ofNoOne = { signOffId: 'nothing', embargoId: 'nothing' };

const profile = { firstName: 'Ada', lastName: 'Lovelace' };

/** Judges what was sent with it, by a signature: "forbidden" is said of that. */
const provesItself: readonly EndpointName[] = ['receivePaymentEvent'];

/** What is accepted, per call that takes something. */
const requests: Partial<Record<EndpointName, Request>> = {
  beginSignIn: { body: { origin: testOrigin } },
  finishSignIn: { body: { origin: testOrigin, answer: 'code=x', state: 's', nonce: 'n', codeVerifier: 'v' } },
  openSandbox: { body: { key: sandboxHeaders['x-sandbox-key'] } },
  sandboxGoogle: { body: { email: 'ada@example.org' } },
  generatePosts: { body: { inputText: trialAbstract, platforms: ['twitter'] } },
  checkPost: { body: { source: trialAbstract, post: 'Exercise may reduce pain.' } },
  checkAsVisitor: { body: { source: trialAbstract, post: 'Exercise may reduce pain.' } },
  readDocument: apiExamples.readDocument,
  describeFigure: { body: { inputText: trialAbstract, picture: 'iVBORw0KGgo=' } },
  drawCards: { body: { inputText: trialAbstract, post: 'Exercise may reduce pain.', sizes: ['wide'] } },
  suggestHashtags: { body: { inputText: trialAbstract } },
  writeHighlight: { body: { inputText: trialAbstract, platforms: ['twitter'], abstract: trialAbstract } },
  predictPosts: { body: { content: { twitter: 'Exercise may reduce pain.' } } },
  // Anything else would take them away from the tests below.
  deleteAccount: { body: { email: 'somebody-else@example.org' } },
  endSessions: { body: { which: 'others' } },
  disableUser: { params: { userId: '7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11' }, body: { reason: 'a test' } },
  enableUser: { params: { userId: '7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11' }, body: { reason: 'a test' } },
  openCheckout: { body: { priceId: 'pri_x' } },
  updateSubscription: { body: { priceId: 'pri_sandbox_premium_year' } },
  previewChange: { body: { priceId: 'pri_sandbox_premium_year' } },
  sandboxChangeCard: { body: { card: '4242 4242 4242 4242' } },
  sandboxCheckout: {
    body: { priceId: 'pri_x', customData: { userId: 'u', planKey: 'PRO', idToken: 't' }, card: '4242' },
  },
  startRun: { body: { upload: `abstract\n"${trialAbstract}"`, platforms: ['twitter'] } },
  changeRun: { body: { state: 'cancelled' } },
  reviewRunRow: { body: { review: 'approved' } },
  retryRunRows: { body: {} },
  askSignOff: {
    body: {
      inputText: trialAbstract,
      posts: { twitter: 'Exercise may reduce pain.' },
      reviewers: [{ name: 'Rita', email: 'rita@example.org' }],
    },
  },
  actOnSignOff: { body: { act: 'comment', platform: 'twitter', text: 'x' } },
  actOnReview: { body: { act: 'comment', platform: 'twitter', text: 'x' } },
  callMcp: { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
  getClearance: { body: { posts: { twitter: 'x' } } },
  setEmbargo: { body: { inputText: trialAbstract, until: '2036-01-01T00:00:00Z', zone: 'UTC' } },
  liftEmbargo: { body: { reason: 'a test' } },
  putChat: { body: { messages: [{ role: 'user', content: 'x' }] } },
  generateTrialToken: { body: { targetEmail: 'ada@example.org' } },
  redeemTrial: { body: { token: 'x'.repeat(55) } },
  makeLifetimeUser: { body: { userId: '7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11' } },
  countPosts: { body: { platforms: ['twitter'] } },
  rewritePosts: { body: { inputText: trialAbstract, platforms: ['twitter'], model: 'm' } },
  switchWriter: { body: { on: true } },
  sendInquiry: {
    body: { name: 'Ada', email: 'ada@example.org', organization: 'Lab', message: 'Hello' },
  },
  getSandboxMail: { params: { mailId: '7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11' } },
  getSandboxMailHtml: { params: { mailId: '7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11' } },
  receivePaymentEvent: { body: {} },
  getDoiMetadata: { query: '?doi=10.5555/x' },
  getUnMetadata: { query: '?id=A/RES/70/1' },
  getDatasetMetadata: { query: '?doi=10.5061/x' },
  getPatentMetadata: { query: '?id=US10123456B2' },
};

/** What of it the call has a field for: any other is refused. */
function listed(name: EndpointName, values: Readonly<Record<string, string>>): Record<string, string> {
  const { body }: Endpoint = endpoints[name];
  return Object.fromEntries(Object.entries(values).filter(([field]) => body?.shape[field] !== undefined));
}

function namesSubscription(name: EndpointName): boolean {
  const { body }: Endpoint = endpoints[name];
  return body?.shape['subscriptionId'] !== undefined || body?.shape['transactionId'] !== undefined;
}

/** "GET /api/chats/:sessionId", for the path and its alias. */
function routesOf({ method, path, alias }: Endpoint): string[] {
  return [path, ...(alias === undefined ? [] : [alias])].map(
    (one) => `${method} ${one.replace(/\{(\w+)\}/g, ':$1')}`,
  );
}

/** Reads the framework's tree of routes: four columns a level, each line the rest of its parent's path. */
function boundRoutes(tree: string): string[] {
  const prefixes: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^([│ ├└─]*)(\S+)(?: \((.*)\))?$/.exec(line);
    if (match === null) return [];
    const [, indent = '', rest = '', methods = ''] = match;
    const level = indent.length / 4 - 1;
    const path = `${level === 0 ? '' : (prefixes[level - 1] ?? '')}${rest}`;
    prefixes[level] = path;
    return methods
      .split(', ')
      .flatMap((method) => (method === '' || method === 'HEAD' ? [] : [`${method} ${path}`]));
  });
}
