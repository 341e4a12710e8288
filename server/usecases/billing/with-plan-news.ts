import { fullName } from '#domain/accounts/profile.ts';
import { type PlanNews, planNews } from '#domain/billing/plan-news.ts';
import type { Subscription } from '#domain/billing/subscription.ts';
import type { MailContent } from '#domain/mail/mail.ts';
import { plans } from '#domain/plans/catalogue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments.ts';
import type { Stores } from '../../ports/stores.ts';

export interface PlanNewsDeps {
  readonly payments: Payments | null;
  readonly clock: Clock;
  readonly settings: { readonly publicUrl: string };
}

/**
 * Does some work on a subscription, and mails its buyer what is new of it: once, because the work is part of a transaction
 * and one subscription is worked on by one transaction at a time.
 */
export async function withPlanNews(
  deps: PlanNewsDeps,
  stores: Pick<Stores, 'billing' | 'users' | 'mail'>,
  subscriptionId: string,
  work: () => Promise<void>,
): Promise<void> {
  await stores.billing.lock(subscriptionId);
  const before = await stores.billing.find(subscriptionId);
  await work();
  const after = await stores.billing.find(subscriptionId);
  const news = after === null ? null : planNews(before, after, deps.clock.now());
  if (after === null || news === null) return;
  // What is given back has a mail of its own.
  if (!(await stores.billing.isSecondPurchase(subscriptionId))) await mailBuyer(deps, stores, after, news);
}

async function mailBuyer(
  { payments, clock, settings }: PlanNewsDeps,
  stores: Pick<Stores, 'users' | 'mail'>,
  subscription: Subscription,
  news: PlanNews,
): Promise<void> {
  const price = payments?.prices.find(subscription.priceId) ?? null;
  const buyer = subscription.userId === null ? null : await stores.users.find(subscription.userId);
  if (price === null || buyer === null) return;
  const { paidUntil, periodEndsAt, cancelsAt, canceledAt } = subscription;
  const end = canceledAt ?? cancelsAt ?? paidUntil ?? periodEndsAt;
  const data = {
    name: buyer.profile === null ? buyer.name : fullName(buyer.profile),
    planTitle: plans[price.plan].title,
    openUntil: end !== null && end > clock.now() ? end : null,
    link: `${settings.publicUrl}/${news === 'plan-cancelled' ? 'pricing' : 'account'}`,
  };
  const content: MailContent =
    news === 'plan-started'
      ? { template: news, data: { ...data, interval: price.interval } }
      : { template: news, data };
  await stores.mail.add({ to: buyer.email, content }, clock.now());
}
