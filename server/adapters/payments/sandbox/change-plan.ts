import type { Price } from '#domain/billing/price-list.ts';
import type { SandboxReply } from '../../../ports/sandbox-payments.ts';
import {
  itemOf,
  type Period,
  periodFrom,
  type SandboxSubscription,
  type SubscriptionEntity,
  transactionOf,
} from './entities.ts';
import { centsOf, type Prorated, priceIdOf, prorated, renewed, totalsOf } from './money.ts';
import { answer, field, keep, keepPayment, newId, type Parts, refusal } from './parts.ts';

/** Another plan or interval, charged at once; or a scheduled end that is taken back. */
export async function update(parts: Parts, found: SandboxSubscription, body: unknown): Promise<SandboxReply> {
  const { entity } = found;
  if (entity.status !== 'canceled' && field(body, 'scheduled_change') === null) return takeBack(parts, found);
  const wanted = wantedOf(parts, found, body);
  if ('status' in wanted) return wanted;
  const { price, changed, period, at } = wanted;
  // The same items again: nothing to bill.
  if (price.id === priceIdOf(entity)) return answer(entity);
  if (found.card === 'fails-on-renewal')
    return refusal(400, 'subscription_payment_declined', 'The card was declined.');
  const { due, credit, left } = prorated(found, price, parts.prices, new Date(at));
  const paid = { id: newId('txn'), subscriptionId: entity.id, total: due, refunded: false };
  await keep(parts, { ...found, credit: left, entity: changed });
  await keepPayment(parts, paid);
  const transaction = transactionOf(changed, {
    id: paid.id,
    status: 'completed',
    at,
    origin: 'subscription_update',
    subscriptionId: entity.id,
    period,
    totals: totalsOf(due, credit),
  });
  await parts.log.publish([
    ['subscription.updated', changed],
    ['transaction.completed', transaction],
  ]);
  return answer(changed);
}

/** What `update` would charge, without doing it. */
export function preview(parts: Parts, found: SandboxSubscription, body: unknown): SandboxReply {
  const wanted = wantedOf(parts, found, body);
  if ('status' in wanted) return wanted;
  const { price, changed, period, at } = wanted;
  const sums = prorated(found, price, parts.prices, new Date(at));
  return answer({
    ...changed,
    update_summary: summaryOf(sums),
    immediate_transaction: transactionPreview(period, totalsOf(sums.due, sums.credit)),
    next_transaction: transactionPreview(
      periodFrom(new Date(period.ends_at), price.interval),
      totalsOf(renewed(price, sums.left).total),
    ),
    recurring_transaction_details: detailsOf(totalsOf(centsOf(price))),
  });
}

function summaryOf({ charge, credit, due, left }: Prorated): object {
  const money = (amount: number) => ({ amount: String(amount), currency_code: 'USD' });
  const result =
    due === 0 && left > 0 ? { action: 'credit', ...money(left) } : { action: 'charge', ...money(due) };
  return { credit: money(credit), charge: money(charge), result };
}

function transactionPreview(period: Period, totals: object): object {
  return { billing_period: period, details: detailsOf(totals), adjustments: [] };
}

function detailsOf(totals: object): object {
  return { tax_rates_used: [], totals, line_items: [] };
}

interface Wanted {
  readonly price: Price;
  readonly changed: SubscriptionEntity;
  readonly period: Period;
  readonly at: string;
}

/** The subscription after a change, or why it cannot be. */
function wantedOf(parts: Parts, { entity }: SandboxSubscription, body: unknown): Wanted | SandboxReply {
  if (entity.status === 'canceled')
    return refusal(400, 'subscription_update_when_canceled', 'The subscription has ended.');
  if (entity.status === 'past_due')
    return refusal(400, 'subscription_update_when_past_due', 'The last payment failed.');
  if (entity.scheduled_change !== null)
    return refusal(400, 'subscription_locked_pending_changes', 'A change is pending.');
  const items = field(body, 'items');
  const priceId = Array.isArray(items) ? field(items[0], 'price_id') : undefined;
  const price = typeof priceId === 'string' ? parts.prices.find(priceId) : null;
  if (price === null) return refusal(400, 'bad_request', 'There is no such price.');
  const at = parts.now().toISOString();
  const period = periodFrom(new Date(at), price.interval);
  const changed = {
    ...entity,
    updated_at: at,
    items: [itemOf(price, at)],
    billing_cycle: { interval: price.interval, frequency: 1 as const },
    current_billing_period: period,
    next_billed_at: period.ends_at,
  };
  return { price, changed, period, at };
}

async function takeBack(parts: Parts, found: SandboxSubscription): Promise<SandboxReply> {
  const { entity } = found;
  const resumed: SubscriptionEntity = {
    ...entity,
    updated_at: parts.now().toISOString(),
    scheduled_change: null,
    next_billed_at: entity.current_billing_period?.ends_at ?? null,
  };
  await keep(parts, { ...found, entity: resumed });
  await parts.log.publish([['subscription.updated', resumed]]);
  return answer(resumed);
}
