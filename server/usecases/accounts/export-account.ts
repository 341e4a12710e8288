import type { OutputOf } from '#contract/types.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import type { SessionDeps } from './list-sessions.ts';
import { personOf } from './person-of.ts';

/** Everything that is stored about the caller, as it is stored; what opens doors is named and left out. */
export async function exportAccount(
  { accounts, clock }: Pick<SessionDeps, 'accounts' | 'clock'>,
  { accountData, audit }: Pick<Stores, 'accountData' | 'audit'>,
  { account }: Caller,
): Promise<OutputOf<'exportAccount'>> {
  const { rows, withheld } = await accountData.collect(personOf(accounts, account));
  await audit.add({
    at: clock.now(),
    action: 'account.exported',
    actorId: account.id,
    target: account.id,
    before: '',
    after: '',
  });
  return {
    exportedAt: clock.now().toISOString(),
    account: { id: account.id, email: account.email },
    data: rows,
    withheld,
  };
}
