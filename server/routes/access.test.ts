import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#contract/endpoints.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { adminEmail, makeApp, type SignedIn, type TestApp } from '#testing/make-app.ts';

type Person = 'anonymous' | 'member' | 'unverified admin address' | 'admin';
const people: readonly Person[] = ['anonymous', 'member', 'unverified admin address', 'admin'];

/** Whether somebody passes the door; what they find behind it is another matter. */
const passes: Record<Access, Record<Person, true | 401 | 403>> = {
  public: { anonymous: true, member: true, 'unverified admin address': true, admin: true },
  optional: { anonymous: true, member: true, 'unverified admin address': true, admin: true },
  'signed-in': { anonymous: 401, member: true, 'unverified admin address': true, admin: true },
  'admin-or-here': { anonymous: 401, member: 403, 'unverified admin address': 403, admin: true },
  admin: { anonymous: 401, member: 403, 'unverified admin address': 403, admin: true },
};

/** A body that is accepted, per call that takes one. */
const bodies: Partial<Record<EndpointName, object>> = {
  createUser: { uid: 'somebody else', firstName: 'Ada', lastName: 'Lovelace' },
  generatePosts: { inputText: trialAbstract, platforms: ['twitter'] },
  checkPost: { source: trialAbstract, post: 'Exercise may reduce pain.' },
  suggestHashtags: { inputText: trialAbstract },
  writeHighlight: { inputText: trialAbstract, platforms: ['twitter'], abstract: trialAbstract },
  openCheckout: { priceId: 'pri_x' },
  cancelSubscription: { subscriptionId: 'sub_x' },
  updateSubscription: { subscriptionId: 'sub_x', priceId: 'pri_x' },
  sandboxCheckout: {
    priceId: 'pri_x',
    customData: { userId: 'u', planKey: 'PRO', idToken: 't' },
    card: '4242',
  },
  endSandboxPeriod: { subscriptionId: 'sub_x' },
  predictPosts: { content: { twitter: 'Exercise may reduce pain.' } },
  handOverTeam: { memberId: 'somebody' },
  inviteMember: { email: 'a@example.org' },
  putChat: { messages: [{ role: 'user', content: 'x' }] },
  openSession: { idToken: 'not a token' },
  generateTrialToken: { targetEmail: 'ada@example.org' },
  redeemTrial: { token: 'x'.repeat(55) },
  makeLifetimeUser: { userId: '7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11' },
  sendInquiry: { name: 'Ada', email: 'ada@example.org', organization: 'Lab', message: 'Hello' },
};

/** The query of calls that take one. */
const queries: Partial<Record<EndpointName, string>> = {
  getDoiMetadata: '?doi=10.5555/x',
  getUnMetadata: '?id=A/RES/70/1',
  getDatasetMetadata: '?doi=10.5061/x',
  getPatentMetadata: '?id=US10123456B2',
};

describe('who may call what', () => {
  let test: TestApp;
  const signedIn = new Map<Person, SignedIn>();
  beforeAll(async () => {
    test = await makeApp();
    signedIn.set('member', await test.signIn());
    signedIn.set('unverified admin address', await test.signIn({ email: adminEmail, emailVerified: false }));
    signedIn.set('admin', await test.signIn({ email: adminEmail }));
  });
  afterAll(() => test.close());

  const call = (name: EndpointName, person: Person) => {
    const endpoint: Endpoint = endpoints[name];
    const body = bodies[name];
    return test.app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/\{\w+\}/g, 'somebody-elses') + (queries[name] ?? ''),
      // From elsewhere: this machine itself may read the metrics.
      remoteAddress: '203.0.113.7',
      headers: { ...signedIn.get(person)?.headers },
      ...(body === undefined ? {} : { payload: body }),
    });
  };

  for (const name of endpointNames) {
    const { access, method, path }: Endpoint = endpoints[name];
    it.each(people)(`${method} ${path} for: %s`, async (person) => {
      const response = await call(name, person);
      const expected = passes[access][person];
      const isRefusedAtTheDoor =
        response.statusCode === 401 || (access.startsWith('admin') && response.statusCode === 403);
      // Opening a session with a bad token is refused behind the door, with the same status.
      if (name === 'openSession') return;
      if (expected === true) expect(isRefusedAtTheDoor).toBe(false);
      else expect(response.statusCode).toBe(expected);
    });
  }

  it('binds every row of the table, and nothing besides the identity provider', () => {
    const rows = endpointNames.flatMap((name) => rowsOf(endpoints[name]));
    const bound = boundRoutes(test.app.printRoutes({ commonPrefix: false }));
    expect(rows.length).toBeGreaterThan(15);
    expect(bound.filter((route) => !route.endsWith('*')).sort()).toEqual([...new Set(rows)].sort());
  });
});

/** "GET /api/chats/:sessionId", for the path and its alias. */
function rowsOf({ method, path, alias }: Endpoint): string[] {
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
