import type { Subscription } from '#domain/billing/subscription.ts';
import type { PaidPeriod, PaymentEvent, SubscriptionState } from './payments.ts';

/** Two subscriptions of one buyer, of which one is too many; `id` is the one that was told later. */
export interface NewSecondPurchase {
  readonly userId: string;
  readonly id: string;
  readonly other: string;
}

export interface SecondPurchase extends NewSecondPurchase {
  /** Which of the two is given back; null while that is open. */
  readonly returned: string | null;
}

/** What was bought, as the payment provider's events tell it. Every write may come twice and in any order. */
export interface BillingStore {
  /** False where the event was taken before. */
  record(event: Pick<PaymentEvent, 'id' | 'type' | 'occurredAt' | 'body'>, now: Date): Promise<boolean>;
  /** Keeps a state unless a later one is known; `userId` binds a subscription that nobody has yet. */
  applyState(state: SubscriptionState, userId: string | null): Promise<void>;
  addPayment(payment: PaidPeriod): Promise<void>;
  /** Takes a payment's period back, also one that is not known yet. */
  addRefund(refund: { readonly transactionId: string; readonly subscriptionId: string }): Promise<void>;
  /** What somebody pays for, also for a team. */
  subscriptionsOf(userId: string): Promise<Subscription[]>;
  /** Whatever was bound to a team, whoever pays. */
  subscriptionsOfTeam(teamId: string): Promise<Subscription[]>;
  /** Says which team a subscription is for, unless that is said already. */
  bindTeam(subscriptionId: string, teamId: string): Promise<void>;
  /** Until the end of the transaction, others who lock this subscription wait; without effect outside one. */
  lock(subscriptionId: string): Promise<void>;
  /** The same for purchases of one person. */
  lockBuyer(userId: string): Promise<void>;
  /** Transactions of a subscription, by their ids: paid, or given back. */
  transactions(subscriptionId: string): Promise<{ readonly id: string; readonly refunded: boolean }[]>;
  /** Notes that somebody bought a subscription beside another of theirs. */
  addSecondPurchase(second: NewSecondPurchase, now: Date): Promise<void>;
  /** Those that wait to be settled, oldest first: all, or those that a subscription is part of. */
  secondPurchases(subscriptionId: string | null): Promise<SecondPurchase[]>;
  /** Says which of the two is given back, unless that is said already. */
  decideSecondPurchase(second: NewSecondPurchase, returned: string): Promise<void>;
  /** Whether a subscription may be, or was, the one of two that is given back. */
  isSecondPurchase(subscriptionId: string): Promise<boolean>;
  /** The same for all that one subscription is part of and that wait for it alone, once it is given back. */
  settleReturned(subscriptionId: string, now: Date): Promise<boolean>;
  /** A subscription that was given back was paid for once more: it waits to be settled again. */
  reopenSecondPurchases(returned: string): Promise<void>;
  /** True for whoever settled it first. */
  settleSecondPurchase(second: NewSecondPurchase, now: Date): Promise<boolean>;
  find(subscriptionId: string): Promise<Subscription | null>;
  /** The last event that was fetched, so that the next fetch goes on after it. */
  cursor(): Promise<string | null>;
  moveCursor(eventId: string): Promise<void>;
}
