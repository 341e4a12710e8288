import { fail, ok, type Result } from '#domain/result.ts';
import type { Database, Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { type AskDeps, askToRotate } from '../keys/ask-to-rotate.ts';
import { isId, managedTeam } from './managed-team.ts';
import { type TeamStandingDeps, teamSeats } from './team-standing.ts';

/**
 * Takes a member out, or lets the caller leave. Membership is read anew for every request, so the next one is out already.
 * The owner stays, unless they are alone in a team whose plan has ended: it is kept for the day they buy one again.
 */
export async function removeMember(
  deps: TeamStandingDeps & Pick<AskDeps, 'settings'> & { readonly database: Database },
  caller: Caller,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<Result<null>> {
  return deps.database.inTransaction(async (stores) => {
    const isLeaving = memberId === caller.account.id && caller.team?.id === teamId;
    const managed = await managedTeam(stores, caller, teamId, { find: stores.teams.lock });
    if (!managed.ok && !isLeaving) return managed;
    const isOwner = managed.ok && managed.value.ownerId === memberId;
    if (isOwner && !(isLeaving && (await isOver(deps, stores, teamId))))
      return ownerStays(await isAlone(stores, teamId));
    if (isId(memberId)) await askToRotate({ ...deps, stores }, { teamId, memberId });
    const removed = isId(memberId) && (await stores.teams.remove(teamId, memberId));
    if (!removed) return fail('not_found', 'There is no such member in this team.');
    await stores.audit.add({
      at: deps.clock.now(),
      action: memberId === caller.account.id ? 'team.left' : 'team.member-removed',
      actorId: caller.account.id,
      target: teamId,
      before: memberId,
      after: '',
    });
    return ok(null);
  });
}

async function isOver(deps: TeamStandingDeps, stores: Stores, teamId: string): Promise<boolean> {
  const { used, hasPlan } = await teamSeats(deps, stores, teamId);
  return used === 1 && !hasPlan;
}

async function isAlone({ teams }: Pick<Stores, 'teams'>, teamId: string): Promise<boolean> {
  return (await teams.members(teamId)).length === 1;
}

function ownerStays(isOnly: boolean): Result<never> {
  const how = isOnly
    ? 'Nobody else is in it: it can be left once its plan has ended.'
    : 'Please make another member the owner first.';
  return fail('conflict', `The owner cannot be removed from the team. ${how}`);
}
