import { randomUUID } from 'node:crypto';
import type { Price, PriceList } from '#domain/billing/price-list.ts';
import type { SandboxObjectStore } from '../../../ports/sandbox-objects.ts';
import type {
  SandboxOrder,
  SandboxPayments,
  SandboxPurchase,
  SandboxReply,
  SandboxRequest,
} from '../../../ports/sandbox-payments.ts';
import { type CardFate, cardFate } from './cards.ts';
import {
  itemOf,
  periodFrom,
  type SandboxSubscription,
  type SubscriptionEntity,
  transactionOf,
} from './entities.ts';
import { createEventLog, type Deliver, type DeliveryMode, type EventLog } from './event-log.ts';

export interface SandboxPaddleDeps {
  readonly objects: SandboxObjectStore;
  readonly prices: PriceList;
  readonly apiKey: string;
  readonly deliver: Deliver;
  readonly mode?: () => DeliveryMode;
  readonly now: () => Date;
}

/** A stand-in of Paddle Billing on our own database: same entities, same events in the same order, same refusals. */
export function createSandboxPaddle(deps: SandboxPaddleDeps): SandboxPayments {
  const log = createEventLog(deps.objects, deps.deliver, deps.mode ?? (() => 'in-order'), deps.now);
  const parts: Parts = { ...deps, log };
  return {
    rest: (request) => rest(parts, request),
    checkout: (order) => checkout(parts, order),
    endPeriod: (subscriptionId) => endPeriod(parts, subscriptionId),
  };
}

interface Parts extends SandboxPaddleDeps {
  readonly log: EventLog;
}

async function checkout(parts: Parts, order: SandboxOrder): Promise<SandboxPurchase> {
  const price = parts.prices.find(order.priceId);
  const transactionId = newId('txn');
  const fate = cardFate(order.card);
  if (price === null) return { status: 'declined', transactionId, message: 'There is no such price.' };
  const at = parts.now().toISOString();
  const subscription = newSubscription(price, order, at);
  const transaction = (status: string, subscriptionId: string | null) =>
    transactionOf(subscription, {
      id: transactionId,
      status,
      at,
      origin: 'web',
      subscriptionId,
      period: subscriptionId === null ? null : subscription.current_billing_period,
    });
  const opening = [
    ['transaction.created', transaction('draft', null)],
    [
      'customer.created',
      { id: subscription.customer_id, email: order.email, created_at: at, updated_at: at },
    ],
    ['address.created', { id: newId('add'), customer_id: subscription.customer_id, country_code: 'CH' }],
    ['transaction.ready', transaction('ready', null)],
  ] as const;
  if (fate === 'declined' || fate === 'unknown') {
    await parts.log.publish([...opening, ['transaction.payment_failed', transaction('ready', null)]]);
    const message = fate === 'declined' ? 'Your card was declined.' : 'This is no card of the sandbox.';
    return { status: 'declined', transactionId, message };
  }
  await keep(parts, fate, subscription);
  await parts.log.publish([
    ...opening,
    ['transaction.paid', transaction('paid', null)],
    ['subscription.created', { ...subscription, transaction_id: transactionId }],
    ['subscription.activated', subscription],
    ['transaction.updated', transaction('paid', subscription.id)],
    ['transaction.completed', transaction('completed', subscription.id)],
  ]);
  return { status: 'completed', transactionId, subscriptionId: subscription.id };
}

function newSubscription(price: Price, order: SandboxOrder, at: string): SubscriptionEntity {
  const period = periodFrom(new Date(at), price.interval);
  return {
    id: newId('sub'),
    status: 'active',
    customer_id: newId('ctm'),
    currency_code: 'USD',
    created_at: at,
    updated_at: at,
    started_at: at,
    first_billed_at: at,
    next_billed_at: period.ends_at,
    paused_at: null,
    canceled_at: null,
    collection_mode: 'automatic',
    current_billing_period: period,
    billing_cycle: { interval: price.interval, frequency: 1 },
    scheduled_change: null,
    items: [itemOf(price, at)],
    custom_data: order.customData,
  };
}

/** What the provider does at a period's end: the end itself, a renewal, or one whose card fails. */
async function endPeriod(parts: Parts, id: string): Promise<boolean> {
  const found = await load(parts, id);
  if (found === null || found.entity.status === 'canceled') return false;
  const at = parts.now().toISOString();
  if (found.entity.scheduled_change !== null) await end(parts, found, at);
  else await renew(parts, found, at);
  return true;
}

async function end(parts: Parts, { card, entity }: SandboxSubscription, at: string): Promise<void> {
  const ended: SubscriptionEntity = {
    ...entity,
    status: 'canceled',
    canceled_at: at,
    updated_at: at,
    next_billed_at: null,
    current_billing_period: null,
    scheduled_change: null,
  };
  await keep(parts, card, ended);
  await parts.log.publish([
    ['subscription.updated', ended],
    ['subscription.canceled', ended],
  ]);
}

async function renew(parts: Parts, { card, entity }: SandboxSubscription, at: string): Promise<void> {
  const period = periodFrom(new Date(at), entity.billing_cycle.interval);
  const renewed: SubscriptionEntity = {
    ...entity,
    status: 'active',
    updated_at: at,
    next_billed_at: period.ends_at,
    current_billing_period: period,
  };
  const parts_ = {
    id: newId('txn'),
    at,
    origin: 'subscription_recurring' as const,
    subscriptionId: entity.id,
    period,
  };
  const transaction = (status: string) => transactionOf(renewed, { ...parts_, status });
  if (card === 'fails-on-renewal') {
    const unpaid: SubscriptionEntity = { ...renewed, status: 'past_due' };
    await keep(parts, card, unpaid);
    await parts.log.publish([
      ['subscription.updated', renewed],
      ['transaction.created', transaction('billed')],
      ['transaction.payment_failed', transaction('past_due')],
      ['subscription.updated', unpaid],
      ['subscription.past_due', unpaid],
    ]);
    return;
  }
  await keep(parts, card, renewed);
  await parts.log.publish([
    ['subscription.updated', renewed],
    ['transaction.created', transaction('billed')],
    ['transaction.billed', transaction('billed')],
    ['transaction.paid', transaction('paid')],
    ['transaction.completed', transaction('completed')],
  ]);
}

async function rest(parts: Parts, request: SandboxRequest): Promise<SandboxReply> {
  // The provider's own kit writes the scheme in lower case.
  if (request.authorization?.replace(/^bearer /i, '') !== parts.apiKey)
    return refusal(403, 'forbidden', 'The API key is not known.');
  const [, resource, id, action] = request.path.split('/');
  if (resource === 'events' && request.method === 'GET') return listEvents(parts, request);
  if (resource !== 'subscriptions' || id === undefined)
    return refusal(404, 'not_found', 'There is no such address.');
  const found = await load(parts, id);
  if (found === null) return refusal(404, 'entity_not_found', 'There is no such subscription.');
  if (request.method === 'GET' && action === undefined) return answer(found.entity);
  if (request.method === 'POST' && action === 'cancel') return cancel(parts, found, request.body);
  if (request.method === 'PATCH' && action === undefined) return update(parts, found, request.body);
  return refusal(404, 'not_found', 'There is no such address.');
}

async function listEvents(parts: Parts, { query }: SandboxRequest): Promise<SandboxReply> {
  const perPage = Math.min(200, Number(query['per_page'] ?? 50) || 50);
  const events = await parts.log.list(query['after'] ?? '', perPage);
  return {
    status: 200,
    body: {
      data: events,
      meta: {
        request_id: randomUUID(),
        pagination: { per_page: perPage, has_more: events.length === perPage, next: '' },
      },
    },
  };
}

async function cancel(parts: Parts, found: SandboxSubscription, body: unknown): Promise<SandboxReply> {
  const { entity } = found;
  if (entity.status === 'canceled')
    return refusal(400, 'subscription_is_canceled_action_invalid', 'The subscription has ended.');
  const at = parts.now().toISOString();
  const now = field(body, 'effective_from') === 'immediately';
  if (now) {
    await end(parts, found, at);
    return answer((await load(parts, entity.id))?.entity ?? entity);
  }
  const effective = entity.current_billing_period?.ends_at ?? at;
  const changed: SubscriptionEntity = {
    ...entity,
    updated_at: at,
    next_billed_at: null,
    scheduled_change: { action: 'cancel', effective_at: effective, resume_at: null },
  };
  return changeTo(parts, found.card, changed, []);
}

async function update(
  parts: Parts,
  { card, entity }: SandboxSubscription,
  body: unknown,
): Promise<SandboxReply> {
  const at = parts.now().toISOString();
  if (entity.status === 'canceled')
    return refusal(400, 'subscription_update_when_canceled', 'The subscription has ended.');
  if (field(body, 'scheduled_change') === null)
    return changeTo(
      parts,
      card,
      {
        ...entity,
        updated_at: at,
        scheduled_change: null,
        next_billed_at: entity.current_billing_period?.ends_at ?? null,
      },
      [],
    );
  if (entity.status === 'past_due')
    return refusal(400, 'subscription_update_when_past_due', 'The last payment failed.');
  if (entity.scheduled_change !== null)
    return refusal(400, 'subscription_locked_pending_changes', 'A change is pending.');
  const items = field(body, 'items');
  const priceId = Array.isArray(items) ? field(items[0], 'price_id') : undefined;
  const price = typeof priceId === 'string' ? parts.prices.find(priceId) : null;
  if (price === null) return refusal(400, 'bad_request', 'There is no such price.');
  if (card === 'fails-on-renewal')
    return refusal(400, 'subscription_payment_declined', 'The card was declined.');
  const period = periodFrom(new Date(at), price.interval);
  const changed: SubscriptionEntity = {
    ...entity,
    updated_at: at,
    items: [itemOf(price, at)],
    billing_cycle: { interval: price.interval, frequency: 1 },
    current_billing_period: period,
    next_billed_at: period.ends_at,
  };
  const paid = transactionOf(changed, {
    id: newId('txn'),
    status: 'completed',
    at,
    origin: 'subscription_update',
    subscriptionId: entity.id,
    period,
  });
  return changeTo(parts, card, changed, [['transaction.completed', paid]]);
}

async function changeTo(
  parts: Parts,
  card: CardFate,
  entity: SubscriptionEntity,
  more: readonly (readonly [string, object])[],
): Promise<SandboxReply> {
  await keep(parts, card, entity);
  await parts.log.publish([['subscription.updated', entity], ...more]);
  return answer(entity);
}

async function load(parts: Parts, id: string): Promise<SandboxSubscription | null> {
  const body = await parts.objects.get('subscription', id);
  return body === null ? null : JSON.parse(body);
}

async function keep(parts: Parts, card: CardFate, entity: SubscriptionEntity): Promise<void> {
  const kept: SandboxSubscription = { card, entity };
  await parts.objects.put('subscription', entity.id, JSON.stringify(kept));
}

function answer(data: object): SandboxReply {
  return { status: 200, body: { data, meta: { request_id: randomUUID() } } };
}

function refusal(status: number, code: string, detail: string): SandboxReply {
  const error = {
    type: 'request_error',
    code,
    detail,
    documentation_url: 'https://developer.paddle.com/errors',
  };
  return { status, body: { error, meta: { request_id: randomUUID() } } };
}

function newId(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '').slice(0, 26)}`;
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}
