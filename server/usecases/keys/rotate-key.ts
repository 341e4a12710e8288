import type { OutputOf } from '#contract/types.ts';
import { keyName } from '#domain/keys/show-key.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ApiKey } from '../../ports/api-keys.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { isId, managedTeam } from '../teams/managed-team.ts';
import type { KeyDeps } from './list-keys.ts';
import { newKey } from './new-key.ts';
import { noSuchKey } from './team-with-keys.ts';

type Rotated = OutputOf<'rotateKnownKeys'>['keys'][number];

/** Puts a new key in the place of one, which is dead with the answer. */
export async function rotateKey(
  deps: KeyDeps,
  caller: Caller,
  { teamId, keyId }: { readonly teamId: string; readonly keyId: string },
): Promise<Result<OutputOf<'rotateApiKey'>>> {
  return deps.database.inTransaction(async (stores) => {
    const managed = await managedTeam(stores, caller, teamId, { find: stores.teams.lock });
    if (!managed.ok) return managed;
    const key = isId(keyId) ? (await stores.apiKeys.list(teamId)).find(({ id }) => id === keyId) : undefined;
    if (key === undefined) return noSuchKey();
    return ok(await replaceKey({ ...deps, stores }, caller, { key, ownerId: managed.value.ownerId }));
  });
}

/** Puts new keys in the place of all that somebody knows who should not. */
export async function rotateKnownKeys(
  deps: KeyDeps,
  caller: Caller,
  teamId: string,
): Promise<Result<OutputOf<'rotateKnownKeys'>>> {
  return deps.database.inTransaction(async (stores) => {
    const managed = await managedTeam(stores, caller, teamId, { find: stores.teams.lock });
    if (!managed.ok) return managed;
    const known = (await stores.apiKeys.list(teamId)).filter(({ knownOutsideAt }) => knownOutsideAt !== null);
    const keys: Rotated[] = [];
    for (const key of known)
      keys.push(await replaceKey({ ...deps, stores }, caller, { key, ownerId: managed.value.ownerId }));
    return ok({ keys });
  });
}

/** Only the owner is told the new key: an admin ends the old one, and nobody has the new one until the owner rotates it again. */
async function replaceKey(
  deps: Omit<KeyDeps, 'database' | 'stores'> & { readonly stores: Stores },
  { account }: Caller,
  { key, ownerId }: { readonly key: ApiKey; readonly ownerId: string },
): Promise<Rotated> {
  const { text, kept } = newKey(deps, { teamId: key.teamId, madeBy: account.id });
  await deps.stores.apiKeys.replace(key.id, kept);
  const entry = { at: kept.createdAt, actorId: account.id, target: key.teamId };
  await deps.stores.audit.add({ ...entry, action: 'api-key.rotated', before: key.id, after: kept.id });
  return {
    id: kept.id,
    position: key.position,
    name: keyName(key),
    key: ownerId === account.id ? text : null,
    lastFour: kept.lastFour,
  };
}
