import { createPriceList, sandboxPrices } from '#domain/billing/price-list.ts';
import { createPaddle } from '#server/adapters/payments/paddle.ts';
import { signAsPaddle } from '#server/adapters/payments/paddle-signature.ts';
import type { DeliveryMode } from '#server/adapters/payments/sandbox/event-log.ts';
import { createSandboxPaddle } from '#server/adapters/payments/sandbox/sandbox-paddle.ts';
import { sandboxPaddleBase } from '#server/routes/sandbox.ts';
import type { DatabaseKind } from './databases.ts';
import { type MakeAppOptions, makeApp, type TestApp } from './make-app.ts';

export const testApiKey = 'pdl_sdbx_apikey_test';
export const testWebhookSecret = 'pdl_ntfset_test';

export interface PaidApp {
  readonly test: TestApp;
  readonly url: string;
  /** Every event that was sent, as it was sent. */
  readonly sent: string[];
  /** How events are delivered from now on. */
  deliverAs(mode: DeliveryMode): void;
  /** Sends an event, signed; answers the status. */
  send(body: string, signature?: string): Promise<number>;
}

interface PaidAppOptions
  extends Pick<MakeAppOptions, 'pool' | 'open' | 'settings' | 'metadata' | 'writer' | 'outbox'> {
  readonly apiUrl?: string;
}

/** The app with the stand-in of the payment provider, both listening, so that every call goes over HTTP as in production. */
export async function makePaidApp(
  database: DatabaseKind = 'pglite',
  { apiUrl, pool, open, settings = {}, metadata, writer, outbox }: PaidAppOptions = {},
): Promise<PaidApp> {
  // Known once the app listens.
  let url = '';
  const sent: string[] = [];
  let mode: DeliveryMode = 'in-order';
  const send = async (test: TestApp, body: string, signature?: string): Promise<number> => {
    const signed = signature ?? signAsPaddle(body, testWebhookSecret, test.clock.now());
    const headers = { 'content-type': 'application/json', 'paddle-signature': signed };
    return (await fetch(`${url}/api/webhooks/paddle`, { method: 'POST', headers, body })).status;
  };
  const test: TestApp = await makeApp({
    database,
    ...(pool === undefined ? {} : { pool }),
    ...(open === undefined ? {} : { open }),
    settings,
    ...(metadata === undefined ? {} : { metadata }),
    ...(writer === undefined ? {} : { writer }),
    ...(outbox === undefined ? {} : { outbox }),
    billing: (stores, clock) => ({
      payments: createPaddle({
        get apiUrl() {
          return apiUrl ?? url + sandboxPaddleBase;
        },
        apiKey: testApiKey,
        webhookSecrets: [testWebhookSecret],
        prices: sandboxPrices(),
        client: { provider: 'sandbox', environment: 'sandbox', clientToken: null },
      }),
      sandboxPayments: createSandboxPaddle({
        objects: stores.sandboxObjects,
        prices: createPriceList(sandboxPrices()),
        apiKey: testApiKey,
        now: () => clock.now(),
        mode: () => mode,
        deliver: async (body) => {
          sent.push(body);
          return (await send(test, body)) === 200;
        },
      }),
    }),
  });
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    test,
    url,
    sent,
    deliverAs: (next) => {
      mode = next;
    },
    send: (body, signature) => send(test, body, signature),
  };
}
