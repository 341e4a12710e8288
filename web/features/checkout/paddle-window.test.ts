import type { initializePaddle, Paddle, PaddleEventData } from '@paddle/paddle-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testPlanRows } from '#testing/plan-rows.ts';
import { createPaddleWindow, NotInitialized } from './paddle-window.ts';
import type { Order, PaymentSettings } from './payment-window.ts';

const settings: PaymentSettings = { provider: 'paddle', environment: 'sandbox', clientToken: 'test_1' };
const [plan] = testPlanRows();
if (plan === undefined) throw new Error('The catalogue is empty.');
const order: Order = {
  plan,
  priceId: 'pri_1',
  customData: { userId: 'u1', planKey: 'PRO', idToken: 'signed' },
  email: 'ada@example.org',
};

const open = vi.fn();
// As much of Paddle.js as a checkout touches.
const paddle = { Initialized: true, Checkout: { open } } as unknown as Paddle;
const initialize = vi.fn<typeof initializePaddle>();
const load = async (): Promise<typeof initializePaddle> => initialize;
const say = (event: unknown): void =>
  initialize.mock.calls[0]?.[0]?.eventCallback?.(event as PaddleEventData);

beforeEach(() => {
  vi.resetAllMocks();
  initialize.mockResolvedValue(paddle);
});

describe('the window of Paddle', () => {
  it('opens the overlay with the price, the reference and the address, and initializes once', async () => {
    const windowOf = createPaddleWindow(load);
    await windowOf(settings).open(order, vi.fn());
    await windowOf(settings).open(order, vi.fn());
    expect(initialize).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ token: 'test_1', environment: 'sandbox' }),
    );
    expect(open).toHaveBeenCalledTimes(2);
    expect(open).toHaveBeenLastCalledWith({
      items: [{ priceId: 'pri_1', quantity: 1 }],
      customData: order.customData,
      customer: { email: 'ada@example.org' },
      settings: { displayMode: 'overlay' },
    });
  });

  it('opens a transaction that was begun: another card', async () => {
    const status = vi.fn();
    await createPaddleWindow(load)(settings).resume('txn_1', status);
    expect(open).toHaveBeenCalledExactlyOnceWith({
      transactionId: 'txn_1',
      settings: { displayMode: 'overlay' },
    });
    say({ name: 'checkout.completed', data: { status: 'completed' } });
    expect(status).toHaveBeenCalledWith('completed');
  });

  it('tells the checkout that is open, in words of its own', async () => {
    const windowOf = createPaddleWindow(load);
    const [first, second] = [vi.fn(), vi.fn()];
    await windowOf(settings).open(order, first);
    say({ name: 'checkout.loaded', data: { status: 'draft' } });
    say({ name: 'checkout.payment.failed', data: { status: 'past_due' } });
    say({ name: 'checkout.updated', data: { status: 'a word of tomorrow' } });
    say({ type: 'checkout.error' });
    say({ name: 'checkout.closed', data: { status: 'ready' } });
    expect(first.mock.calls.flat()).toEqual(['draft', 'failed', 'closed']);
    await windowOf(settings).open(order, second);
    say({ name: 'checkout.completed', data: { status: 'completed' } });
    say({ name: 'checkout.updated', data: { status: 'past_due' } });
    expect(second.mock.calls.flat()).toEqual(['completed', 'past_due']);
    expect(first).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['is not there', () => initialize.mockRejectedValueOnce(new Error('blocked'))],
    ['is not let in', () => initialize.mockResolvedValueOnce(undefined)],
    [
      'does not take the token',
      () => initialize.mockResolvedValueOnce({ ...paddle, Initialized: false } as Paddle),
    ],
  ])('says that the script %s, and tries again the next time', async (_what, goWrong) => {
    goWrong();
    const windowOf = createPaddleWindow(load);
    await expect(windowOf(settings).open(order, vi.fn())).rejects.toThrow(NotInitialized);
    await windowOf(settings).open(order, vi.fn());
    expect(open).toHaveBeenCalledOnce();
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    initialize.mockReturnValue(new Promise(() => undefined));
    const opening = createPaddleWindow(load)(settings).open(order, vi.fn());
    const refused = expect(opening).rejects.toThrow(NotInitialized);
    await vi.runAllTimersAsync();
    await refused;
    vi.useRealTimers();
  });
});
