import { createPriceList, sandboxPrices } from '#domain/billing/price-list.ts';
import { createPaddle } from './adapters/payments/paddle.ts';
import { signAsPaddle } from './adapters/payments/paddle-signature.ts';
import { createSandboxPaddle } from './adapters/payments/sandbox/sandbox-paddle.ts';
import { systemClock } from './adapters/system/system-clock.ts';
import type { PaymentConfig } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import { sandboxKeyHeader } from './http/sandbox-door.ts';
import type { Payments } from './ports/payments.ts';
import type { SandboxObjectStore } from './ports/sandbox-objects.ts';
import type { SandboxPayments } from './ports/sandbox-payments.ts';
import { sandboxPaddleBase } from './routes/sandbox.ts';

interface PaymentParts {
  readonly payments: Payments | null;
  readonly sandboxPayments: SandboxPayments | null;
}

/** Who takes the money. The stand-in speaks HTTP to us and we to it, as the real one would. */
export function paymentsOfConfig(
  config: PaymentConfig,
  {
    secrets,
    objects,
    ownUrl,
  }: { readonly secrets: Secrets; readonly objects: SandboxObjectStore; readonly ownUrl: string },
): PaymentParts {
  if (config.kind === 'off') return { payments: null, sandboxPayments: null };
  if (config.kind === 'paddle') {
    const { environment, clientToken } = config;
    const client = { provider: 'paddle', environment, clientToken } as const;
    return { payments: createPaddle({ ...config, client }), sandboxPayments: null };
  }
  const prices = sandboxPrices();
  // What this server asks of itself is not to be refused because a script on this machine called it often.
  const ownKey = { [sandboxKeyHeader]: secrets.sandboxKey };
  return {
    payments: createPaddle({
      apiUrl: ownUrl + sandboxPaddleBase,
      apiKey: secrets.sandboxApiKey,
      headers: ownKey,
      webhookSecrets: [secrets.sandboxWebhook],
      prices,
      client: { provider: 'sandbox', environment: 'sandbox', clientToken: null },
    }),
    sandboxPayments: createSandboxPaddle({
      objects,
      prices: createPriceList(prices),
      apiKey: secrets.sandboxApiKey,
      now: systemClock.now,
      deliver: (body) => deliver(ownUrl, body, { ...signed(body, secrets.sandboxWebhook), ...ownKey }),
    }),
  };
}

function signed(body: string, secret: string): Record<string, string> {
  return { 'paddle-signature': signAsPaddle(body, secret, systemClock.now()) };
}

async function deliver(ownUrl: string, body: string, proof: Record<string, string>): Promise<boolean> {
  const headers = { 'content-type': 'application/json', ...proof };
  const response = await fetch(`${ownUrl}/api/webhooks/paddle`, { method: 'POST', headers, body }).catch(
    () => null,
  );
  return response?.ok ?? false;
}
