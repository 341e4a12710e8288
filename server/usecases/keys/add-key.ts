import type { OutputOf } from '#contract/types.ts';
import { keyLimits, keysOfPlan } from '#domain/keys/key-limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../caller.ts';
import { managedTeam } from '../teams/managed-team.ts';
import { teamStanding } from '../teams/team-standing.ts';
import { addKeyAt, keepKeys } from './keep-keys.ts';
import type { KeyDeps } from './list-keys.ts';

/** One more key, where the plan does not say how many there are. */
export async function addKey(
  deps: KeyDeps,
  caller: Caller,
  teamId: string,
): Promise<Result<OutputOf<'addApiKey'>>> {
  return deps.database.inTransaction(async (stores) => {
    // Locked, so that two additions at once do not go for the same position.
    const managed = await managedTeam(stores, caller, teamId, { find: stores.teams.lock });
    if (!managed.ok) return managed;
    const { standing } = await teamStanding(deps, stores, teamId);
    if (keysOfPlan(standing, deps.clock.now()) !== 'unlimited')
      return fail('conflict', "The number of keys comes with the team's plan. A larger plan has more.");
    const keys = await keepKeys({ ...deps, stores }, { id: teamId, standing });
    const position = keys.length + 1;
    if (position > keyLimits.unlimited.most)
      return fail('conflict', `A team can have ${keyLimits.unlimited.most} keys. Please change one instead.`);
    await addKeyAt({ ...deps, stores }, teamId, position, caller.account.id);
    return ok({ position });
  });
}
