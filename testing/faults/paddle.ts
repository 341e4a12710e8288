import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPriceList, sandboxPrices } from '#domain/billing/price-list.ts';
import { signAsPaddle } from '#server/adapters/payments/paddle-signature.ts';
import { createSandboxPaddle } from '#server/adapters/payments/sandbox/sandbox-paddle.ts';
import type { SandboxPayments } from '#server/ports/sandbox-payments.ts';
import { memoryObjects } from '../memory-stores.ts';
import { at, type Person, send } from './person.ts';
import type { Scene } from './scene.ts';

const apiKey = 'pdl_sdbx_apikey_of_the_fault_suite';
const secret = 'pdl_ntfset_of_the_fault_suite';
/** Prices of the stand-in by plan and interval, as configuration takes them. */
const prices = Object.fromEntries(
  [...new Set(sandboxPrices().map(({ plan }) => plan))].map((plan) => [
    plan,
    Object.fromEntries(
      sandboxPrices()
        .filter((price) => price.plan === plan)
        .map(({ interval, id }) => [interval, id]),
    ),
  ]),
);

/** The payment provider's stand-in outside the server, so that either can be away while the other is there. */
export interface PaddleStandIn {
  readonly url: string;
  /** Where its API answers with an error from now on. */
  away: boolean;
  /** Where its events go as they happen; null: nowhere. */
  listener: string | null;
  /** Buys the plan Pro for somebody. */
  buy(person: Person, url: string): Promise<void>;
  /** Every event so far, as it was or would have been sent. */
  sent(): string[];
  /** Sends an event, signed; answers the status, or null where nobody answered. */
  deliver(url: string, event: string, at?: Date): Promise<number | null>;
}

export function paddleEnv({ url }: PaddleStandIn): Readonly<Record<string, string>> {
  return {
    PAYMENT: 'paddle',
    PADDLE_API_URL: url,
    PADDLE_API_KEY: apiKey,
    PADDLE_CLIENT_TOKEN: 'test_of_the_fault_suite',
    PADDLE_WEBHOOK_SECRET: secret,
    PADDLE_PRICES: JSON.stringify(prices),
  };
}

export async function startPaddle(scene: Scene): Promise<PaddleStandIn> {
  const events: string[] = [];
  const deliver: PaddleStandIn['deliver'] = async (url, event, now = new Date()) => {
    const headers = {
      'content-type': 'application/json',
      'paddle-signature': signAsPaddle(event, secret, now),
    };
    return (await send(`${url}/api/webhooks/paddle`, 'POST', { body: event, headers }))?.status ?? null;
  };
  const payments = createSandboxPaddle({
    objects: memoryObjects(),
    prices: createPriceList(sandboxPrices()),
    apiKey,
    now: () => new Date(),
    deliver: async (event) => {
      events.push(event);
      return standIn.listener !== null && (await deliver(standIn.listener, event)) === 200;
    },
  });
  const standIn: PaddleStandIn = {
    url: await serve(scene, payments, () => standIn.away),
    away: false,
    listener: null,
    deliver,
    sent: () => [...events],
    async buy(person, url) {
      const priceId = 'pri_sandbox_pro_month';
      const opened = await person.send(url, 'POST', '/api/subscription/checkout', { body: { priceId } });
      const customData = at(opened?.body, 'customData') as Readonly<Record<string, string>>;
      scene.check(opened?.status === 200, `no checkout: ${opened?.text}`);
      await payments.checkout({ priceId, customData, card: '4242424242424242', email: 'ada@example.org' });
    },
  };
  return standIn;
}

async function serve(scene: Scene, payments: SandboxPayments, isAway: () => boolean): Promise<string> {
  const server = createServer(async (request, response) => {
    if (isAway()) {
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Down for maintenance</h1>');
      return;
    }
    const url = new URL(request.url ?? '/', 'http://here');
    let text = '';
    for await (const chunk of request) text += chunk;
    const reply = await payments.rest({
      method: request.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      authorization: request.headers.authorization ?? null,
      body: text === '' ? undefined : JSON.parse(text),
    });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  scene.afterwards(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
