import type { OutputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { SandboxPayments } from '../../ports/sandbox-payments.ts';
import type { Caller } from '../caller.ts';
import { type ChangeDeps, findManaged } from './managed-subscription.ts';

/**
 * Opens the provider's window for another card: for who pays, and nobody else, since it is their card. What is owed is charged to
 * the new one at once.
 */
export async function beginCardChange(
  deps: ChangeDeps,
  caller: Caller,
  subscriptionId: string,
): Promise<Result<OutputOf<'changeCard'>>> {
  // An admin has no card of somebody else.
  const managed = await findManaged(deps, { ...caller, role: 'user' }, subscriptionId);
  if (!managed.ok) return managed;
  const { known, payments } = managed.value;
  if (known.userId !== caller.account.id)
    return fail('conflict', 'Somebody else pays for this plan, so only they can change the card.');
  if (known.status === 'canceled')
    return fail('conflict', 'The subscription has ended: there is no card to change.');
  const begun = await payments.cardChange(subscriptionId);
  if (!begun.ok) return begun;
  return ok({ transactionId: begun.value.transactionId, chargesNow: known.status === 'past_due' });
}

/** The stand-in of that window: a card of the sandbox, for a subscription that the caller pays. */
export async function changeSandboxCard(
  {
    sandboxPayments,
    database,
  }: { readonly sandboxPayments: SandboxPayments | null } & Pick<ChangeDeps, 'database'>,
  caller: Caller,
  { transactionId, card }: { readonly transactionId: string; readonly card: string },
): Promise<Result<OutputOf<'sandboxChangeCard'>>> {
  const none = fail('not_found', 'There is no such change of a card.');
  const id = (await sandboxPayments?.subscriptionOfCardChange(transactionId)) ?? null;
  const known = id === null ? null : await database.billing.find(id);
  if (sandboxPayments === null || known?.userId !== caller.account.id) return none;
  const changed = await sandboxPayments.changeCard(transactionId, card);
  if (changed === null) return none;
  const message = changed.status === 'declined' ? changed.message : null;
  return ok({ status: changed.status, transactionId, message });
}
