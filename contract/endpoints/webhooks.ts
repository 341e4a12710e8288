import type { Endpoint } from '../endpoint.ts';
import { paymentEventAnswer } from '../schemas/billing.ts';

/** What services outside tell us. */
export const webhookEndpoints = {
  receivePaymentEvent: {
    method: 'POST',
    path: '/api/webhooks/paddle',
    access: 'public',
    raw: true,
    summary: 'Notifications of the payment provider, signed over their bytes (Paddle-Signature)',
    output: paymentEventAnswer,
    failures: ['forbidden', 'invalid_request', 'not_found', 'payload_too_large', 'unsupported_media_type'],
  },
} as const satisfies Record<string, Endpoint>;
