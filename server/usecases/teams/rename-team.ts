import { ok, type Result } from '#domain/result.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { managedTeam } from './managed-team.ts';

/** Gives a team another name, for its owner or an admin. */
export async function renameTeam(
  { stores }: { readonly stores: Pick<Stores, 'teams'> },
  caller: Caller,
  { teamId, name }: { readonly teamId: string; readonly name: string },
): Promise<Result<{ readonly name: string }>> {
  const managed = await managedTeam(stores, caller, teamId);
  if (!managed.ok) return managed;
  await stores.teams.rename(teamId, name);
  return ok({ name });
}
