import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { isId, managedTeam } from './managed-team.ts';

/** Withdraws an invite: its link opens nothing from now on. */
export async function revokeInvite(
  { stores, clock }: { readonly stores: Pick<Stores, 'teams' | 'invites'>; readonly clock: Clock },
  caller: Caller,
  { teamId, inviteId }: { readonly teamId: string; readonly inviteId: string },
): Promise<Result<null>> {
  const managed = await managedTeam(stores, caller, teamId);
  if (!managed.ok) return managed;
  const revoked = isId(inviteId) && (await stores.invites.revoke({ teamId, id: inviteId }, clock.now()));
  return revoked
    ? ok(null)
    : fail('not_found', 'There is no such open invite. It may have been used meanwhile.');
}
