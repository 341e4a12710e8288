import type { OutputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import { type Invite, inviteState } from '#domain/teams/invite.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { managedTeam } from './managed-team.ts';

type Listed = OutputOf<'listInvites'>;

/** What is pending, expired, or brought somebody who is still in the team. */
export async function listInvites(
  { stores, clock }: { readonly stores: Pick<Stores, 'teams' | 'invites'>; readonly clock: Clock },
  caller: Caller,
  teamId: string,
): Promise<Result<Listed>> {
  const managed = await managedTeam(stores, caller, teamId);
  if (!managed.ok) return managed;
  const members = new Set((await stores.teams.members(teamId)).map(({ id }) => id));
  const invites = await stores.invites.ofTeam(teamId);
  return ok(
    invites
      .filter(({ usedAt, usedBy }) => usedAt === null || (usedBy !== null && members.has(usedBy)))
      .flatMap((invite) => rowOf(invite, clock.now())),
  );
}

function rowOf(invite: Invite, now: Date): Listed {
  const status = inviteState(invite, now);
  if (status === 'revoked') return [];
  return [
    {
      _id: invite.id,
      targetEmail: invite.email,
      status,
      createdAt: invite.createdAt.toISOString(),
      expiresAt: invite.expiresAt.toISOString(),
      used: invite.usedAt !== null,
      usedAt: invite.usedAt?.toISOString() ?? null,
    },
  ];
}
