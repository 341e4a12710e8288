import type { SubscriptionStatus } from '#domain/plans/entitlements.ts';
import type { PaidPeriod, PaymentEffect, PaymentEvent, SubscriptionState } from '../../ports/payments.ts';

/** An event of Paddle Billing in our terms; null where a text is none. Types that we do not act on have no effect. */
export function paddleEvent(event: unknown): PaymentEvent | null {
  const id = textAt(event, 'event_id');
  const type = textAt(event, 'event_type');
  const occurredAt = timeText(textAt(event, 'occurred_at'));
  if (id === null || type === null || occurredAt === null || !/^evt_\w{1,60}$/.test(id)) return null;
  const data = at(event, 'data');
  return {
    id,
    type,
    occurredAt,
    body: JSON.stringify(withoutSecrets(event)),
    effect: effectOf(type, data, occurredAt, id),
  };
}

function effectOf(type: string, data: unknown, at_: string, eventId: string): PaymentEffect {
  if (type.startsWith('subscription.')) {
    const state = subscriptionState(data, at_, eventId);
    return state === null ? none : { kind: 'subscription', state };
  }
  if (type === 'transaction.completed') {
    const payment = paidPeriod(data);
    return payment === null ? none : { kind: 'payment', payment };
  }
  return type.startsWith('adjustment.') ? refundOf(data) : none;
}

const none: PaymentEffect = { kind: 'none' };
const statuses: readonly string[] = ['active', 'trialing', 'past_due', 'paused', 'canceled'];

/** A subscription entity, as in events and in answers of the API. */
export function subscriptionState(data: unknown, when: string, eventId: string): SubscriptionState | null {
  const id = textAt(data, 'id');
  const priceId = recurringPrice(data);
  const status = textAt(data, 'status');
  const startedAt = dateAt(data, 'created_at') ?? dateAt(data, 'started_at');
  if (id === null || priceId === null || status === null || startedAt === null || !statuses.includes(status))
    return null;
  const isToCancel = textAt(data, 'scheduled_change', 'action') === 'cancel';
  return {
    id,
    priceId,
    status: status as SubscriptionStatus,
    startedAt,
    periodEndsAt: dateAt(data, 'current_billing_period', 'ends_at'),
    cancelsAt: isToCancel ? dateAt(data, 'scheduled_change', 'effective_at') : null,
    canceledAt: dateAt(data, 'canceled_at'),
    reference: textAt(data, 'custom_data', 'idToken'),
    at: when,
    eventId,
  };
}

/** Our checkouts have one item; of several the first that recurs is the plan. */
function recurringPrice(data: unknown): string | null {
  const items = at(data, 'items');
  if (!Array.isArray(items)) return null;
  const item = items.find((one) => at(one, 'recurring') === true) ?? items[0];
  return textAt(item, 'price', 'id') ?? textAt(item, 'price_id');
}

/** What a completed transaction of a subscription pays for; one-off charges pay for no period. */
function paidPeriod(data: unknown): PaidPeriod | null {
  const transactionId = textAt(data, 'id');
  const subscriptionId = textAt(data, 'subscription_id');
  const endsAt = dateAt(data, 'billing_period', 'ends_at');
  return transactionId === null || subscriptionId === null || endsAt === null
    ? null
    : { transactionId, subscriptionId, endsAt };
}

/** A whole refund that was approved takes the period back; a part of the money does not. */
function refundOf(data: unknown): PaymentEffect {
  const transactionId = textAt(data, 'transaction_id');
  const subscriptionId = textAt(data, 'subscription_id');
  const isWhole =
    textAt(data, 'action') === 'chargeback' ||
    (textAt(data, 'action') === 'refund' && textAt(data, 'type') === 'full');
  if (!isWhole || textAt(data, 'status') !== 'approved' || transactionId === null || subscriptionId === null)
    return none;
  return { kind: 'refund', transactionId, subscriptionId };
}

/** Nine decimals, so that times compare as text: Paddle sends three, six and nine. */
export function timeText(time: string | null): string | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(time ?? '');
  return match === null ? null : `${match[1]}.${(match[2] ?? '').padEnd(9, '0')}Z`;
}

/** Names of fields that open doors: what a checkout was given, and what Paddle tells of keys that leaked. */
const secretFields = new Set([
  'idToken',
  'token',
  'key',
  'secret',
  'api_key',
  'client_token',
  'endpoint_secret_key',
]);

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      secretFields.has(key) && typeof one === 'string' ? '[removed]' : withoutSecrets(one),
    ]),
  );
}

function at(value: unknown, ...path: readonly string[]): unknown {
  let now = value;
  for (const key of path) {
    if (typeof now !== 'object' || now === null || !Object.hasOwn(now, key)) return undefined;
    now = Reflect.get(now, key);
  }
  return now;
}

function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : null;
}

function dateAt(value: unknown, ...path: readonly string[]): Date | null {
  const time = Date.parse((textAt(value, ...path) ?? '').replace(/(\.\d{3})\d+Z$/, '$1Z'));
  return Number.isNaN(time) ? null : new Date(time);
}
