import { Agent } from 'undici';
import { createPriceList, type Price } from '#domain/billing/price-list.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { PaymentClient, PaymentEvent, Payments, SubscriptionState } from '../../ports/payments.ts';
import { eventId, paddleEvent, subscriptionState, timeText } from './paddle-events.ts';
import { changePreview } from './paddle-preview.ts';
import { isSignedByPaddle } from './paddle-signature.ts';

export interface PaddleSettings {
  /** Base address of the API. */
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Of the notification destination; two while one is being changed. */
  readonly webhookSecrets: readonly string[];
  readonly prices: readonly Price[];
  readonly client: PaymentClient;
  /** Sent with every call besides; the stand-in is opened by one. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A card is charged while Paddle answers a change of plan: half a minute and more (own measure of patience). */
const timeout = 45_000;

/** One call of Paddle's API. */
export interface PaddleCall {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** From the slash after the base address on. */
  readonly path: string;
  readonly body?: object;
}

/** What was answered; null where nothing was. */
export type PaddleSend = (
  call: PaddleCall,
) => Promise<{ readonly status: number; readonly body: unknown } | null>;

/**
 * Paddle Billing: its signed events, and the few calls that we make. The stand-in is driven by the same code, over HTTP or, in
 * tests of many thousand stories, by a `send` of their own.
 */
export function createPaddle(settings: PaddleSettings, send: PaddleSend = overHttp(settings)): Payments {
  const call = async (
    method: PaddleCall['method'],
    path: string,
    body?: object,
  ): Promise<Result<unknown>> => {
    const answer = await send({ method, path, ...(body && { body }) });
    if (answer === null) return silent();
    return answer.status < 300 ? ok(answer.body) : refusal(answer.status, answer.body);
  };
  const subscription = (id: string, more = '') => `/subscriptions/${encodeURIComponent(id)}${more}`;

  async function changed(answer: Promise<Result<unknown>>): Promise<Result<SubscriptionState>> {
    const reply = await answer;
    if (!reply.ok) return reply;
    const state = stateOf(reply.value);
    return state === null ? silent() : ok(state);
  }

  return {
    prices: createPriceList(settings.prices),
    client: settings.client,
    readWebhook: (body, signature, now) => readWebhook(settings, body, signature, now),
    find: (id) => changed(call('GET', subscription(id))),
    cancel: (id, when) =>
      changed(
        call('POST', subscription(id, '/cancel'), {
          effective_from: when === 'now' ? 'immediately' : 'next_billing_period',
        }),
      ),
    resume: (id) => changed(call('PATCH', subscription(id), { scheduled_change: null })),
    changePrice: (id, priceId) => changed(call('PATCH', subscription(id), changeTo(priceId))),
    previewChange: async (id, priceId) => {
      const reply = await call('PATCH', subscription(id, '/preview'), changeTo(priceId));
      if (!reply.ok) return reply;
      const preview = changePreview(dataOf(reply.value));
      return preview === null ? silent() : ok(preview);
    },
    cardChange: async (id) => {
      const reply = await call('GET', subscription(id, '/update-payment-method-transaction'));
      if (!reply.ok) return reply;
      const transactionId = field(dataOf(reply.value), 'id');
      return typeof transactionId === 'string' ? ok({ transactionId }) : silent();
    },
    refund: async (transactionId, reason) => {
      const reply = await call('POST', '/adjustments', {
        action: 'refund',
        type: 'full',
        transaction_id: transactionId,
        reason,
      });
      return reply.ok || reply.failure.message === words[givenBack] ? ok(null) : reply;
    },
    eventsAfter: async (cursor) => {
      const after = cursor === null ? '' : `&after=${encodeURIComponent(cursor)}`;
      const reply = await call('GET', `/events?order_by=id[ASC]&per_page=200${after}`);
      if (!reply.ok) return reply;
      const data = dataOf(reply.value);
      const list: readonly unknown[] = Array.isArray(data) ? data : [];
      const ids = list.flatMap((one) => eventId(one) ?? []);
      return ok({ events: list.flatMap((one) => paddleEvent(one) ?? []), last: ids.at(-1) ?? null });
    },
  };
}

function readWebhook(
  { webhookSecrets }: PaddleSettings,
  body: Uint8Array,
  signature: string | null,
  now: Date,
): Result<PaymentEvent> {
  if (!isSignedByPaddle({ body, header: signature, secrets: webhookSecrets, now }))
    return fail('forbidden', 'The signature is missing, wrong or too old.');
  const event = paddleEvent(parse(new TextDecoder().decode(body)));
  return event === null ? fail('invalid_request', 'This is no event of Paddle Billing.') : ok(event);
}

/** What is left of the paid period comes off the price; a card that fails changes nothing. */
function changeTo(priceId: string): object {
  return {
    items: [{ price_id: priceId, quantity: 1 }],
    proration_billing_mode: 'prorated_immediately',
    on_payment_failure: 'prevent_change',
  };
}

function overHttp(settings: PaddleSettings): PaddleSend {
  const agent = new Agent({
    headersTimeout: timeout,
    bodyTimeout: timeout,
    maxResponseSize: 4 * 1024 * 1024,
  });
  return async ({ method, path, body }) => {
    const url = new URL(settings.apiUrl.replace(/\/$/, '') + path);
    try {
      const response = await agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: {
          ...settings.headers,
          authorization: `Bearer ${settings.apiKey}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.statusCode, body: parse(await response.body.text()) };
    } catch {
      return null;
    }
  };
}

function silent(): Result<never> {
  return fail(
    'unavailable',
    'The payment service did not answer. Nothing was changed; please try again in a minute.',
    { retryAfter: 60 },
  );
}

/** Of a transaction whose money is on its way back already. */
const givenBack = 'adjustment_amount_above_remaining_allowed';

/** Refusals of Paddle that a person can do something about (its error codes, trust notes 1.5). */
const words: Readonly<Record<string, string>> = {
  subscription_locked_renewal:
    'The subscription is being renewed right now. Please try again in half an hour.',
  subscription_locked_processing:
    'The subscription is being changed right now. Please try again in a minute.',
  subscription_locked_pending_changes:
    'The subscription is set to end. Please undo the cancellation in your account first.',
  subscription_update_when_past_due:
    'The last payment failed. Please update your card in your account first.',
  subscription_update_when_canceled: 'The subscription has ended. Please buy the plan anew.',
  subscription_is_canceled_action_invalid: 'The subscription has ended already.',
  subscription_payment_declined: 'The card was declined. Nothing was changed.',
  [givenBack]: 'This payment was given back already.',
  adjustment_pending_refund_request: 'This payment was given back already.',
};

function refusal(status: number, answer: unknown): Result<never> {
  const error = field(answer, 'error');
  const code = String(field(error, 'code') ?? '');
  if (status === 404) return fail('not_found', 'There is no such subscription.');
  if (status >= 500 || status === 429 || status === 401 || status === 403) return silent();
  return fail('conflict', words[code] ?? 'The payment service refused this change. Please contact support.');
}

/** The answer's own time, so that an older event that is still on its way does not undo it. */
function stateOf(answer: unknown): SubscriptionState | null {
  const data = dataOf(answer);
  const updated = field(data, 'updated_at');
  const when = timeText(typeof updated === 'string' ? updated : null);
  return when === null ? null : subscriptionState(data, when, 'evt_0');
}

function dataOf(answer: unknown): unknown {
  return field(answer, 'data');
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
