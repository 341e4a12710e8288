import { keysOfPlan, mostKeys } from '#domain/keys/key-limits.ts';
import type { Standing } from '#domain/plans/entitlements.ts';
import type { ApiKey } from '../../ports/api-keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/stores.ts';

export interface KeepKeysDeps {
  readonly stores: Pick<Stores, 'apiKeys' | 'audit'>;
  readonly clock: Clock;
}

interface KeyedTeam {
  readonly id: string;
  readonly standing: Standing;
}

/** A team's keys; those beyond its plan are gone for good. */
export async function keepKeys(deps: KeepKeysDeps, team: KeyedTeam): Promise<ApiKey[]> {
  const most = mostKeys(keysOfPlan(team.standing, deps.clock.now()));
  const kept = await deps.stores.apiKeys.list(team.id);
  if (kept.every(({ position }) => position <= most)) return kept;
  await revokeBeyond(deps, team.id, most);
  return kept.filter(({ position }) => position <= most);
}

/** Ends a team's keys beyond so many, and says why in the log. */
export async function revokeBeyond(
  { stores, clock }: KeepKeysDeps,
  teamId: string,
  count: number,
  why = 'not in the plan',
): Promise<void> {
  for (const id of await stores.apiKeys.removeBeyond(teamId, count)) {
    const entry = { at: clock.now(), actorId: null, target: teamId, before: id, after: why };
    await stores.audit.add({ ...entry, action: 'api-key.revoked' });
  }
}
