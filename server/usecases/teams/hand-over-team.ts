import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { isId, managedTeam } from './managed-team.ts';

/** Makes a member the owner; the former owner stays as a member. Who pays is not changed by it. */
export async function handOverTeam(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<Result<{ readonly ownerId: string }>> {
  return database.inTransaction(async (stores) => {
    const managed = await managedTeam(stores, caller, teamId, { find: stores.teams.lock });
    if (!managed.ok) return managed;
    const theirs = isId(memberId) ? await stores.teams.ofMember(memberId) : null;
    if (theirs?.id !== teamId) return fail('not_found', 'There is no such member in this team.');
    await stores.teams.makeOwner(teamId, memberId);
    // Knows the keys made up to now: whoever owns the team then is asked to rotate them when they leave.
    const former = { mayUseKeys: false, knownAt: clock.now() };
    await stores.teams.setKeyRight(teamId, managed.value.ownerId, former);
    await stores.audit.add({
      at: clock.now(),
      action: 'team.handed-over',
      actorId: caller.account.id,
      target: teamId,
      before: managed.value.ownerId,
      after: memberId,
    });
    return ok({ ownerId: memberId });
  });
}
