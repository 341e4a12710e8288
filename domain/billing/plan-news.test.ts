import { describe, expect, it } from 'vitest';
import { planNews } from './plan-news.ts';
import type { Subscription } from './subscription.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-21T12:00:00Z');
const paid: Subscription = {
  id: 'sub_1',
  userId: 'u',
  teamId: null,
  priceId: 'pri_1',
  status: 'active',
  periodEndsAt: later,
  cancelsAt: null,
  canceledAt: null,
  paidUntil: later,
};
const unpaid = { ...paid, paidUntil: null };

describe('news of a plan', () => {
  it.each([
    ['it is paid at once', null, paid, 'plan-started'],
    ['it is paid after it is known', unpaid, paid, 'plan-started'],
    ['its buyer is known after it is paid', { ...paid, userId: null }, paid, 'plan-started'],
    ['it is another plan now', paid, { ...paid, priceId: 'pri_2' }, 'plan-started'],
    ['it is known and not paid', null, unpaid, null],
    ['it is renewed', paid, { ...paid, paidUntil: new Date('2027-01-21T12:00:00Z') }, null],
    ['nothing changed', paid, paid, null],
    ['a payment failed', paid, { ...paid, status: 'past_due' }, 'payment-failed'],
    ['a payment failed, told again', { ...paid, status: 'past_due' }, { ...paid, status: 'past_due' }, null],
    ['its end is set', paid, { ...paid, cancelsAt: later }, 'plan-cancelled'],
    [
      'it ended as was said',
      { ...paid, cancelsAt: now },
      { ...paid, status: 'canceled', canceledAt: now },
      null,
    ],
    ['it ended at once', paid, { ...paid, status: 'canceled', canceledAt: now }, 'plan-cancelled'],
    ['it goes on after all', { ...paid, cancelsAt: later }, paid, null],
    ['it was over when we first heard of it', null, { ...paid, canceledAt: now }, null],
  ] as const)('%s', (_what, before, after, news) => {
    expect(planNews(before, after, now)).toBe(news);
  });
});
