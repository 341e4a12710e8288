import type { OutputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type Invite, mayAccept } from '#domain/teams/invite.ts';
import { hasFreeSeat } from '#domain/teams/seats.ts';
import type { Database, Stores } from '../../ports/stores.ts';
import type { Team } from '../../ports/teams.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Caller } from '../caller.ts';
import { type TeamStandingDeps, teamSeats } from './team-standing.ts';

export interface JoinDeps extends TeamStandingDeps {
  readonly database: Database;
  readonly tokens: Tokens;
}

/**
 * Takes the seat that an invite offers. Those who join one team take turns, so that the last seat goes to one person. Joining
 * again answers the same.
 */
export async function joinTeam(
  deps: JoinDeps,
  caller: Caller,
  token: string,
): Promise<Result<OutputOf<'joinTeam'>>> {
  const joined = await deps.database.inTransaction(async (stores) => {
    const tokenHash = deps.tokens.hash(token);
    const known = await stores.invites.findByToken(tokenHash);
    const team = known === null ? null : await stores.teams.lock(known.teamId);
    // Read again: whoever held the lock before may have used it.
    const invite = team === null ? null : await stores.invites.findByToken(tokenHash);
    return team === null || invite === null ? unknownInvite() : takeSeat(deps, stores, caller, team, invite);
  });
  return joined.ok ? ok({ team: { id: joined.value.id, name: joined.value.name } }) : joined;
}

async function takeSeat(
  deps: JoinDeps,
  stores: Stores,
  { account }: Caller,
  team: Team,
  invite: Invite,
): Promise<Result<Team>> {
  const current = await stores.teams.ofMember(account.id);
  if (current?.id === team.id) return ok(team);
  const now = deps.clock.now();
  const accepted = mayAccept(invite, account, now);
  if (!accepted.ok) return accepted;
  if (current !== null) return alreadyIn(current, account.id, await isAlone(stores, current));
  const free = hasFreeSeat(await teamSeats(deps, stores, team.id));
  if (!free.ok) return free;
  // Somebody who takes two seats at once gets the first; the invite to the other stays good.
  if (!(await stores.teams.add(team.id, account.id, now))) return alreadyIn(null, account.id, false);
  await stores.invites.markUsed(invite, account.id, now);
  const entry = { at: now, action: 'team.joined', actorId: account.id, target: team.id } as const;
  await stores.audit.add({ ...entry, before: '', after: account.id });
  return ok(team);
}

async function isAlone({ teams }: Pick<Stores, 'teams'>, { id }: Team): Promise<boolean> {
  return (await teams.members(id)).length === 1;
}

function alreadyIn(current: Team | null, userId: string, isOnly: boolean): Result<never> {
  const name = current?.name ?? 'another team';
  const how =
    current?.ownerId === userId
      ? howOwnersLeave(isOnly)
      : 'Please leave it in your account, then open the invite again.';
  return fail('conflict', `You belong to ${name} already, and nobody can belong to two teams. ${how}`);
}

/** Who is alone in a team has nobody to hand it to: they can leave it once its plan has ended. */
function howOwnersLeave(isOnly: boolean): string {
  return isOnly
    ? 'You own it, and nobody else is in it: you can leave it in your account once its plan has ended, then open the invite again.'
    : 'You own it: hand it over to another member first, then leave it and open the invite again.';
}

function unknownInvite(): Result<never> {
  return fail(
    'not_found',
    'This invite link is not known. It may be incomplete: please copy the whole link, or ask the team owner for a new one.',
  );
}
