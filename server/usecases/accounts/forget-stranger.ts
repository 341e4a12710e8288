import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/stores.ts';
import type { IssuedSubject } from '../../ports/users.ts';
import { revokeBeyond } from '../keys/keep-keys.ts';

interface ForgetDeps {
  readonly stores: Pick<Stores, 'users' | 'teams' | 'apiKeys' | 'invites' | 'audit'>;
  readonly clock: Clock;
}

/**
 * The owner of an address has come for the first time, and somebody else may have made the account before: their names go, and
 * with them what would let them in by another door, the keys and open invites of a team of this account. What was written stays:
 * more often than not it was the owner, who never opened the mail.
 */
export async function forgetStranger(deps: ForgetDeps, who: IssuedSubject): Promise<void> {
  const { users, teams, invites } = deps.stores;
  const account = await users.findBySubject(who);
  if (account === null) return;
  await users.forgetNames(account.id);
  const now = deps.clock.now();
  for (const { id: teamId } of await teams.lockOwnedBy(account.id)) {
    await revokeBeyond(deps, teamId, 0, 'made before the address was proved');
    for (const { id } of await invites.ofTeam(teamId)) await invites.revoke({ teamId, id }, now);
  }
}
