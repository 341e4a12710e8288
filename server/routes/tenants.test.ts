import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#contract/endpoints.ts';
import { openApiFile } from '#contract/openapi.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { type Schema, valuesOf } from '#testing/fuzz/schema-values.ts';
import type { SignedIn } from '#testing/make-app.ts';
import { buyPlan, joinTeamOf, makeKeyFor } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}
const document: { readonly paths: Record<string, Record<string, Operation>> } = JSON.parse(openApiFile());
/** The same in every run; look further with TENANT_SEED. */
const seed = Number(process.env['TENANT_SEED'] ?? 20_261_121);
const operations = 200;

/** What a tenant has, by the name under which calls ask for it. */
type Things = Readonly<Record<string, string>>;

describe('two tenants', () => {
  let paid: PaidApp;
  let ours: SignedIn;
  let ourKey: string;
  let theirs: SignedIn;
  let things: Things;
  const secret = `theirs-${randomUUID()}`;
  beforeAll(async () => {
    paid = await makePaidApp();
    [ours, theirs] = [await paid.test.signIn(), await paid.test.signIn()];
    for (const who of [ours, theirs]) await buyPlan(paid.test, who, 'business_year');
    ourKey = await makeKeyFor(paid.test, ours);
    things = await thingsOf(theirs);
  });
  afterAll(() => paid.test.close());

  const call = (headers: object, method: Endpoint['method'], url: string, payload?: object) =>
    paid.test.app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });

  async function thingsOf(who: SignedIn): Promise<Things> {
    const { user } = (await call(who.headers, 'GET', '/api/me')).json();
    const member = await paid.test.signIn();
    await joinTeamOf(paid.test, who, member);
    const memberId = (await call(member.headers, 'GET', '/api/me')).json().user.id;
    const team = `/api/subscription/teams/${user.teamId}`;
    await call(who.headers, 'POST', `${team}/invite-link`, { email: `${randomUUID()}@example.org` });
    const [invite] = (await call(who.headers, 'GET', `${team}/invites`)).json();
    await makeKeyFor(paid.test, who);
    const [key] = (await call(who.headers, 'GET', `/api/teams/${user.teamId}/keys`)).json();
    const sessionId = randomUUID();
    const messages = [{ role: 'user', content: secret }];
    await call(who.headers, 'PUT', `/api/chats/${sessionId}`, { messages });
    const upload = `title,abstract\n"${secret}","${trialAbstract}"`;
    const run = await call(who.headers, 'POST', '/api/runs', {
      upload,
      platforms: ['twitter'],
      title: secret,
    });
    const asked = await call(who.headers, 'POST', '/api/sign-offs', {
      inputText: trialAbstract,
      note: secret,
      posts: { twitter: 'Exercise may reduce pain.' },
      reviewers: [{ name: secret, email: `${randomUUID()}@example.org` }],
    });
    const embargo = await call(who.headers, 'POST', '/api/embargoes', {
      articleInfo: { title: secret },
      until: '2036-01-01T00:00:00Z',
      zone: 'UTC',
    });
    expect([asked.statusCode, embargo.statusCode]).toEqual([200, 200]);
    expect([run.statusCode, invite?._id === undefined, key?.id === undefined]).toEqual([200, false, false]);
    return {
      userId: user.id,
      teamId: user.teamId,
      subscriptionId: user.subscription.paddleSubscriptionId,
      memberId,
      inviteId: invite._id,
      keyId: key.id,
      sessionId,
      runId: run.json().id,
      order: '0',
      signOffId: asked.json().id,
      embargoId: embargo.json().id,
    };
  }

  /** Every row of every table that names one of their things. */
  async function theirRows(): Promise<string[]> {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      paid.test.open.db,
    );
    const ids = Object.entries(things).flatMap(([name, id]) => (name === 'order' ? [] : [id]));
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(paid.test.open.db);
      for (const row of rows) {
        const text = `${name} ${JSON.stringify(row)}`;
        if (ids.some((id) => text.includes(id))) found.push(text);
      }
    }
    return found.sort();
  }

  /** Any call, with what is theirs wherever it names something. */
  const requests: fc.Arbitrary<{
    readonly name: EndpointName;
    readonly query: string;
    readonly body: unknown;
  }> = fc.constantFrom(...endpointNames.filter((name) => name !== 'receivePaymentEvent')).chain((name) => {
    const { method, path }: Endpoint = endpoints[name];
    const operation = document.paths[path]?.[method.toLowerCase()];
    const schema = operation?.requestBody?.content['application/json'].schema;
    return fc.record({
      name: fc.constant(name),
      query: fc.constantFrom('', '?format=json&show=all', '?limit=50'),
      body: schema === undefined ? fc.constant(undefined) : valuesOf(schema),
    });
  });

  it('see and change nothing of each other in 200 calls with the other’s ids', async () => {
    const before = await theirRows();
    expect(before.length).toBeGreaterThan(10);
    const opened: EndpointName[] = [];
    for (const { name, query, body } of fc.sample(requests, { seed, numRuns: operations })) {
      const endpoint: Endpoint = endpoints[name];
      const url = endpoint.path.replace(
        /\{(\w+)\}/g,
        (_, part: string) => (name === 'putChat' ? undefined : things[part]) ?? randomUUID(),
      );
      const isObject = typeof body === 'object' && body !== null;
      const payload = isObject
        ? { ...body, ...Object.fromEntries(Object.entries(things).filter(([field]) => field in body)) }
        : undefined;
      const headers = endpoint.takesKey && query === '' ? { 'x-api-key': ourKey } : ours.headers;
      const response = await call(headers, endpoint.method, url + query, payload);
      expect(response.statusCode, `${name} ${response.body}`).toBeLessThan(500);
      expect(response.body).not.toContain(secret);
      if (endpoint.path.includes('{') && response.statusCode < 400) opened.push(name);
    }
    // Saving a chat under any id makes one of one's own; nothing that names a thing of theirs opens.
    expect(opened.filter((name) => name !== 'putChat')).toEqual([]);
    expect(await theirRows()).toEqual(before);
  });
});
