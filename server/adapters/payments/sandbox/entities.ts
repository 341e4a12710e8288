import type { Price } from '#domain/billing/price-list.ts';
import { type Interval, plans } from '#domain/plans/catalogue.ts';
import type { CardFate } from './cards.ts';

/** A subscription as the provider's API shows it, with the card behind it, which the API does not show. */
export interface SandboxSubscription {
  readonly card: CardFate;
  readonly entity: SubscriptionEntity;
  /** Left over from a change to a cheaper period, for later charges. In cents. */
  readonly credit?: number;
  /** The charge that failed last, while it is not paid. */
  readonly owed?: {
    readonly transactionId: string;
    readonly period: Period;
    readonly total: number;
  } | null;
}

export interface SubscriptionEntity {
  readonly id: string;
  readonly status: 'active' | 'past_due' | 'paused' | 'canceled';
  readonly customer_id: string;
  readonly currency_code: 'USD';
  readonly created_at: string;
  readonly updated_at: string;
  readonly started_at: string;
  readonly first_billed_at: string;
  readonly next_billed_at: string | null;
  readonly paused_at: string | null;
  readonly canceled_at: string | null;
  readonly collection_mode: 'automatic';
  readonly current_billing_period: Period | null;
  readonly billing_cycle: { readonly interval: Interval; readonly frequency: 1 };
  readonly scheduled_change: {
    readonly action: 'cancel';
    readonly effective_at: string;
    readonly resume_at: null;
  } | null;
  readonly items: readonly Item[];
  readonly custom_data: Readonly<Record<string, string>>;
}

export interface Item {
  readonly price: { readonly id: string; readonly [more: string]: unknown };
  readonly [more: string]: unknown;
}

export interface Period {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** A period of a price from a moment on. */
export function periodFrom(start: Date, interval: Interval): Period {
  const end = new Date(start);
  if (interval === 'month') end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  return { starts_at: start.toISOString(), ends_at: end.toISOString() };
}

/** The one item of our checkouts. */
export function itemOf(price: Price, at: string): Item {
  const dollars = plans[price.plan].offers.find(({ interval }) => interval === price.interval)?.price ?? 0;
  return {
    status: 'active',
    quantity: 1,
    recurring: true,
    created_at: at,
    updated_at: at,
    price: {
      id: price.id,
      product_id: `pro_sandbox_${price.plan.toLowerCase()}`,
      type: 'standard',
      name: plans[price.plan].title,
      description: plans[price.plan].title,
      tax_mode: 'account_setting',
      billing_cycle: { interval: price.interval, frequency: 1 },
      trial_period: null,
      unit_price: { amount: String(Math.round(dollars * 100)), currency_code: 'USD' },
      unit_price_overrides: [],
      quantity: { minimum: 1, maximum: 1 },
      status: 'active',
      custom_data: null,
      import_meta: null,
      created_at: at,
      updated_at: at,
    },
    product: productOf(price, at),
    trial_dates: null,
    next_billed_at: null,
    previously_billed_at: at,
  };
}

function productOf({ plan }: Price, at: string): object {
  return {
    id: `pro_sandbox_${plan.toLowerCase()}`,
    name: plans[plan].title,
    description: plans[plan].description,
    type: 'standard',
    tax_category: 'saas',
    image_url: null,
    custom_data: null,
    status: 'active',
    import_meta: null,
    created_at: at,
    updated_at: at,
  };
}

/** A transaction as events tell it. */
export function transactionOf(
  subscription: Pick<SubscriptionEntity, 'items' | 'custom_data' | 'customer_id'>,
  { id, status, at, origin, subscriptionId, period, totals = null }: TransactionParts,
): object {
  return {
    id,
    status,
    origin,
    customer_id: subscription.customer_id,
    subscription_id: subscriptionId,
    billing_period: period,
    currency_code: 'USD',
    collection_mode: 'automatic',
    custom_data: subscription.custom_data,
    items: subscription.items,
    created_at: at,
    updated_at: at,
    billed_at: at,
    payments: [],
    details: totals === null ? null : { tax_rates_used: [], totals, line_items: [], payout_totals: null },
    checkout: null,
  };
}

interface TransactionParts {
  readonly id: string;
  readonly status: string;
  readonly at: string;
  readonly origin:
    | 'web'
    | 'subscription_recurring'
    | 'subscription_update'
    | 'subscription_payment_method_change';
  readonly subscriptionId: string | null;
  readonly period: Period | null;
  readonly totals?: object | null;
}
