import type { PriceList } from '#domain/billing/price-list.ts';
import type { SubscriptionStatus } from '#domain/plans/entitlements.ts';
import type { Result } from '#domain/result.ts';

/** Who takes the money. What it says of subscriptions and payments is told by signed events. */
export interface Payments {
  readonly prices: PriceList;
  readonly client: PaymentClient;
  /** Checks that an event is the provider's own and new; fails with `forbidden`, or `invalid_request` where it is no event. */
  readWebhook(body: Uint8Array, signature: string | null, now: Date): Result<PaymentEvent>;
  /** Ends a subscription with its period. Fails with `conflict`, `not_found` or `unavailable`. */
  cancel(subscriptionId: string): Promise<Result<SubscriptionState>>;
  /** Moves a subscription to another price, charged at once. Fails as `cancel`. */
  changePrice(subscriptionId: string, priceId: string): Promise<Result<SubscriptionState>>;
  /** Events since one, oldest first, at most some hundred; null begins where the provider's memory does. */
  eventsAfter(eventId: string | null): Promise<Result<EventPage>>;
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
  readonly endsAt: Date;
}
