import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintReference } from '#server/usecases/billing/checkout-reference.ts';
import { repairMissedEvents } from '#server/usecases/billing/repair-missed-events.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';
import { paddleEvent } from './paddle-events.ts';

/** JSON text of what a checkout, or a faulty provider, may put into any place of an event. */
const hostile = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.integer({ min: 1, max: 8000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.integer({ min: 0, max: 60_000 }).map((length) => JSON.stringify('x'.repeat(length))),
  fc.constantFrom(
    '"\\u0000"',
    '"sub_\\u0000"',
    '"\\ud800"',
    '{"__proto__":{"a":1},"constructor":{"prototype":null},"toString":1}',
    '{"idToken":{"idToken":"secret"},"token":"secret"}',
    '"-271821-04-20T00:00:00.000Z"',
    '"+275760-09-13T00:00:00.000Z"',
    '"0000-01-01T00:00:00Z"',
    '1e400',
    '""',
  ),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value)),
);

const time = '2026-11-21T12:00:00.000Z';
let events = 0;

function subscriptionEvent(id: string, reference: string) {
  return {
    event_id: newEventId(),
    event_type: 'subscription.created',
    occurred_at: time,
    data: {
      id,
      status: 'active',
      created_at: time,
      started_at: time,
      canceled_at: null,
      items: [{ recurring: true, price: { id: 'pri_sandbox_pro_month' }, price_id: 'pri_x' }],
      current_billing_period: { ends_at: '2026-12-21T12:00:00.000Z' },
      scheduled_change: { action: 'cancel', effective_at: '2026-12-21T12:00:00.000Z' },
      custom_data: { idToken: reference },
    },
  };
}

function paymentEvent(id: string) {
  return {
    event_id: newEventId(),
    event_type: 'transaction.completed',
    occurred_at: time,
    data: { id: `txn_${id}`, subscription_id: id, billing_period: { ends_at: '2026-12-21T12:00:00.000Z' } },
  };
}

function refundEvent(id: string) {
  return {
    event_id: newEventId(),
    event_type: 'adjustment.updated',
    occurred_at: time,
    data: {
      id: 'adj_1',
      action: 'refund',
      type: 'full',
      status: 'approved',
      transaction_id: `txn_${id}`,
      subscription_id: id,
    },
  };
}

function newEventId(): string {
  events += 1;
  return `evt_${String(events).padStart(8, '0')}`;
}

/** The places of an event, each as the keys that lead to it. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => placesOf(one, [...path, key]))
      : [];
  return path.length === 0 ? inside : [path, ...inside];
}

/** The event as JSON, with `put` (JSON text) in one place. */
function withPut(event: unknown, path: readonly string[], put: string): string {
  const mark = `MARK-${'-'.repeat(4)}`;
  const copy = structuredClone(event);
  let at = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1) ?? ''] = mark;
  return JSON.stringify(copy).replace(`"${mark}"`, () => put);
}

const makers = [
  (id: string) => subscriptionEvent(id, 'nobody'),
  (id: string) => paymentEvent(id),
  (id: string) => refundEvent(id),
];

const odd = fc
  .record({ maker: fc.constantFrom(...makers), at: fc.nat(), put: hostile, id: fc.nat() })
  .map(({ maker, at, put, id }) => {
    const event = maker(`sub_odd${id}`);
    const places = placesOf(event);
    return withPut(event, places[at % places.length] ?? ['data'], put);
  });

describe('a payment event with anything in any place', () => {
  /** What the provider's API remembers: texts of events. */
  let remembered: readonly string[] = [];
  const provider = createServer((request, response) => {
    const after = new URL(request.url ?? '/', 'http://here').searchParams.get('after');
    const from = remembered.findIndex((text) => after !== null && text.includes(`"${after}"`)) + 1;
    response.setHeader('content-type', 'application/json');
    response.end(`{"data":[${remembered.slice(from).join(',')}]}`);
  });
  let paid: PaidApp;
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    paid = await makePaidApp('postgres', { apiUrl });
  });
  afterAll(async () => {
    await paid.test.close();
    provider.closeAllConnections();
    await new Promise((resolve) => provider.close(resolve));
  });

  const planOf = async (headers: { readonly authorization: string }) =>
    (await paid.test.app.inject({ url: '/api/teams/me', headers })).json().planKey;

  /** Somebody who buys a plan: the two events of it. */
  async function buyer() {
    const who = await paid.test.signIn();
    const id = (await paid.test.app.inject({ url: '/api/me', headers: who.headers })).json().user.id;
    const reference = mintReference(paid.test.deps.checkoutSecret, id, paid.test.clock.now());
    const subscription = `sub_${id.replaceAll('-', '')}`;
    const event = subscriptionEvent(subscription, reference);
    const { scheduled_change: _, ...data } = event.data;
    return {
      headers: who.headers,
      events: [JSON.stringify({ ...event, data }), JSON.stringify(paymentEvent(subscription))],
    };
  }

  it('is acknowledged or refused as no event, never a fault of ours (property)', async () => {
    await fc.assert(
      fc.asyncProperty(odd, async (body) => {
        expect([200, 400]).toContain(await paid.send(body));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['custom_data nested 4,000 deep', ['data', 'custom_data'], `${'['.repeat(4000)}${']'.repeat(4000)}`],
    ['a NUL in its type', ['event_type'], '"transaction.created\\u0000"'],
    ['a NUL in the id of the subscription', ['data', 'id'], '"sub_\\u0000"'],
    ['an id longer than an index takes', ['data', 'id'], JSON.stringify(`sub_${'x'.repeat(20_000)}`)],
    ['a day that no database has', ['data', 'canceled_at'], '"-271821-04-20T00:00:00.000Z"'],
  ])('is acknowledged with %s', async (_what, path, put) => {
    expect(await paid.send(withPut(subscriptionEvent('sub_one', 'nobody'), path, put))).toBe(200);
  });

  it('holds up nobody else’s where it was missed (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { minLength: 1, maxLength: 6 }), fc.nat(), async (odds, at) => {
        const neighbour = await buyer();
        const where = at % (odds.length + 1);
        remembered = [
          ...odds.slice(0, where),
          ...neighbour.events.slice(0, 1),
          ...odds.slice(where),
          ...neighbour.events.slice(1),
        ];
        const problems: unknown[] = [];
        await repairMissedEvents(paid.test.deps, (error) => problems.push(error));
        expect(problems).toEqual([]);
        expect(await planOf(neighbour.headers)).toBe('PRO');
      }),
      { numRuns: 10 },
    );
  });

  it('that cannot be taken all the same is told of, and passed over; an outage is waited for', async () => {
    const [one, other] = [await buyer(), await buyer()];
    remembered = [...one.events, ...other.events];
    const { database } = paid.test.deps;
    const cursor = await database.billing.cursor();
    const failing = (error: Error) => ({
      ...paid.test.deps,
      database: new Proxy(database, {
        get(target, name) {
          if (name !== 'inTransaction') return Reflect.get(target, name);
          return (work: Parameters<typeof database.inTransaction>[0]) =>
            database.inTransaction((stores) =>
              work({
                ...stores,
                billing: {
                  ...stores.billing,
                  record: async (event, now) => {
                    if (one.events.some((text) => text.includes(event.id))) throw error;
                    return stores.billing.record(event, now);
                  },
                },
              }),
            );
        },
      }),
    });
    const away = Object.assign(new Error('The database starts.'), { code: '57P03' });
    await expect(repairMissedEvents(failing(away))).rejects.toThrow('The database starts.');
    expect(await database.billing.cursor()).toBe(cursor);
    const problems: Error[] = [];
    const broken = failing(new Error('cannot be stored'));
    await repairMissedEvents(broken, (error) => problems.push(error as Error));
    expect(problems.map(({ message }) => message)).toEqual(
      one.events.map((text) => `The payment event ${JSON.parse(text).event_id} could not be taken.`),
    );
    expect([await planOf(one.headers), await planOf(other.headers)]).toEqual(['FREE', 'PRO']);
  });
});

it('keeps of an event what can be read again, without secrets and without its depths', () => {
  const deep = `${'{"a":'.repeat(4000)}"x"${'}'.repeat(4000)}`;
  const text = withPut(subscriptionEvent('sub_1', 'secret'), ['data', 'items'], deep);
  const { body } = paddleEvent(JSON.parse(text)) ?? { body: '' };
  expect(body).toContain('[nested too deep]');
  expect(body).toContain('"idToken":"[removed]"');
  expect(body.length).toBeLessThan(2000);
});
