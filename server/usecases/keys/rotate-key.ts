import { randomUUID } from 'node:crypto';
import type { OutputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../caller.ts';
import { isId, managedTeam } from '../teams/managed-team.ts';
import type { KeyDeps } from './list-keys.ts';

/** Puts a new key in the place of one, which is dead with the answer. */
export async function rotateKey(
  { database, tokens, clock }: KeyDeps,
  caller: Caller,
  { teamId, keyId }: { readonly teamId: string; readonly keyId: string },
): Promise<Result<OutputOf<'rotateApiKey'>>> {
  const now = clock.now();
  return database.inTransaction(async (stores) => {
    const managed = await managedTeam(stores, caller, teamId);
    if (!managed.ok) return managed;
    const text = tokens.createKey();
    const id = randomUUID();
    const key = { id, teamId, text, hash: tokens.hash(text), createdAt: now };
    if (!isId(keyId) || !(await stores.apiKeys.replace(keyId, key)))
      return fail('not_found', 'This team has no such key.');
    const entry = { at: now, actorId: caller.account.id, target: teamId, before: keyId, after: id };
    await stores.audit.add({ ...entry, action: 'api-key.rotated' });
    return ok({ id, key: managed.value.ownerId === caller.account.id ? text : null });
  });
}
