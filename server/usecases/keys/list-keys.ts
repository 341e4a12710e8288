import type { OutputOf } from '#contract/types.ts';
import { keyName, maskedKey } from '#domain/keys/show-key.ts';
import { usageMonth } from '#domain/plans/usage-month.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ApiKey } from '../../ports/api-keys.ts';
import type { Database } from '../../ports/stores.ts';
import type { Tokens } from '../../ports/tokens.ts';
import { type Caller, usageOwnerOfKey } from '../caller.ts';
import { type TeamStandingDeps, teamStanding } from '../teams/team-standing.ts';
import { keepKeys } from './keep-keys.ts';
import { teamWithKeys } from './team-with-keys.ts';

export interface KeyDeps extends TeamStandingDeps {
  readonly database: Database;
  readonly tokens: Tokens;
}

type Keys = OutputOf<'listApiKeys'>;

/** A team's keys with their use, for who may use them: what they are called and end with, never what they are. */
export async function listKeys(deps: KeyDeps, caller: Caller, teamId: string): Promise<Result<Keys>> {
  const team = await teamWithKeys(deps.database, caller, teamId);
  if (!team.ok) return team;
  const { standing } = await teamStanding(deps, deps.database, teamId);
  const keys = await keepKeys({ ...deps, stores: deps.database }, { id: teamId, standing });
  return ok(await Promise.all(keys.map((key) => describeKey(deps, key))));
}

async function describeKey({ database, clock }: KeyDeps, key: ApiKey): Promise<Keys[number]> {
  const now = clock.now();
  const month = usageMonth(now);
  return {
    id: key.id,
    position: key.position,
    name: keyName(key),
    key: maskedKey(key.lastFour),
    lastFour: key.lastFour,
    madeBy: await makerOf(database, key),
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    lastUsedFor: key.lastUse,
    postsThisMonth: await database.usage.used({ owner: usageOwnerOfKey(key.id), month }, now),
    knownOutsideSince: key.knownOutsideAt?.toISOString() ?? null,
  };
}

/** By name where they gave one. Whoever left the team is named too: that they made it still matters. */
async function makerOf({ users }: Pick<Database, 'users'>, { madeBy }: ApiKey): Promise<string | null> {
  const maker = madeBy === null ? null : await users.find(madeBy);
  return maker === null ? null : maker.name || maker.email;
}
