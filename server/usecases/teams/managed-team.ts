import { fail, ok, type Result } from '#domain/result.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Team } from '../../ports/teams.ts';
import type { Caller } from '../caller.ts';

/**
 * The team that a caller may manage: its owner, or an admin. To everybody who does not belong to it, there is no such team.
 * `find` locks it where the answer must stay true until the end of a transaction.
 */
export async function managedTeam(
  { teams }: Pick<Stores, 'teams'>,
  { account, role }: Caller,
  teamId: string,
  { find = teams.find }: { readonly find?: Stores['teams']['find'] } = {},
): Promise<Result<Team>> {
  const team = isId(teamId) ? await find(teamId) : null;
  if (team === null) return noTeam();
  if (role === 'admin' || team.ownerId === account.id) return ok(team);
  const own = await teams.ofMember(account.id);
  if (own?.id !== team.id) return noTeam();
  return fail('forbidden', 'Only the team owner or an admin can do this.');
}

function noTeam(): Result<never> {
  return fail('not_found', 'There is no such team.');
}

/** Ids are UUIDs; the database refuses to look for anything else. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
