import type { PriceList } from '#domain/billing/price-list.ts';
import type { SubscriptionStatus } from '#domain/plans/entitlements.ts';
import type { Result } from '#domain/result.ts';

/** Who takes the money. What it says of subscriptions and payments is told by signed events. */
export interface Payments {
  readonly prices: PriceList;
  readonly client: PaymentClient;
  /** Checks that an event is the provider's own and new; fails with `forbidden`, or `invalid_request` where it is no event. */
  readWebhook(body: Uint8Array, signature: string | null, now: Date): Result<PaymentEvent>;
  /** As the provider has it now. Fails with `not_found` or `unavailable`. */
  find(subscriptionId: string): Promise<Result<SubscriptionState>>;
  /** Ends a subscription with its period, or at once. Fails with `conflict`, `not_found` or `unavailable`. */
  cancel(subscriptionId: string, when: 'period-end' | 'now'): Promise<Result<SubscriptionState>>;
  /** Takes a cancellation back that has not come true yet. Fails as `cancel`. */
  resume(subscriptionId: string): Promise<Result<SubscriptionState>>;
  /** What `changePrice` would charge, and when. Fails as `cancel`. */
  previewChange(subscriptionId: string, priceId: string): Promise<Result<ChangePreview>>;
  /** A transaction in which the buyer gives another card; what is owed is charged to it. Fails as `cancel`. */
  cardChange(subscriptionId: string): Promise<Result<{ readonly transactionId: string }>>;
  /** Gives all of a payment back; also fine where that was done before. Fails as `cancel`. */
  refund(transactionId: string, reason: string): Promise<Result<null>>;
  /** Moves a subscription to another price, charged at once. Fails as `cancel`. */
  changePrice(subscriptionId: string, priceId: string): Promise<Result<SubscriptionState>>;
  /** Events since one, oldest first, at most some hundred; null begins where the provider's memory does. */
  eventsAfter(eventId: string | null): Promise<Result<EventPage>>;
}

/** Money is in the smallest unit of its currency. */
export interface ChangePreview {
  readonly currency: string;
  /** Charged with the change; what is left of the period that was paid is off already. */
  readonly chargedNow: number;
  /** Left over for later charges, where what was paid is worth more than the new period. */
  readonly credited: number;
  readonly nextChargeAt: Date | null;
  readonly nextCharge: number | null;
}

export interface EventPage {
  /** Those that can be read. */
  readonly events: readonly PaymentEvent[];
  /** Where the next page begins; null where this one was empty. */
  readonly last: string | null;
}

/** What the browser needs to open a checkout. */
export interface PaymentClient {
  readonly provider: 'sandbox' | 'paddle';
  readonly environment: 'sandbox' | 'production';
  readonly clientToken: string | null;
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Nine decimals and "Z", so that text compares as time. */
  readonly occurredAt: string;
  /** The event as JSON, without anything that opens a door. */
  readonly body: string;
  readonly effect: PaymentEffect;
}

export type PaymentEffect =
  | { readonly kind: 'subscription'; readonly state: SubscriptionState }
  | { readonly kind: 'payment'; readonly payment: PaidPeriod }
  | { readonly kind: 'refund'; readonly transactionId: string; readonly subscriptionId: string }
  | { readonly kind: 'none' };

export interface SubscriptionState {
  readonly id: string;
  readonly priceId: string;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly periodEndsAt: Date | null;
  readonly cancelsAt: Date | null;
  readonly canceledAt: Date | null;
  /** What the checkout was opened with; says who bought it. */
  readonly reference: string | null;
  /** When it was so, as in `PaymentEvent`, and which event says it: the later one wins. */
  readonly at: string;
  readonly eventId: string;
}

export interface PaidPeriod {
  readonly transactionId: string;
  readonly subscriptionId: string;
  /** Null where it is not told. */
  readonly startsAt: Date | null;
  readonly endsAt: Date;
}
