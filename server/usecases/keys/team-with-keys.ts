import { type Failure, fail, ok, type Result } from '#domain/result.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Team } from '../../ports/teams.ts';
import type { Caller } from '../caller.ts';
import { managedTeam } from '../teams/managed-team.ts';

/** The team whose keys a caller may see and make: its owner, an admin, or a member whom the owner gave the right. */
export async function teamWithKeys(
  stores: Pick<Stores, 'teams'>,
  caller: Caller,
  teamId: string,
  ways: Parameters<typeof managedTeam>[3] = {},
): Promise<Result<Team>> {
  const managed = await managedTeam(stores, caller, teamId, ways);
  if (managed.ok || managed.failure.code !== 'forbidden') return managed;
  const right = await stores.teams.keyRight(teamId, caller.account.id);
  if (right?.mayUseKeys !== true) return { ok: false, failure: withoutRight };
  const team = await stores.teams.find(teamId);
  return team === null ? managed : ok(team);
}

const withoutRight: Failure = {
  code: 'forbidden',
  message: 'Only the team owner, and members whom the owner lets use keys, can do this.',
};

/** What is said of a key that is not there, or another team's. */
export function noSuchKey(): Result<never> {
  return fail('not_found', 'This team has no such key.');
}
