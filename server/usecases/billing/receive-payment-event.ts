import { ok, type Result } from '#domain/result.ts';
import { type ApplyDeps, applyEvent } from './apply-event.ts';
import { noPayments } from './no-payments.ts';

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
  return ok({ received: true });
}
