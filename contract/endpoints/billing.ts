import type { Endpoint } from '../endpoint.ts';
import {
  cancelSubscriptionBody,
  openCheckoutAnswer,
  openCheckoutBody,
  subscriptionChangeAnswer,
  updateSubscriptionBody,
} from '../schemas/billing.ts';

/** Buying a subscription, changing and cancelling it. */
export const billingEndpoints = {
  openCheckout: {
    method: 'POST',
    path: '/api/subscription/checkout',
    access: 'signed-in',
    summary: 'What to open a checkout with: the price, and who buys',
    body: openCheckoutBody,
    output: openCheckoutAnswer,
    failures: ['not_found', 'conflict'],
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/subscription/cancel-subscription',
    access: 'signed-in',
    of: 'caller-or-admin',
    summary: 'Ends a subscription with the period that is paid',
    body: cancelSubscriptionBody,
    output: subscriptionChangeAnswer,
    failures: ['not_found', 'conflict', 'unavailable'],
  },
  updateSubscription: {
    method: 'POST',
    path: '/api/subscription/update-subscription',
    access: 'signed-in',
    of: 'caller-or-admin',
    summary: 'Moves a subscription to another plan or interval',
    body: updateSubscriptionBody,
    output: subscriptionChangeAnswer,
    failures: ['not_found', 'conflict', 'unavailable'],
  },
} as const satisfies Record<string, Endpoint>;
