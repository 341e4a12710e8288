import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import { tidyDefaults } from '#domain/teams/team-defaults.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { managedTeam } from './managed-team.ts';

/** Says what members of a team begin with. */
export async function saveTeamDefaults(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
  { teamId, ...sent }: { readonly teamId: string } & ParsedInputOf<'saveTeamDefaults'>['body'],
): Promise<Result<OutputOf<'saveTeamDefaults'>>> {
  const managed = await managedTeam(database, caller, teamId);
  if (!managed.ok) return managed;
  const defaults = tidyDefaults(sent);
  await database.teamDefaults.save(teamId, defaults, clock.now());
  return ok(defaults);
}
