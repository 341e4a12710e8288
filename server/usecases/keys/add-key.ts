import type { OutputOf } from '#contract/types.ts';
import { keysOfPlan, mostKeys } from '#domain/keys/key-limits.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { cheapestPlanWithKeys } from '#domain/plans/require-feature.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Team } from '../../ports/teams.ts';
import type { Caller } from '../caller.ts';
import { teamStanding } from '../teams/team-standing.ts';
import { keepKeys } from './keep-keys.ts';
import type { KeyDeps } from './list-keys.ts';
import { newKey } from './new-key.ts';
import { teamWithKeys } from './team-with-keys.ts';

/** Makes a key, at the first place that is free; the answer is the only one that has it in full. */
export async function addKey(
  deps: KeyDeps,
  caller: Caller,
  { teamId, name }: { readonly teamId: string; readonly name: string },
): Promise<Result<OutputOf<'addApiKey'>>> {
  return deps.database.inTransaction(async (stores) => {
    // Locked, so that two keys at once do not go for the same place.
    const team = await teamWithKeys(stores, caller, teamId, { find: stores.teams.lock });
    if (!team.ok) return team;
    if (!(await isShownKeys(stores, caller, team.value))) return notForAdmins();
    const { standing } = await teamStanding(deps, stores, teamId);
    const kept = await keepKeys({ ...deps, stores }, { id: teamId, standing });
    const most = mostKeys(keysOfPlan(standing, deps.clock.now()));
    const position = firstFree(kept);
    if (position > most) return noRoom(most);
    const { text, kept: key } = newKey(deps, { teamId, madeBy: caller.account.id });
    await stores.apiKeys.add({ ...key, position, name });
    const entry = { at: key.createdAt, actorId: caller.account.id, target: teamId, before: '' };
    await stores.audit.add({ ...entry, action: 'api-key.added', after: `key ${position}: ${key.id}` });
    return ok({ id: key.id, position, name, key: text, lastFour: key.lastFour });
  });
}

function firstFree(kept: readonly { readonly position: number }[]): number {
  const taken = new Set(kept.map(({ position }) => position));
  let position = 1;
  while (taken.has(position)) position += 1;
  return position;
}

/** Admins manage every team, and are shown no key of one. */
async function isShownKeys(
  { teams }: Pick<Stores, 'teams'>,
  { account }: Caller,
  { id, ownerId }: Team,
): Promise<boolean> {
  return ownerId === account.id || (await teams.keyRight(id, account.id))?.mayUseKeys === true;
}

function notForAdmins(): Result<never> {
  return fail(
    'conflict',
    'A new key is shown to the team alone: please let its owner make one, or a member whom they let use keys.',
  );
}

function noRoom(most: number): Result<never> {
  if (most > 0)
    return fail(
      'conflict',
      `Your team has all ${most === 1 ? 'of its one key' : `${most} keys`} that it can have. Please delete one first, or choose a larger plan.`,
    );
  const plan = cheapestPlanWithKeys();
  return fail(
    'plan_required',
    `API keys come with the ${plans[plan].title} plan, once it is paid. Upgrade to make one.`,
    { plan },
  );
}
