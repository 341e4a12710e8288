import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredFailures, type Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#contract/endpoints.ts';
import { openApiFile } from '#contract/openapi.ts';
import { bodyTexts, hostileValues, naughtyStrings } from '#testing/fuzz/hostile-values.ts';
import { type Schema, valuesOf } from '#testing/fuzz/schema-values.ts';
import { adminEmail, type SignedIn, type TestApp } from '#testing/make-app.ts';
import { buyPlan } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';

// The same requests in every run, so that a failure is a failure for everybody; FUZZ_SEED and FUZZ_RUNS look further.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const runs = Number(process.env['FUZZ_RUNS'] ?? 15);

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

interface Sent {
  readonly path: string;
  readonly query: string;
  readonly body: string | null;
  readonly type: string;
}

const document: { readonly paths: Record<string, Record<string, Operation>> } = JSON.parse(openApiFile());

describe('whatever is sent', () => {
  let paid: PaidApp;
  let test: TestApp;
  let teamId: string;
  beforeAll(async () => {
    paid = await makePaidApp();
    ({ test } = paid);
    const owner = await test.signIn();
    await buyPlan(test, owner, 'enterprise_year');
    teamId = (await test.app.inject({ url: '/api/teams/me', headers: owner.headers })).json().id;
  });
  afterAll(() => paid.test.close());

  /** Any request to one call: what its schema allows, spoilt in one place, or something else altogether. */
  function requestsTo(name: EndpointName): fc.Arbitrary<Sent> {
    const { method, path }: Endpoint = endpoints[name];
    const operation = document.paths[path]?.[method.toLowerCase()];
    const texts = fc.oneof(
      fc.constantFrom(...naughtyStrings),
      fc.constantFrom(teamId, '7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11'),
    );
    const part = fc.oneof({ weight: 3, arbitrary: fc.constant(teamId) }, texts);
    const query = (operation?.parameters ?? []).filter((one) => one.in === 'query');
    const schema = operation?.requestBody?.content['application/json'].schema;
    return fc.record({
      path: fc.array(part, { minLength: 4, maxLength: 4 }).map((parts) => {
        let at = 0;
        return path.replace(/\{\w+\}/g, () => encoded(parts[at++] ?? 'x'));
      }),
      query: fc
        .record(
          Object.fromEntries(query.map((one) => [one.name, fc.oneof(valuesOf(one.schema), hostileValues)])),
          {
            requiredKeys: [],
          },
        )
        .map((values) =>
          Object.entries(values)
            .map(
              ([key, value]) =>
                `${key}=${encoded(String(typeof value === 'object' ? JSON.stringify(value) : value))}`,
            )
            .join('&'),
        ),
      body:
        method === 'GET'
          ? fc.constant(null)
          : bodyTexts(schema === undefined ? fc.constant({}) : valuesOf(schema)),
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x', ''),
      ),
    });
  }

  const send = (who: SignedIn, method: Endpoint['method'], { path, query, body, type }: Sent) =>
    test.app.inject({
      method,
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...who.headers, ...(body !== null && type !== '' && { 'content-type': type }) },
      ...(body !== null && { payload: body }),
    });

  it.each(endpointNames)('%s answers as its contract says', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const allowed = [...declaredFailures(endpoint), ...outsideTheTable].filter((code) => code !== 'internal');
    // Somebody new for each call: what was sent before may have signed them out.
    const people = [await test.signIn({ email: adminEmail }), await test.signIn()];
    const property = fc.asyncProperty(requestsTo(name), fc.constantFrom(...people), async (sent, who) => {
      const response = await send(who, endpoint.method, sent);
      if (response.statusCode < 400) return;
      const { code, message } = response.json();
      expect(allowed).toContain(code);
      expect(message).toMatch(/\S/);
      expect(response.body).not.toMatch(/node_modules|at \w+ \(|select .* from|\/server\//i);
    });
    await fc.assert(property, { seed, numRuns: runs });
  });

  it('a method that a call does not have is answered so', async () => {
    const who = await test.signIn();
    for (const name of endpointNames) {
      const { path }: Endpoint = endpoints[name];
      const url = path.replace(/\{\w+\}/g, 'x');
      const response = await test.app.inject({ method: 'PATCH', url, headers: who.headers, payload: {} });
      expect([url, response.statusCode]).toEqual([url, 405]);
    }
  });

  it('the provider of identity never breaks', async () => {
    const paths = [
      'sign-up/email',
      'sign-in/email',
      'request-password-reset',
      'reset-password',
      'token',
      'x',
    ];
    const valid = fc.record({ email: fc.emailAddress(), password: fc.string(), name: fc.string() });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), bodyTexts(valid), async (path, payload) => {
        const response = await test.app.inject({
          method: 'POST',
          url: `/api/identity/${path}`,
          headers: { 'content-type': 'application/json', origin: test.deps.settings.publicUrl },
          payload,
        });
        expect([path, payload.slice(0, 200), response.statusCode < 500]).toEqual([
          path,
          payload.slice(0, 200),
          true,
        ]);
      }),
      { seed, numRuns: runs * 2 },
    );
  });

  it('the webhook takes nothing that is not signed', async () => {
    const valid = fc.record({
      event_id: fc.string(),
      event_type: fc.constant('subscription.created'),
      data: fc.object(),
    });
    await fc.assert(
      fc.asyncProperty(bodyTexts(valid), fc.constantFrom(...naughtyStrings), async (payload, signature) => {
        const response = await test.app.inject({
          method: 'POST',
          url: '/api/webhooks/paddle',
          headers: { 'content-type': 'application/json', 'paddle-signature': headerValue(signature) },
          payload,
        });
        expect([400, 401, 403, 413, 415]).toContain(response.statusCode);
      }),
      { seed, numRuns: runs * 2 },
    );
  });
});

/** Said by the front of the house, whatever the call. */
const outsideTheTable = [
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'invalid_request',
];

/** In an address; half characters cannot stand there. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .slice(0, 3000)
    .replace(/%[\dA-F]?$/i, '');
}

function headerValue(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, 500);
}
