import { fail, ok, type Result } from '#domain/result.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { isId, managedTeam } from '../teams/managed-team.ts';
import { type AskDeps, askToRotate } from './ask-to-rotate.ts';

interface Change {
  readonly teamId: string;
  readonly memberId: string;
  readonly mayUseKeys: boolean;
}

/** Lets a member see and make API keys, or no longer: then the owner is asked to rotate those that they know. */
export async function setKeyRight(
  deps: Pick<AskDeps, 'clock' | 'settings'> & { readonly database: Database },
  caller: Caller,
  { teamId, memberId, mayUseKeys }: Change,
): Promise<Result<{ readonly mayUseKeys: boolean }>> {
  return deps.database.inTransaction(async (stores) => {
    const managed = await managedTeam(stores, caller, teamId, { find: stores.teams.lock });
    if (!managed.ok) return managed;
    if (managed.value.ownerId === memberId)
      return fail('conflict', 'The owner of the team may use its keys in any case.');
    const right = isId(memberId) ? await stores.teams.keyRight(teamId, memberId) : null;
    if (right === null) return fail('not_found', 'There is no such member in this team.');
    if (right.mayUseKeys === mayUseKeys) return ok({ mayUseKeys });
    if (!mayUseKeys) await askToRotate({ ...deps, stores }, { teamId, memberId });
    await stores.teams.setKeyRight(teamId, memberId, { mayUseKeys, knownAt: null });
    const entry = { at: deps.clock.now(), actorId: caller.account.id, target: teamId, before: memberId };
    const action = mayUseKeys ? 'team.key-right-given' : 'team.key-right-taken';
    await stores.audit.add({ ...entry, action, after: '' });
    return ok({ mayUseKeys });
  });
}
