import type { ChangePreview } from '../../ports/payments.ts';

/** What Paddle says a change would charge (`update_summary`, then the next transaction); null where an answer is no preview. */
export function changePreview(data: unknown): ChangePreview | null {
  const currency = at(data, 'currency_code');
  const summary = at(data, 'update_summary', 'result');
  const amount = amountAt(summary, 'amount');
  if (typeof currency !== 'string' || amount === null) return null;
  const isCredit = at(summary, 'action') === 'credit';
  const next = at(data, 'next_billed_at');
  const nextChargeAt = typeof next === 'string' ? new Date(next) : null;
  return {
    currency,
    chargedNow: isCredit ? 0 : amount,
    credited: isCredit ? amount : 0,
    nextChargeAt: nextChargeAt === null || Number.isNaN(nextChargeAt.getTime()) ? null : nextChargeAt,
    nextCharge:
      amountAt(data, 'next_transaction', 'details', 'totals', 'grand_total') ??
      amountAt(data, 'recurring_transaction_details', 'totals', 'grand_total'),
  };
}

/** Amounts are texts of digits in the smallest unit of the currency. */
function amountAt(value: unknown, ...path: readonly string[]): number | null {
  const amount = at(value, ...path);
  return typeof amount === 'string' && /^\d{1,15}$/.test(amount) ? Number(amount) : null;
}

function at(value: unknown, ...path: readonly string[]): unknown {
  let now = value;
  for (const key of path) {
    if (typeof now !== 'object' || now === null || !Object.hasOwn(now, key)) return undefined;
    now = Reflect.get(now, key);
  }
  return now;
}
