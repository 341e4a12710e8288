import type { Setting } from '../setting.ts';

/** Who takes the money. */
export const paymentSettings = {
  PAYMENT: {
    name: 'PAYMENT',
    fallback: null,
    values: 'off, sandbox, paddle',
    meaning:
      'Who takes the money: nobody, a stand-in on this machine, or Paddle Billing. Default: sandbox with SANDBOX, else off.',
  },
  PADDLE_ENVIRONMENT: {
    name: 'PADDLE_ENVIRONMENT',
    fallback: 'sandbox',
    values: 'sandbox, production',
    meaning: 'Which of the two worlds of Paddle the keys belong to; keys of the other one stop the start.',
  },
  PADDLE_API_KEY: {
    name: 'PADDLE_API_KEY',
    fallback: null,
    values: 'pdl_sdbx_apikey_…, pdl_live_apikey_…',
    meaning:
      'Key of the API, for cancelling and changing plans, and for giving back what was bought twice: it reads subscriptions, transactions and events, and writes subscriptions and adjustments. Needed with PAYMENT=paddle.',
  },
  PADDLE_CLIENT_TOKEN: {
    name: 'PADDLE_CLIENT_TOKEN',
    fallback: null,
    values: 'test_…, live_…',
    meaning: 'Token with which browsers open the checkout. Needed with PAYMENT=paddle.',
  },
  PADDLE_WEBHOOK_SECRET: {
    name: 'PADDLE_WEBHOOK_SECRET',
    fallback: null,
    values: 'pdl_ntfset_…',
    meaning:
      'Secret of the notification destination (its address: PUBLIC_URL and /api/webhooks/paddle); two, with a comma, while it is being changed. Needed with PAYMENT=paddle.',
  },
  PADDLE_PRICES: {
    name: 'PADDLE_PRICES',
    fallback: null,
    values: '{"PRO":{"month":"pri_…","year":"pri_…"}, …}',
    meaning:
      'Price ids by plan and interval, as JSON; a plan without one is shown as coming soon. Needed with PAYMENT=paddle.',
  },
  PADDLE_API_URL: {
    name: 'PADDLE_API_URL',
    fallback: null,
    values: 'address',
    meaning: 'Another address of the API, for tests. Default: the one of the environment.',
  },
} as const satisfies Record<string, Setting>;
