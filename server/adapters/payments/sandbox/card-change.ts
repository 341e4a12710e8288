import type { SandboxPurchase, SandboxReply } from '../../../ports/sandbox-payments.ts';
import { cardFate } from './cards.ts';
import { type SandboxSubscription, type SubscriptionEntity, transactionOf } from './entities.ts';
import { totalsOf } from './money.ts';
import { answer, keep, keepPayment, load, newId, type Parts, refusal } from './parts.ts';

/** A transaction in which another card is given: the one that is owed, or one of nothing. */
export async function beginCardChange(parts: Parts, found: SandboxSubscription): Promise<SandboxReply> {
  const { entity, owed = null } = found;
  if (entity.status === 'canceled')
    return refusal(400, 'subscription_is_canceled_action_invalid', 'The subscription has ended.');
  const id = owed?.transactionId ?? newId('txn');
  await parts.objects.put('card_change', id, JSON.stringify({ subscriptionId: entity.id }));
  return answer(
    transactionOf(entity, {
      id,
      status: owed === null ? 'ready' : 'past_due',
      at: parts.now().toISOString(),
      origin: owed === null ? 'subscription_payment_method_change' : 'subscription_recurring',
      subscriptionId: entity.id,
      period: owed?.period ?? null,
      totals: totalsOf(owed?.total ?? 0),
    }),
  );
}

/** Whose card a transaction changes; null where it changes none. */
export async function subscriptionOfCardChange(parts: Parts, transactionId: string): Promise<string | null> {
  const body = await parts.objects.get('card_change', transactionId);
  return body === null ? null : JSON.parse(body).subscriptionId;
}

/** Somebody filled in the window in which another card is given. Null where there is no such transaction. */
export async function changeCard(
  parts: Parts,
  transactionId: string,
  number: string,
): Promise<SandboxPurchase | null> {
  const id = await subscriptionOfCardChange(parts, transactionId);
  const found = id === null ? null : await load(parts, id);
  if (found === null || found.entity.status === 'canceled') return null;
  const card = cardFate(number);
  if (card === 'declined' || card === 'unknown') {
    const message = card === 'declined' ? 'Your card was declined.' : 'This is no card of the sandbox.';
    return { status: 'declined', transactionId, message };
  }
  const { owed = null } = found;
  // Paid in another window meanwhile: what is owed now is another transaction.
  if (owed === null) await keep(parts, { ...found, card });
  else await payOwed(parts, { ...found, card, owed });
  return { status: 'completed', transactionId, subscriptionId: found.entity.id };
}

async function payOwed(
  parts: Parts,
  found: SandboxSubscription & { readonly owed: NonNullable<SandboxSubscription['owed']> },
): Promise<void> {
  const { entity, owed } = found;
  const at = parts.now().toISOString();
  const active: SubscriptionEntity = { ...entity, status: 'active', updated_at: at };
  await keep(parts, { ...found, entity: active, owed: null });
  const { transactionId: id, total, period } = owed;
  await keepPayment(parts, { id, subscriptionId: entity.id, total, refunded: false });
  const transaction = (status: string) =>
    transactionOf(active, {
      id,
      status,
      at,
      origin: 'subscription_recurring',
      subscriptionId: entity.id,
      period,
      totals: totalsOf(total),
    });
  await parts.log.publish([
    ['transaction.paid', transaction('paid')],
    ['subscription.updated', active],
    ['transaction.completed', transaction('completed')],
  ]);
}
