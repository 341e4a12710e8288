import type { User } from '#contract/types.ts';

/** A subscription as the server tells it: Pro by the month, paid, of one's own. */
export function testHeld(change: Partial<User['subscriptions'][number]> = {}): User['subscriptions'][number] {
  return {
    paddleSubscriptionId: 'sub_1',
    plan: 'PRO',
    interval: 'month',
    subscriptionStatus: 'active',
    use: 'own',
    isPayer: true,
    isOpen: true,
    paidUntil: '2026-12-21T10:00:00.000Z',
    cancelsAt: null,
    chargesAt: '2026-12-21T10:00:00.000Z',
    isOwing: false,
    can: { cancel: true, resume: false, change: true, updateCard: true },
    ...change,
  };
}
