import { describe, expect, it } from 'vitest';
import { type CheckoutStatus, type CheckoutStep, followCheckout } from './checkout-status.ts';

function stepsOf(...statuses: readonly CheckoutStatus[]): CheckoutStep[] {
  const heard: CheckoutStep[] = [];
  const tell = followCheckout((step) => heard.push(step));
  for (const status of statuses) tell(status);
  return heard;
}

describe('followCheckout', () => {
  it('tells a purchase once, however often it is said', () => {
    expect(stepsOf('draft', 'ready', 'billed', 'paid', 'completed', 'closed')).toEqual(['bought']);
  });

  it('is quiet about a window that opens, and says that it was closed', () => {
    expect(stepsOf('draft', 'ready', 'closed')).toEqual(['closed']);
  });

  it.each(['canceled', 'past_due'] as const)('says that %s is not paid; the next try may be', (status) => {
    expect(stepsOf('ready', status, 'ready', 'completed')).toEqual(['not-paid', 'going-on', 'bought']);
  });

  it('says that the window broke', () => {
    expect(stepsOf('failed', 'failed', 'closed')).toEqual(['failed', 'closed']);
  });
});
