import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#contract/endpoints.ts';
import { openApiFile } from '#contract/openapi.ts';
import { type Schema, valuesOf } from '#testing/fuzz/schema-values.ts';
import type { SignedIn } from '#testing/make-app.ts';
import { buyPlan } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';

interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}
const document: { readonly paths: Record<string, Record<string, Operation>> } = JSON.parse(openApiFile());

const withBody = endpointNames.filter((name) => (endpoints[name] as Endpoint).body !== undefined);

describe('fields that a call does not have', () => {
  let paid: PaidApp;
  let victim: SignedIn;
  let victimId: string;
  let teamId: string;
  beforeAll(async () => {
    paid = await makePaidApp();
    victim = await paid.test.signIn();
    await buyPlan(paid.test, victim, 'business_year');
    const { user } = await rightsOf(victim);
    victimId = user.id;
    teamId = user.teamId;
  });
  afterAll(() => paid.test.close());

  const rightsOf = async (who: SignedIn) =>
    (await paid.test.app.inject({ url: '/api/me', headers: who.headers })).json();
  const teamOf = async (who: SignedIn) =>
    (await paid.test.app.inject({ url: '/api/teams/me', headers: who.headers })).json();

  /** Whatever would give a right, if anybody read it. */
  const wishes = () => ({
    role: 'admin',
    isAdmin: true,
    admin: true,
    plan: 'ENTERPRISE',
    planKey: 'ENTERPRISE',
    isLifetime: true,
    lifetimeAt: '2020-01-01T00:00:00Z',
    trialEndsAt: '2099-01-01T00:00:00Z',
    emailVerified: true,
    userId: victimId,
    uid: victimId,
    ownerId: victimId,
    teamId,
    id: victimId,
    seats: 1000,
    seatsUsed: 0,
    postsUsed: -1000,
    postsLimit: 1_000_000,
    customData: { userId: victimId, planKey: 'ENTERPRISE', idToken: 'x' },
    scopes: ['*'],
    isUnavailable: false,
  });

  const bodyOf = (name: EndpointName, seed: number): object => {
    const { method, path }: Endpoint = endpoints[name];
    const schema =
      document.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'].schema;
    const [body] = fc.sample(valuesOf(schema ?? {}), { seed, numRuns: 1 });
    return typeof body === 'object' && body !== null ? body : {};
  };

  it.each(withBody)('give no right and change nothing of anybody else: %s', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const known = Object.keys(endpoint.body?.shape ?? {});
    const before = [await rightsOf(victim), await teamOf(victim)];
    for (const seed of [1, 2, 3]) {
      const caller = await paid.test.signIn();
      await rightsOf(caller);
      const more = Object.fromEntries(Object.entries(wishes()).filter(([field]) => !known.includes(field)));
      const url = endpoint.path.replace('{teamId}', teamId).replace(/\{\w+\}/g, victimId);
      const response = await paid.test.app.inject({
        method: endpoint.method,
        url,
        headers: caller.headers,
        payload: { ...bodyOf(name, seed), ...more },
      });
      expect(response.statusCode).toBeLessThan(500);
      const { user } = await rightsOf(caller);
      expect(user).toMatchObject({
        role: 'user',
        teamId: null,
        needsSecondFactor: false,
        subscription: { plan: 'FREE', isLifetime: false, paidUntil: null },
      });
      expect(await teamOf(caller)).toMatchObject({ id: null, planKey: 'FREE', canUseBrand: false });
    }
    expect([await rightsOf(victim), await teamOf(victim)]).toEqual(before);
  });
});
