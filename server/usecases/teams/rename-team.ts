import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { managedTeam } from './managed-team.ts';

/** Gives a team another name, for its owner or an admin. */
export async function renameTeam(
  { stores, clock }: { readonly stores: Pick<Stores, 'teams' | 'audit'>; readonly clock: Clock },
  caller: Caller,
  { teamId, name }: { readonly teamId: string; readonly name: string },
): Promise<Result<{ readonly name: string }>> {
  const managed = await managedTeam(stores, caller, teamId);
  if (!managed.ok) return managed;
  await stores.teams.rename(teamId, name);
  // Without the names: people name teams after themselves.
  await stores.audit.add({
    at: clock.now(),
    action: 'team.renamed',
    actorId: caller.account.id,
    target: teamId,
    before: '',
    after: '',
  });
  return ok({ name });
}
