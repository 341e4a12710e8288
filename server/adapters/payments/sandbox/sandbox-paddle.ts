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
import { beginCardChange, changeCard, subscriptionOfCardChange } from './card-change.ts';
import { cardFate } from './cards.ts';
import { preview, update } from './change-plan.ts';
import {
  itemOf,
  periodFrom,
  type SandboxSubscription,
  type SubscriptionEntity,
  transactionOf,
} from './entities.ts';
import { createEventLog, type Deliver, type DeliveryMode } from './event-log.ts';
import { centsOf, priceIdOf, renewed, totalsOf } from './money.ts';
import { answer, field, keep, keepPayment, load, newId, type Parts, refusal } from './parts.ts';
import { refund } from './refunds.ts';

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
    subscriptionOfCardChange: (transactionId) => subscriptionOfCardChange(parts, transactionId),
    changeCard: (transactionId, card) => changeCard(parts, transactionId, card),
  };
}

async function checkout(parts: Parts, order: SandboxOrder): Promise<SandboxPurchase> {
  const price = parts.prices.find(order.priceId);
  const transactionId = newId('txn');
  const fate = cardFate(order.card);
  if (price === null) return { status: 'declined', transactionId, message: 'There is no such price.' };
  const at = parts.now().toISOString();
  const subscription = newSubscription(price, order, at);
  const total = centsOf(price);
  const transaction = (status: string, subscriptionId: string | null) =>
    transactionOf(subscription, {
      id: transactionId,
      status,
      at,
      origin: 'web',
      subscriptionId,
      period: subscriptionId === null ? null : subscription.current_billing_period,
      totals: totalsOf(total),
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
  await keep(parts, { card: fate, entity: subscription });
  await keepPayment(parts, { id: transactionId, subscriptionId: subscription.id, total, refunded: false });
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

async function end(parts: Parts, found: SandboxSubscription, at: string): Promise<void> {
  const { entity } = found;
  const ended: SubscriptionEntity = {
    ...entity,
    status: 'canceled',
    canceled_at: at,
    updated_at: at,
    next_billed_at: null,
    current_billing_period: null,
    scheduled_change: null,
  };
  await keep(parts, { ...found, entity: ended, owed: null });
  await parts.log.publish([
    ['subscription.updated', ended],
    ['subscription.canceled', ended],
  ]);
}

async function renew(parts: Parts, found: SandboxSubscription, at: string): Promise<void> {
  const { card, entity } = found;
  const period = periodFrom(new Date(at), entity.billing_cycle.interval);
  const next: SubscriptionEntity = {
    ...entity,
    status: 'active',
    updated_at: at,
    next_billed_at: period.ends_at,
    current_billing_period: period,
  };
  const { total, left } = renewed(parts.prices.find(priceIdOf(entity)), found.credit);
  const id = newId('txn');
  const transaction = (status: string) =>
    transactionOf(next, {
      id,
      status,
      at,
      origin: 'subscription_recurring',
      subscriptionId: entity.id,
      period,
      totals: totalsOf(total),
    });
  // What credit covers needs no card.
  if (card === 'fails-on-renewal' && total > 0) {
    const unpaid: SubscriptionEntity = { ...next, status: 'past_due' };
    await keep(parts, { ...found, entity: unpaid, owed: { transactionId: id, period, total }, credit: left });
    await parts.log.publish([
      ['subscription.updated', next],
      ['transaction.created', transaction('billed')],
      ['transaction.payment_failed', transaction('past_due')],
      ['subscription.updated', unpaid],
      ['subscription.past_due', unpaid],
    ]);
    return;
  }
  await keep(parts, { ...found, entity: next, owed: null, credit: left });
  await keepPayment(parts, { id, subscriptionId: entity.id, total, refunded: false });
  await parts.log.publish([
    ['subscription.updated', next],
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
  if (resource === 'adjustments' && request.method === 'POST') return refund(parts, request.body);
  if (resource !== 'subscriptions' || id === undefined)
    return refusal(404, 'not_found', 'There is no such address.');
  const found = await load(parts, id);
  if (found === null) return refusal(404, 'entity_not_found', 'There is no such subscription.');
  if (request.method === 'GET' && action === undefined) return answer(found.entity);
  if (request.method === 'POST' && action === 'cancel') return cancel(parts, found, request.body);
  if (request.method === 'PATCH' && action === undefined) return update(parts, found, request.body);
  if (request.method === 'PATCH' && action === 'preview') return preview(parts, found, request.body);
  if (request.method === 'GET' && action === 'update-payment-method-transaction')
    return beginCardChange(parts, found);
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
  await keep(parts, { ...found, entity: changed });
  await parts.log.publish([['subscription.updated', changed]]);
  return answer(changed);
}
