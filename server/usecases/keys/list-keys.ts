import type { OutputOf } from '#contract/types.ts';
import { usageMonth } from '#domain/plans/usage-month.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Database } from '../../ports/stores.ts';
import type { Tokens } from '../../ports/tokens.ts';
import { type Caller, usageOwnerOfKey } from '../caller.ts';
import { managedTeam } from '../teams/managed-team.ts';
import { type TeamStandingDeps, teamStanding } from '../teams/team-standing.ts';
import { keepKeys } from './keep-keys.ts';

export interface KeyDeps extends TeamStandingDeps {
  readonly database: Database;
  readonly tokens: Tokens;
}

type Keys = OutputOf<'listApiKeys'>;

/** A team's keys with their use, for who manages it. Only its owner is told the keys themselves. */
export async function listKeys(deps: KeyDeps, caller: Caller, teamId: string): Promise<Result<Keys>> {
  const managed = await managedTeam(deps.database, caller, teamId);
  if (!managed.ok) return managed;
  const { standing } = await teamStanding(deps, deps.database, teamId);
  const keys = await keepKeys({ ...deps, stores: deps.database }, { id: teamId, standing });
  return ok(await describeKeys(deps, keys, managed.value.ownerId === caller.account.id));
}

async function describeKeys(
  { database, clock }: KeyDeps,
  keys: Awaited<ReturnType<typeof keepKeys>>,
  isOwner: boolean,
): Promise<Keys> {
  const now = clock.now();
  const month = usageMonth(now);
  return Promise.all(
    keys.map(async ({ id, position, text, createdAt, lastUsedAt }) => ({
      id,
      position,
      key: isOwner ? text : null,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      postsThisMonth: await database.usage.used({ owner: usageOwnerOfKey(id), month }, now),
    })),
  );
}
