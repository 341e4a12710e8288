import { randomUUID } from 'node:crypto';
import type { OutputOf } from '#contract/types.ts';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { IdentityAccounts } from '../../ports/identity-accounts.ts';
import type { Database, Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { type AskDeps, leaveKeys } from '../keys/ask-to-rotate.ts';
import { deletedAccountKey } from './keyed-hash.ts';
import { personOf } from './person-of.ts';
import { proveOwner } from './prove-owner.ts';

export interface DeleteAccountDeps extends Pick<AskDeps, 'clock' | 'settings'> {
  readonly database: Database;
  readonly accounts: IdentityAccounts | null;
  readonly auditSecret: string;
}

/**
 * Deletes the caller's account with everything about it. What invoices need stays under a pseudonym, and the log keeps its ids.
 * An empty team of theirs goes with it; a team with others in it is handed over first, and a subscription that would go on
 * charging is cancelled first.
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  caller: Caller,
  confirmed: { readonly email: string; readonly password: string },
): Promise<Result<OutputOf<'deleteAccount'>>> {
  const { database, accounts, auditSecret, clock } = deps;
  const { account } = caller;
  if (normaliseEmail(confirmed.email) !== normaliseEmail(account.email))
    return fail('conflict', 'This is not the address of your account. Please type it as it is shown.');
  const proven = await proveOwner({ ...deps, stores: database }, caller, confirmed.password);
  if (!proven.ok) return proven;
  const now = clock.now();
  return database.inTransaction(async (stores) => {
    const free = await isFree(stores, account.id);
    if (!free.ok) return free;
    for (const team of free.value) await note(stores, 'team.dissolved', account.id, team.id, now);
    await leaveKeys({ ...deps, stores }, account.id);
    await stores.accountData.remove(personOf(accounts, account), {
      pseudonym: randomUUID(),
      key: deletedAccountKey(auditSecret, account),
      now,
    });
    await note(stores, 'account.deleted', account.id, account.id, now);
    return ok({ message: 'Your account and everything about it are deleted.' });
  });
}

/** The teams that go with the account: those that nobody else is in. */
async function isFree(
  { teams, billing }: Pick<Stores, 'teams' | 'billing'>,
  userId: string,
): Promise<Result<readonly { readonly id: string }[]>> {
  const owned = await teams.lockOwnedBy(userId);
  for (const { id, name } of owned) {
    const others = (await teams.members(id)).filter((member) => member.id !== userId).length;
    if (others > 0) return ownsTeam(name, others);
  }
  const paid = await billing.subscriptionsOf(userId);
  if (paid.some(({ status, cancelsAt }) => status !== 'canceled' && cancelsAt === null)) return stillPays();
  return ok(owned);
}

function ownsTeam(name: string, others: number): Result<never> {
  const who = others === 1 ? 'one other member' : `${others} other members`;
  return fail(
    'conflict',
    `You own the team ${name}, with ${who}. Please make somebody else its owner in the Team Dashboard, or remove the members, and come back.`,
  );
}

function stillPays(): Result<never> {
  return fail(
    'conflict',
    'You have a subscription that would go on charging. Please cancel it first: in your account settings, with "Cancel subscription".',
  );
}

function note(
  { audit }: Pick<Stores, 'audit'>,
  action: 'account.deleted' | 'team.dissolved',
  actorId: string,
  target: string,
  at: Date,
): Promise<void> {
  return audit.add({ at, action, actorId, target, before: '', after: '' });
}
