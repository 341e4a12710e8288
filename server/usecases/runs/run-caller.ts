import type { Result } from '#domain/result.ts';
import { fail } from '#domain/result.ts';
import type { ClaimedRows } from '../../ports/runs.ts';
import { type AuthenticateDeps, callerOf } from '../authenticate.ts';
import type { Caller } from '../caller.ts';
import { callerOfKey } from '../keys/authenticate-key.ts';

/** Whoever a run works for, with their plan as it is now; refused where the account or the key has ended. */
export async function callerOfRun(deps: AuthenticateDeps, run: ClaimedRows['run']): Promise<Result<Caller>> {
  const { stores } = deps;
  if (run.key === null) {
    const account = await stores.users.find(run.userId);
    return account === null ? closed() : callerOf(deps, account, null);
  }
  const keys = await stores.apiKeys.list(run.key.teamId);
  const key = keys.find(({ id }) => id === run.key?.id);
  return key === undefined ? closed() : callerOfKey(deps, key);
}

function closed(): Result<never> {
  return fail('unauthenticated', 'The account or API key of this run has ended.');
}
