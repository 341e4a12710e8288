import { randomUUID } from 'node:crypto';
import { keyLimits, keysOfPlan, mostKeys } from '#domain/keys/key-limits.ts';
import type { Standing } from '#domain/plans/entitlements.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Tokens } from '../../ports/tokens.ts';

export interface KeepKeysDeps {
  readonly stores: Pick<Stores, 'apiKeys' | 'audit'>;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

interface KeyedTeam {
  readonly id: string;
  readonly standing: Standing;
}

/** A team's keys, made to fit its plan: missing ones are created, those beyond it are gone for good. */
export async function keepKeys(
  deps: KeepKeysDeps,
  team: KeyedTeam,
): Promise<Awaited<ReturnType<Stores['apiKeys']['list']>>> {
  const { apiKeys } = deps.stores;
  const allowance = keysOfPlan(team.standing, deps.clock.now());
  const kept = await apiKeys.list(team.id);
  const wanted = allowance === 'unlimited' ? Math.max(kept.length, keyLimits.unlimited.first) : allowance;
  const taken = new Set(kept.map(({ position }) => position));
  const missing = Array.from(
    { length: Math.min(wanted, mostKeys(allowance)) },
    (_, index) => index + 1,
  ).filter((position) => !taken.has(position));
  const isTooMany = kept.some(({ position }) => position > mostKeys(allowance));
  if (missing.length === 0 && !isTooMany) return kept;
  for (const position of missing) await addKeyAt(deps, team.id, position, null);
  if (isTooMany) await revokeBeyond(deps, team.id, mostKeys(allowance));
  return apiKeys.list(team.id);
}

/** False where somebody else was quicker with this position. */
export async function addKeyAt(
  { stores, tokens, clock }: KeepKeysDeps,
  teamId: string,
  position: number,
  actorId: string | null,
): Promise<boolean> {
  const now = clock.now();
  const text = tokens.createKey();
  const key = { id: randomUUID(), teamId, position, text, hash: tokens.hash(text), createdAt: now };
  if (!(await stores.apiKeys.add(key))) return false;
  const entry = { at: now, actorId, target: teamId, before: '', after: `key ${position}: ${key.id}` };
  await stores.audit.add({ ...entry, action: 'api-key.added' });
  return true;
}

export async function revokeBeyond(
  { stores, clock }: Pick<KeepKeysDeps, 'stores' | 'clock'>,
  teamId: string,
  count: number,
  why = 'not in the plan',
): Promise<void> {
  for (const id of await stores.apiKeys.removeBeyond(teamId, count)) {
    const entry = { at: clock.now(), actorId: null, target: teamId, before: id, after: why };
    await stores.audit.add({ ...entry, action: 'api-key.revoked' });
  }
}
