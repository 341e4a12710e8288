import type { SandboxReply } from '../../../ports/sandbox-payments.ts';
import { answer, field, keepPayment, loadPayment, newId, type Parts, refusal } from './parts.ts';

/** All of a payment goes back, approved at once. */
export async function refund(parts: Parts, body: unknown): Promise<SandboxReply> {
  const transactionId = field(body, 'transaction_id');
  const payment = typeof transactionId === 'string' ? await loadPayment(parts, transactionId) : null;
  if (payment === null) return refusal(404, 'entity_not_found', 'There is no such transaction.');
  if (field(body, 'action') !== 'refund' || field(body, 'type') !== 'full')
    return refusal(400, 'bad_request', 'The sandbox gives whole payments back, and nothing else.');
  if (payment.refunded)
    return refusal(400, 'adjustment_amount_above_remaining_allowed', 'The payment was given back already.');
  await keepPayment(parts, { ...payment, refunded: true });
  const at = parts.now().toISOString();
  const sums = { subtotal: String(payment.total), tax: '0', total: String(payment.total), fee: '0' };
  const adjustment = {
    id: newId('adj'),
    action: 'refund',
    type: 'full',
    transaction_id: payment.id,
    subscription_id: payment.subscriptionId,
    customer_id: null,
    reason: field(body, 'reason') ?? '',
    credit_applied_to_balance: false,
    currency_code: 'USD',
    status: 'approved',
    items: [],
    totals: { ...sums, earnings: '0', currency_code: 'USD' },
    payout_totals: null,
    created_at: at,
    updated_at: at,
  };
  await parts.log.publish([['adjustment.created', adjustment]]);
  return { ...answer(adjustment), status: 201 };
}
