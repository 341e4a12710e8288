import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import { noTeamSignOff, readTeamSignOff } from '#domain/sign-off/rule.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { managedTeam } from '../teams/managed-team.ts';

interface TeamSignOffDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** What a team demands before anything leaves. */
export async function getTeamSignOff(
  { database }: TeamSignOffDeps,
  caller: Caller,
  teamId: string,
): Promise<Result<OutputOf<'getTeamSignOff'>>> {
  const managed = await managedTeam(database, caller, teamId);
  return managed.ok ? ok((await database.teamSignOffs.find(teamId)) ?? noTeamSignOff) : managed;
}

/** Says what a team demands from now on; sign-offs that were asked for keep the rule of then. */
export async function saveTeamSignOff(
  { database, clock }: TeamSignOffDeps,
  caller: Caller,
  { teamId, disclosure, ...sent }: { readonly teamId: string } & ParsedInputOf<'saveTeamSignOff'>['body'],
): Promise<Result<OutputOf<'saveTeamSignOff'>>> {
  const managed = await managedTeam(database, caller, teamId);
  if (!managed.ok) return managed;
  const read = readTeamSignOff({ ...sent, disclosure: disclosure ?? '' });
  if (!read.ok) return read;
  const now = clock.now();
  return database.inTransaction(async (stores) => {
    const before = (await stores.teamSignOffs.find(teamId)) ?? noTeamSignOff;
    await stores.teamSignOffs.save(teamId, read.value, now);
    const say = ({ required, approvals, approvers }: typeof before): string =>
      required ? `${approvals} of ${approvers.join(', ')}` : 'not required';
    await stores.audit.add({
      at: now,
      action: 'team.sign-off-changed',
      actorId: caller.account.id,
      target: teamId,
      before: say(before),
      after: say(read.value),
    });
    return ok(read.value);
  });
}
