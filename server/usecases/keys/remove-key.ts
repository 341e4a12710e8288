import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../caller.ts';
import { isId, managedTeam } from '../teams/managed-team.ts';
import type { KeyDeps } from './list-keys.ts';
import { noSuchKey } from './team-with-keys.ts';

/** Ends a key for good; its place is free for another. */
export async function removeKey(
  { database, clock }: KeyDeps,
  caller: Caller,
  { teamId, keyId }: { readonly teamId: string; readonly keyId: string },
): Promise<Result<null>> {
  return database.inTransaction(async (stores) => {
    const managed = await managedTeam(stores, caller, teamId, { find: stores.teams.lock });
    if (!managed.ok) return managed;
    if (!isId(keyId) || !(await stores.apiKeys.remove(teamId, keyId))) return noSuchKey();
    const entry = { at: clock.now(), actorId: caller.account.id, target: teamId };
    await stores.audit.add({ ...entry, action: 'api-key.revoked', before: keyId, after: 'deleted' });
    return ok(null);
  });
}
