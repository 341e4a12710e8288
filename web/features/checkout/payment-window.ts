import type { OutputOf, PlanRow } from '#contract/types.ts';
import type { CheckoutStatus } from './checkout-status.ts';

/** What a checkout is opened with. */
export interface Order extends OutputOf<'openCheckout'> {
  readonly plan: PlanRow;
  readonly email: string;
}

/** Where somebody pays: the provider's overlay, or the stand-in of it. */
export interface PaymentWindow {
  /** Resolves when the window is open; `tell` is called with what happens in it. */
  open(order: Order, tell: (status: CheckoutStatus) => void): Promise<void>;
  /** The same for a transaction that the provider has begun: another card, and what is owed. */
  resume(transactionId: string, tell: (status: CheckoutStatus) => void): Promise<void>;
}

/** How the server says who takes the money. */
export type PaymentSettings = NonNullable<OutputOf<'listPlans'>['payment']>;
