import type { SubscriptionStatus } from '#domain/plans/entitlements.ts';
import type { PaidPeriod, PaymentEffect, PaymentEvent, SubscriptionState } from '../../ports/payments.ts';

/** An event of Paddle Billing in our terms; null where a text is none. Types that we do not act on have no effect. */
export function paddleEvent(event: unknown): PaymentEvent | null {
  const id = eventId(event);
  const occurredAt = timeText(textAt(event, 'occurred_at'));
  if (id === null || occurredAt === null) return null;
  // A name that is none is kept in the body; nothing is done of it.
  const type = nameAt(event, 'event_type') ?? 'unknown';
  const data = at(event, 'data');
  return {
    id,
    type,
    occurredAt,
    body: JSON.stringify(kept(event, deepest)),
    effect: effectOf(type, data, occurredAt, id),
  };
}

/** What the provider calls an event; null where it is not called as events are. */
export function eventId(event: unknown): string | null {
  const id = nameAt(event, 'event_id');
  return id?.startsWith('evt_') === true ? id : null;
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
  const id = nameAt(data, 'id');
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
  return nameAt(item, 'price', 'id') ?? nameAt(item, 'price_id');
}

/** What a completed transaction of a subscription pays for; one-off charges pay for no period. */
function paidPeriod(data: unknown): PaidPeriod | null {
  const transactionId = nameAt(data, 'id');
  const subscriptionId = nameAt(data, 'subscription_id');
  const startsAt = dateAt(data, 'billing_period', 'starts_at');
  const endsAt = dateAt(data, 'billing_period', 'ends_at');
  return transactionId === null || subscriptionId === null || endsAt === null
    ? null
    : { transactionId, subscriptionId, startsAt, endsAt };
}

/** A whole refund that was approved takes the period back; a part of the money does not. */
function refundOf(data: unknown): PaymentEffect {
  const transactionId = nameAt(data, 'transaction_id');
  const subscriptionId = nameAt(data, 'subscription_id');
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

/** Levels of an event that are kept. Paddle's own have eight; what a checkout was given can be nested without end. */
const deepest = 24;

/** An event as it is kept: without secrets, and with no more levels than every later reader can follow. */
function kept(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '[nested too deep]';
  if (Array.isArray(value)) return value.map((one) => kept(one, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      secretFields.has(key) && typeof one === 'string' ? '[removed]' : kept(one, levels - 1),
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

/** A name or id, as Paddle writes them: whatever else stands there is nothing that could be stored or found again. */
function nameAt(value: unknown, ...path: readonly string[]): string | null {
  const found = textAt(value, ...path);
  return found !== null && /^[\w.-]{1,80}$/.test(found) ? found : null;
}

/** Within what the database can hold. */
function dateAt(value: unknown, ...path: readonly string[]): Date | null {
  const date = new Date((textAt(value, ...path) ?? '').replace(/(\.\d{3})\d+Z$/, '$1Z'));
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? date : null;
}
