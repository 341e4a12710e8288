import { keyLimits, keysOfPlan, mostKeys } from '#domain/keys/key-limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ApiKey } from '../../ports/api-keys.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Caller } from '../caller.ts';
import { type TeamStandingDeps, teamStanding } from '../teams/team-standing.ts';
import { revokeBeyond } from './keep-keys.ts';

export interface AuthenticateKeyDeps extends TeamStandingDeps {
  readonly stores: Pick<Stores, 'users' | 'billing' | 'teams' | 'trials' | 'apiKeys' | 'audit'>;
  readonly tokens: Tokens;
}

/**
 * Who calls with a key: the team, by nobody in particular. Never an admin, whoever owns the team. `use` is the call, as it is noted;
 * null for one that keys do not open.
 */
export async function authenticateKey(
  deps: AuthenticateKeyDeps,
  text: string,
  use: string | null,
): Promise<Result<Caller>> {
  const { stores, tokens } = deps;
  // Most wrong keys are slips of copying: their checksum says so without asking the database.
  const key = tokens.isKeyShaped(text) ? await stores.apiKeys.find(tokens.hash(text)) : null;
  if (key === null) return unknown();
  const caller = await callerOfKey(deps, key);
  if (caller.ok && use !== null) await noteUse(deps, key, use);
  return caller;
}

/** The team of a key as it is now; refused where the key or the account behind it has ended. */
export async function callerOfKey(
  deps: AuthenticateKeyDeps,
  key: Pick<ApiKey, 'id' | 'teamId' | 'position'>,
): Promise<Result<Caller>> {
  const { stores, clock } = deps;
  const team = await stores.teams.find(key.teamId);
  const owner = team === null ? null : await stores.users.find(team.ownerId);
  if (team === null || owner === null) return unknown();
  if (owner.disabledAt !== null) return fail('unauthenticated', 'The account of this team is closed.');
  const { standing, subscription } = await teamStanding(deps, stores, team.id);
  const allowed = mostKeys(keysOfPlan(standing, clock.now()));
  if (key.position > allowed) {
    await revokeBeyond(deps, team.id, allowed);
    return fail(
      'unauthenticated',
      "This API key has ended: the team's plan does not include it any more. Its owner can choose a larger plan.",
    );
  }
  return ok({
    account: owner,
    role: 'user',
    needsSecondFactor: false,
    signIn: null,
    subscription: null,
    trialEndsAt: null,
    held: [],
    paysForTeam: null,
    team: { ...team, role: 'member', subscription, standing },
    key: { id: key.id },
  });
}

function unknown(): Result<never> {
  return fail(
    'unauthenticated',
    'This API key is not known. Please check that it was copied whole; after a change only the new key works.',
  );
}

async function noteUse(
  { stores, clock }: AuthenticateKeyDeps,
  { id, lastUsedAt, lastUse }: ApiKey,
  use: string,
): Promise<void> {
  const at = clock.now();
  const before = new Date(at.getTime() - keyLimits.noteUse);
  if (lastUsedAt === null || lastUsedAt <= before || lastUse !== use)
    await stores.apiKeys.noteUse(id, { at, for: use }, before);
}
