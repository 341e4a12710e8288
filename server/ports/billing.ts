import type { Subscription } from '#domain/billing/subscription.ts';
import type { PaidPeriod, PaymentEvent, SubscriptionState } from './payments.ts';

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
  find(subscriptionId: string): Promise<Subscription | null>;
  /** The last event that was fetched, so that the next fetch goes on after it. */
  cursor(): Promise<string | null>;
  moveCursor(eventId: string): Promise<void>;
}
