import type { InitializePaddleOptions, Paddle, PaddleEventData } from '@paddle/paddle-js';
import { type CheckoutStatus, checkoutStatuses } from './checkout-status.ts';
import type { PaymentSettings, PaymentWindow } from './payment-window.ts';

/** The provider's script is not there, or does not take our settings. */
export class NotInitialized extends Error {
  override readonly name = 'NotInitialized';
}

/** Milliseconds until the script counts as not there: the loader itself waits for ever. */
const patience = 15_000;

type Initialize = (options: InitializePaddleOptions) => Promise<Paddle | undefined>;

/** Paddle's own overlay. Its script is loaded with the first checkout, and initialized once, as it demands. */
export function createPaddleWindow(
  load: () => Promise<Initialize> = async () => (await import('@paddle/paddle-js')).initializePaddle,
): (settings: PaymentSettings) => PaymentWindow {
  let tell: (status: CheckoutStatus) => void = () => undefined;
  let ready: Promise<Paddle> | null = null;

  async function initialize({ environment, clientToken }: PaymentSettings): Promise<Paddle> {
    try {
      const initializePaddle = await load();
      const loaded = initializePaddle({
        environment,
        token: clientToken ?? '',
        eventCallback: (event) => {
          const status = statusOf(event);
          if (status !== null) tell(status);
        },
      });
      const paddle = await Promise.race([loaded, giveUp()]);
      // A token that it does not take is only warned of in the console.
      if (paddle?.Initialized !== true) throw new Error('Paddle.js did not start');
      return paddle;
    } catch (cause) {
      ready = null;
      throw new NotInitialized('Paddle failed to initialize', { cause });
    }
  }

  async function start(settings: PaymentSettings, onStatus: (status: CheckoutStatus) => void) {
    ready ??= initialize(settings);
    const paddle = await ready;
    tell = onStatus;
    return paddle;
  }

  return (settings) => ({
    async open({ priceId, customData, email }, onStatus) {
      const paddle = await start(settings, onStatus);
      paddle.Checkout.open({
        items: [{ priceId, quantity: 1 }],
        customData,
        customer: { email },
        settings: { displayMode: 'overlay' },
      });
    },
    async resume(transactionId, onStatus) {
      const paddle = await start(settings, onStatus);
      paddle.Checkout.open({ transactionId, settings: { displayMode: 'overlay' } });
    },
  });
}

function giveUp(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patience));
}

/** Null for what the overlay deals with itself: a card that is declined may be followed by one that works. */
function statusOf({ name, type, data }: PaddleEventData): CheckoutStatus | null {
  const event = name ?? type ?? '';
  if (event === 'checkout.payment.failed') return null;
  return byEvent[event] ?? checkoutStatuses.find((status) => status === data?.status) ?? null;
}

const byEvent: Readonly<Record<string, CheckoutStatus>> = {
  'checkout.completed': 'completed',
  'checkout.closed': 'closed',
  'checkout.error': 'failed',
  'checkout.failed': 'failed',
};
