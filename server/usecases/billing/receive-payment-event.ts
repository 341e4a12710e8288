import { ok, type Result } from '#domain/result.ts';
import { type ApplyDeps, applyEvent, subscriptionOf } from './apply-event.ts';
import { noPayments } from './no-payments.ts';
import { settleSecondPurchases } from './second-purchase.ts';

/** A notification of the payment provider: checked on its own bytes, taken once. Any order, any number of times. */
export async function receivePaymentEvent(
  deps: ApplyDeps,
  body: Uint8Array,
  signature: string | null,
): Promise<Result<{ readonly received: true }>> {
  if (deps.payments === null) return noPayments();
  const read = deps.payments.readWebhook(body, signature, deps.clock.now());
  if (!read.ok) return read;
  await applyEvent(deps, read.value);
  const about = subscriptionOf(read.value);
  if (about !== null) await settleSecondPurchases(deps, about);
  return ok({ received: true });
}
