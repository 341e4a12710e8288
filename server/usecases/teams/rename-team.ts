import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { managedTeam } from './managed-team.ts';

/** Gives a team another name, for its owner or an admin. The log says that, and not the names: they may name people. */
export async function renameTeam(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
  { teamId, name }: { readonly teamId: string; readonly name: string },
): Promise<Result<{ readonly name: string }>> {
  return database.inTransaction(async (stores) => {
    const managed = await managedTeam(stores, caller, teamId);
    if (!managed.ok) return managed;
    await stores.teams.rename(teamId, name);
    await stores.audit.add({
      at: clock.now(),
      action: 'team.renamed',
      actorId: caller.account.id,
      target: teamId,
      before: '',
      after: '',
    });
    return ok({ name });
  });
}
